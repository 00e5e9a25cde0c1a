/// What `paysim --help` prints.
package enum HelpText {
  /// The help.
  package static var text: String {
    """
    paysim: a payment simulator for the terminal. No money moves; nothing is sent anywhere
    unless you name a command or a host that is to be asked for a status.

    Usage
    \(rows(ProgramCommand.allCases.map { ($0.usage, $0.text) }))

    Options of a run
    \(options([.payment, .interface], of: [.run, .record]))

    Options of a replay, beside those of a run
    \(rows(replayOptions.map { ($0.usage, $0.text(in: .replay)) }))

    Options of everything else
    \(rows(otherOptions))

    Keys of a demo and of --watch
      Enter n next, p Left back, Space pause, . Right step, + - speed, q Esc Ctrl-C leave

    Exit status
      0 succeeded, 1 failed, 2 cancelled, 3 not known yet; 64 wrong usage, 65 unreadable file,
      69 no usable terminal, 70 internal error, 74 output cannot be written, 128+n after signal n

    Example
      paysim --contract seb --amount 40.12 --currency EUR --json

    """
  }

  private static func options(
    _ groups: Set<OptionRow.Group>,
    of commands: [ProgramCommand]
  ) -> String {
    rows(
      ProgramOption.allCases
        .filter { groups.contains($0.row.group) && !$0.row.commands.isDisjoint(with: commands) }
        .map { ($0.usage, $0.text(in: .run)) }
    )
  }

  private static var replayOptions: [ProgramOption] {
    ProgramOption.allCases.filter { option in
      option.row.group == .replay || option.row.otherTexts[.replay] != nil
    }
  }

  /// What the commands take that are neither runs nor replays.
  private static var otherOptions: [(String, String)] {
    ProgramCommand.allCases
      .filter { ![.run, .record, .replay].contains($0) }
      .compactMap { command in
        let options = command.options.filter { $0.row.group != .general }
        guard let word = command.word, !options.isEmpty else { return nil }
        return (word, options.map(\.word).joined(separator: ", "))
      } + [("--help, --version", "everywhere")]
  }

  private static func rows(_ rows: [(String, String)]) -> String {
    rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: max(1, 31 - left.count)))\(right)"
    }.joined(separator: "\n")
  }
}
