/// The platform's status call, as the configuration that `curl` reads from standard input.
struct CurlRequest: Hashable, Sendable {
  /// The configuration; it holds the verification key.
  let configuration: String

  /// Writes a request down; nil if a header could not carry the values.
  init?(
    base: BaseURL,
    paymentId: String,
    verificationKey: String,
    requestId: String,
    seconds: Int
  ) {
    guard !paymentId.isEmpty, !verificationKey.isEmpty,
      verificationKey.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    let path = "/checkout/api/egw/v1/payments/\(Self.percentEncoded(paymentId))"
    configuration = """
      url = \(Self.quoted(base.text + path))
      header = \(Self.quoted("Obp-Verification-Key: \(verificationKey)"))
      header = \(Self.quoted("X-Request-Id: \(requestId)"))
      header = "Accept: application/json"
      user-agent = "paysim"
      proto = "=http,https"
      max-time = \(seconds)
      write-out = "\\n%{http_code}"
      globoff
      path-as-is
      silent

      """
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }

  private static func percentEncoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}
