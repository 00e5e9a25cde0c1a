import CTerminal
import PaymentContracts
import Platform
import SimulatorUI
import Terminals

/// A run line by line: the loop between the console and the dialogue.
struct PlainRun {
  let options: RunOptions
  var resolver: (any SEB.PaymentStatusResolving)?

  /// Runs until the person leaves, the input ends or a signal stops the program.
  func run() -> LiveRun.End {
    var console = PlainConsole()
    var dialogue = PlainDialogue(
      options: options,
      isInteractive: console.isInteractive,
      resolver: resolver,
      wake: Terminal.wake
    )
    var signal: Int32?
    var isStopping = false
    var last = OperatingSystem.now
    while true {
      repeat { console.write(dialogue.takeLines()) } while dialogue.linesWritten()
      if isStopping || dialogue.hasLeft { break }
      let prompt = dialogue.prompt
      console.ask(prompt)
      let arrival = console.wait(forLine: prompt != nil, upTo: dialogue.deadline)
      let now = OperatingSystem.now
      // What is due by now comes before what was typed.
      dialogue.elapse(now - last)
      last = now
      switch arrival {
      case .line(let line):
        console.promptAnswered()
        // The answer to a question that is no longer asked answers no other.
        if dialogue.prompt == prompt { dialogue.typed(line) }
      case .interrupt:
        console.endPromptLine()
        dialogue.interrupt()
      case .continued:
        console.endPromptLine()
        console.hideTyping()
        dialogue.cameBack()
      case .woken: dialogue.takeAnswers()
      case .elapsed: break  // Told above.
      case .signal(let number):
        signal = number
        isStopping = true
        dialogue.stop()
      case .inputEnded:
        isStopping = true
        dialogue.stop()
      }
    }
    console.finish()
    return LiveRun.End(deliveries: dialogue.shop.deliveries, signal: signal)
  }
}
