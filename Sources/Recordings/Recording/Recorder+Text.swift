internal import PaymentCore
internal import SimulatorUI

extension Recorder {
  /// The recording as its file holds it, with a remark wherever the keys go to another screen.
  package func text(header: CastHeader) -> String {
    var writer = CastWriter(header: header)
    var text = writer.headerLine
    var time = Duration.zero
    var screen: String?
    for entry in entries {
      if entry.screen != screen, entry.kind.isInput { text += writer.comment(entry.screen) }
      if entry.kind.isInput { screen = entry.screen }
      text += writer.line(for: CastEvent(after: entry.time - time, entry.kind))
      time = entry.time
    }
    return text
  }
}

extension CastEvent.Kind {
  fileprivate var isInput: Bool {
    switch self {
    case .input: true
    case .resize, .marker, .exit, .output, .unknown: false
    }
  }
}

extension Simulator {
  /// The name of the screen that a key goes to, and of the field on it.
  var placeName: String {
    guard let place = textEntry?.place else { return screenName }
    let field =
      switch place {
      case .field(.number): "number"
      case .field(.expiry): "expiry"
      case .field(.securityCode): "security code"
      case .field(.name): "name"
      case .code: "code"
      case .picker: "filter"
      }
    return "\(screenName), \(field)"
  }
}
