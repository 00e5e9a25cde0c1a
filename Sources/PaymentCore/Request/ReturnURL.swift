/// The address that tells the SDK that the shopper has finished with the checkout page.
///
/// Matching follows SEB's guide (query and fragment are ignored) and, where that is silent: scheme
/// and host without case, the default port equal to none, the path exact but for one trailing
/// slash, user information never matches, nothing is percent-decoded.
package struct ReturnURL: Hashable, Sendable {
  /// The text, as configured.
  package let text: String
  private let scheme: String
  private let host: String
  private let port: String
  private let path: String

  /// Reads an absolute URL with a host; nil if it cannot be parsed or carries user information.
  package init?(_ text: String) {
    guard let colon = text.range(of: "://") else { return nil }
    let scheme = text[..<colon.lowerBound]
    guard
      let first = scheme.unicodeScalars.first, first.isASCIILetter,
      scheme.unicodeScalars.allSatisfy({ $0.isSchemeCharacter })
    else { return nil }
    guard text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return nil
    }
    let rest = text[colon.upperBound...].prefix { $0 != "?" && $0 != "#" }
    let authority = rest.prefix { $0 != "/" }
    guard !authority.isEmpty, !authority.contains("@"), !authority.contains("\\") else {
      return nil
    }
    guard let (host, port) = ReturnURL.hostAndPort(authority), !host.isEmpty,
      port.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }

    self.text = text
    self.scheme = scheme.lowercasedASCII
    self.host = host.lowercasedASCII
    self.port = ReturnURL.defaultPorts[self.scheme] == String(port) ? "" : String(port)
    let path = rest.dropFirst(authority.count)
    self.path = String(path.hasSuffix("/") ? path.dropLast() : path)
  }

  /// Whether `arrived` is this address.
  package func matches(_ arrived: String) -> Bool {
    guard let other = ReturnURL(arrived) else { return false }
    return scheme == other.scheme && host.utf8.elementsEqual(other.host.utf8)
      && port == other.port && path.utf8.elementsEqual(other.path.utf8)
  }

  private static let defaultPorts = ["http": "80", "https": "443"]

  private static func hostAndPort(_ authority: Substring) -> (host: Substring, port: Substring)? {
    var end = authority.startIndex
    if authority.first == "[" {
      guard let bracket = authority.lastIndex(of: "]") else { return nil }
      end = authority.index(after: bracket)
      guard end == authority.endIndex || authority[end] == ":" else { return nil }
    }
    guard let colon = authority[end...].lastIndex(of: ":") else { return (authority, "") }
    return (authority[..<colon], authority[authority.index(after: colon)...])
  }
}

extension StringProtocol {
  /// The text with A to Z in lower case; any other letter is itself, however alike it looks.
  fileprivate var lowercasedASCII: String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return String(decoding: utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension String {
  fileprivate func range(of mark: String) -> Range<Index>? {
    indices.lazy
      .filter { self[$0...].hasPrefix(mark) }
      .first
      .map { $0..<index($0, offsetBy: mark.count) }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  /// Source: RFC 3986, section 3.1.
  fileprivate var isSchemeCharacter: Bool {
    isASCIILetter || ("0"..."9").contains(self) || ["+", "-", "."].contains(self)
  }
}
