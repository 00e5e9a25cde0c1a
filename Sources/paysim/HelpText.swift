import ProgramOptions
import Recordings

/// What `paysim --help` prints.
enum HelpText {
  static let text = """
    paysim: a payment simulator for the terminal. No money moves; nothing is sent anywhere
    unless you name a command or a host that is to be asked for a status.

    Usage
      paysim [OPTIONS]               run interactively; the result goes to standard output
      paysim record DIR [OPTIONS]    the same, and write the keys to a new folder for replays
      paysim replay PATH...          replay recordings without a terminal and compare
      paysim replay --watch PATH...  play recordings on this terminal at human speed
      paysim demo                    play a tour of eight endings (--language, --theme)
      paysim cards                   list the test cards (--json, --cards FILE)
      paysim scenarios               list what the simulated platform can do (--json)
      paysim codes                   list both SDKs' codes, and how to see each (--json)
      paysim graph                   print the state machine as a Mermaid graph

    Options of a run
    \(options)
      --status-resolver COMMAND      ask a command for the status after a checkout page
      --api-base-url URL             ask a host for it, with curl
      --json                         print each result as one JSON object
      --explain                      say on standard error which rule decided
      --no-motion                    nothing moves while an answer is awaited
      --plain                        line by line, for screen readers, plain terminals and pipes
      --keep-name                    a recording keeps the name; its digits never
      --help, --version

    Options of a replay, beside those of a run
      --update                       rewrite what the recordings expect
      --json                         print each result; compare nothing that is not there
      --filter TEXT                  only fixtures with TEXT in their name
      --shard I/N                    only the I-th of N parts, the same fixtures each time
      --svg DIR                      draw each checkpoint as an SVG picture
      --export FILE                  film one replay as an asciicast that every player plays
      --transcript FILE              write what one replay shows as plain text
      --junit FILE                   write a report that build servers read

    Keys of a demo and of --watch
      Enter n next, p Left back, Space pause, . Right step, + - speed, q Esc Ctrl-C leave

    Exit status
      0 succeeded, 1 failed, 2 cancelled, 3 not known yet; 64 wrong usage, 65 unreadable file,
      69 no usable terminal, 70 internal error, 74 output cannot be written, 128+n after signal n

    Example
      paysim --contract seb --amount 40.12 --currency EUR --json

    """

  private static var options: String {
    RunOption.allCases.map { option in
      let word = "--\(option.rawValue)" + (option.valueName.map { " \($0)" } ?? "")
      let padding = String(repeating: " ", count: max(1, 31 - word.count))
      return "  \(word)\(padding)\(option.help)"
    }.joined(separator: "\n")
  }
}
