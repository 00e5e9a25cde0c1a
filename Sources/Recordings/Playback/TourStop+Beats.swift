extension TourStop {
  /// What is typed, and how long each screen stands.
  var beats: [PlaybackBeat] {
    switch self {
    case .approved: card("4242424242424242")
    case .approvedAfterCode:
      card("4000000000003220") + code("1234")
    case .wrongCodes:
      card("4000000000003220") + code("0000") + code("1111") + code("9999")
    case .challengeCancelled:
      card("4000000000003220") + look + PlaybackBeat.typing("12") + [.hold(.seconds(1))]
        // Each SDK's word has its time.
        + PlaybackBeat.typing(escape) + [.wait(.seconds(1)), .hold(.seconds(3))]
        + PlaybackBeat.typing(contractKey)
    case .noFunds: card("4000000000009995")
    case .networkLost: card("4242424242424242")
    case .pageClosed:
      [.wait(.seconds(1))] + look + PlaybackBeat.typing("\r") + look
        + PlaybackBeat.typing(escape)
    case .walletCancelled: look + PlaybackBeat.typing(escape)
    }
  }

  private var escape: String { "\u{1B}" }
  /// F4 shows the result in the other SDK's words.
  private var contractKey: String { "\u{1B}OS" }
  private var look: [PlaybackBeat] { [.hold(.seconds(2))] }

  /// A card with its date, code and name, and the time that the platform needs for it.
  private func card(_ number: String) -> [PlaybackBeat] {
    let fields = [number + "\t", "1230\t", "123\t", "Jane Doe"]
    let form = fields.flatMap { PlaybackBeat.typing($0) + [.hold(.milliseconds(300))] }
    return form + PlaybackBeat.typing("\r") + [.wait(.seconds(2))]
  }

  /// A code in the bank's challenge, and the time that the bank needs for it.
  private func code(_ code: String) -> [PlaybackBeat] {
    look + PlaybackBeat.typing(code) + [.hold(.milliseconds(500))]
      + PlaybackBeat.typing("\r") + [.wait(.seconds(1))]
  }
}
