import ProgramOptions

/// The address under which a host serves the platform's paths.
struct BaseURL: Hashable, Sendable {
  /// The address, without a slash at its end.
  let text: String

  /// Reads an address.
  ///
  /// - Throws: `OptionError` if it is not a plain `http` or `https` address.
  init(_ text: String) throws(OptionError) {
    let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !Self.refused.contains($0) }
    let lowercased = text.lowercased()
    guard isPlain, let scheme = ["http://", "https://"].first(where: lowercased.hasPrefix) else {
      throw Self.error(text)
    }
    let rest = text.dropFirst(scheme.count)
    guard let host = rest.split(separator: "/", omittingEmptySubsequences: false).first,
      Self.isHost(String(host))
    else { throw Self.error(text) }
    self.text = scheme + String(rest.reversed().drop { $0 == "/" }.reversed())
  }

  /// Nothing asked for, no part of a page, and nothing that a shell or curl would read otherwise.
  private static let refused = Set("?#\\\"'<>`{|}^".utf8)

  private static func isHost(_ text: String) -> Bool {
    var name = text[...]
    var port: Substring?
    if let bracket = text.lastIndex(of: "]") {
      guard text.first == "[" else { return false }
      name = text[...bracket]
      let rest = text[text.index(after: bracket)...]
      guard rest.isEmpty || rest.first == ":" else { return false }
      port = rest.isEmpty ? nil : rest.dropFirst()
      guard
        name.dropFirst().dropLast().utf8.allSatisfy({ $0.isHexDigit || $0 == 0x3A || $0 == 0x2E })
      else { return false }
    } else {
      if let colon = text.firstIndex(of: ":") {
        name = text[..<colon]
        port = text[text.index(after: colon)...]
      }
      // A user name, which is a secret in an argument, ends here too.
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) })
      else { return false }
    }
    guard let port else { return true }
    return port.allSatisfy(\.isNumber) && (UInt16(port) ?? 0) > 0
  }

  private static func error(_ text: String) -> OptionError {
    OptionError(
      "--api-base-url \(Diagnostic.value(text)): not an address; write it like "
        + "https://api.example or http://127.0.0.1:8080"
    )
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
