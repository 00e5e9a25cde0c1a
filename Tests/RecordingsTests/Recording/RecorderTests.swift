import PaymentCore
import ProgramOptions
import SimulatorUI
import Testing

@testable import Recordings

struct RecorderTests {
  @Test func `published numbers are recorded key by key, with the screen they went to`() throws {
    var run = try RecordedRun()
    run.type("4242424242424242\t1230\t123\t\r")
    let text = run.finish()
    let keys = try inputs(of: text)
    #expect(keys.joined() == "4242424242424242\t1230\t123\t\r")
    #expect(keys.count == 27)
    #expect(text.contains("# card form, number\n[0.120, \"i\", \"4\"]\n"))
    #expect(text.contains("# card form, security code\n"))
  }

  @Test(
    arguments: [
      // A number in no list, also corrected, pasted with noise, and moved about in.
      ("4929123456789012", "4000000000000010"), ("378282246310006", "340000000000008"),
      ("5105105105105\u{8}\u{8}99", "5100000000000"), ("9999", "0000"),
      ("4929 1234-5678 9012 3456 789", "40000000000000000000000"),
    ]
  )
  func `a number in no list becomes the scheme's prefix, zeros and a check digit`(
    _ typed: String,
    _ recorded: String
  ) throws {
    var run = try RecordedRun()
    run.type(typed + "\t")
    let first = try #require(try inputs(of: run.finish()).first)
    #expect(first.hasPrefix("\u{15}"))
    let (standIn, secret) = (first.dropFirst(), typed.filter(\.isNumber))
    #expect(standIn.count == recorded.count)
    #expect(standIn.prefix(2) == recorded.prefix(2))
    #expect(standIn.count < 5 || !secret.contains(standIn.suffix(5)))
  }

  @Test func `a refused number is refused with the same sentence in the replay`() throws {
    var run = try RecordedRun()
    run.type("4929123456789007\t1230\t987\tReal Person\r")
    run.press(.function(8))
    let live = run.shop.frame()
    let replayed = try Replayed(run.finish())
    let screen = try #require(replayed.screens.first)
    let sentence = "Not a published test number"
    #expect(ScreenText(live).text.contains(sentence) && screen.contains(sentence))
    let lines = ScreenText(live).text.split(separator: "\n").filter { $0.contains("!") }
    #expect(!lines.isEmpty)
    for line in lines { #expect(screen.contains(line)) }
    #expect(!screen.contains("Real Person"))
    #expect(replayed.end.problems == [])
  }

  @Test(
    arguments: [
      ("1234", "1234", "approved-captured"), ("2222", "2222", "3ds-issuer-rejects"),
      ("98765432", "\u{15}00000000", "challenge"), ("12 34", "\u{15}1234", "approved-captured"),
    ]
  )
  func `only the simulator's own codes are recorded`(
    _ code: String,
    _ recorded: String,
    _ ending: String
  ) throws {
    var run = try RecordedRun()
    run.type(Keys.challenged)
    run.pass(.seconds(2))
    run.type(code + "\r")
    run.pass(.seconds(5))
    let text = run.finish()
    #expect(try inputs(of: text).joined().contains("\r\(recorded)\r"))
    let replayed = try Replayed(text)
    #expect(replayed.end.resultLines == run.results)
    if ending != "challenge" {
      #expect(replayed.end.deliveries.last?.result.ending.id == ending)
    }
  }

  @Test func `names are replaced unless they are to be kept`() throws {
    for (keeps, expected) in [(false, "\u{15}Jane Doe"), (true, "Mari Maasikas")] {
      var run = try RecordedRun(keepsName: keeps)
      run.type("\t\t\tMari Maasikas\t")
      #expect(try inputs(of: run.finish()).dropFirst(3).dropLast().joined() == expected)
    }
    var run = try RecordedRun(keepsName: true)
    run.type("\t\t\t4929 1234\t")
    #expect(try inputs(of: run.finish()).dropFirst(3).dropLast().joined() == "\u{15}0000")
  }

  @Test func `checkpoints are named by their number`() throws {
    var run = try RecordedRun()
    run.press(.function(8))
    run.type("4242")
    run.press(.control("p"))
    let text = run.finish()
    #expect(text.contains("\"m\", \"checkpoint-1\""))
    #expect(text.contains("\"m\", \"checkpoint-2\""))
    #expect(try Replayed(text).screens.last?.contains(" 4242 ") == true)
  }

  @Test func `an Esc cancels at the same moment in the replay`() throws {
    var run = try RecordedRun()
    run.pass(.seconds(1))
    run.press(.escape)
    run.type("n")
    run.pass(.seconds(1))
    run.press(.left)
    run.press(.escape)
    run.type("\r")
    let text = run.finish()
    #expect(text.contains("[0.950, \"i\", \"\\u001b\"]"))
    #expect(text.contains("[0.000, \"i\", \"\\u001b[27u\"]"))
    let replayed = try Replayed(text)
    #expect(replayed.end.resultLines == run.results)
    #expect(run.results.count == 2)
  }

  @Test func `a signal stops the replay while an answer is awaited`() throws {
    var run = try RecordedRun()
    run.type(Keys.paid)
    run.pass(.milliseconds(100))
    let text = run.finish()
    #expect(text.hasSuffix("\"x\", \"143\"]\n"))
    let replayed = try Replayed(text)
    #expect(replayed.end.deliveries.last?.result.ending.id == "stopped-after-sending")
    #expect(replayed.end.resultLines == run.results)
    #expect(replayed.end.problems == [])
  }

  @Test func `the header's command holds what a replay takes, in quotes where needed`() throws {
    var settings = RunSettings()
    settings.set(.order, to: "it's 5 o'clock")
    settings.set(.cards, to: "/home/me/cards.json")
    settings.set(.preauth)
    settings.set(.scenario, to: "../mine.json")
    let options = try RunSettings().runOptions(
      in: RunSettings.Surroundings(today: "2026-11-30", seed: 7, localeName: "et_EE")
    )
    let command = settings.recordedCommand(options, scenarioFile: "scenario.json")
    let words = try #require(CommandWords(command)).words
    #expect(
      Set(words) == [
        "--order=it's 5 o'clock", "--preauth", "--scenario=scenario.json", "--language=et",
        "--seed=7", "--today=2026-11-30",
      ]
    )
    #expect(settings.unrecorded == [.cards])
  }
}
