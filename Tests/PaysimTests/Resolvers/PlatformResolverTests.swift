import Foundation
import PaymentCore
import Platform
import Testing

@testable import paysim

/// A machine without curl has no platform resolver to test; building paysim does not need it.
@Suite(.enabled(if: SystemCurl.isInstalled, "curl is not installed"))
struct PlatformResolverTests {
  @Test(
    arguments: [
      (
        "200 OK", #"{"paymentStatus": "SETTLED", "orderNumber": "ORD-1", "more": {}}"#, "SETTLED",
        "ORD-1", nil
      ),
      ("200 OK", "{\n\"paymentStatus\": \"ON_HOLD\"\n}\n", "ON_HOLD", nil, nil),
      ("200 OK", #"{"paymentStatus": null}"#, nil, nil, noStatus),
      ("200 OK", "{}", nil, nil, noStatus),
      ("200 OK", "rubbish", nil, nil, noStatus),
      ("200 OK", "", nil, nil, noStatus),
      ("200 OK", #"{"paymentStatus": "A"}{"paymentStatus": "B"}"#, nil, nil, noStatus),
      ("204 No Content", "", nil, nil, "HTTP 204"),
      ("401 Unauthorized", #"{"paymentStatus": "SETTLED"}"#, nil, nil, "HTTP 401"),
      ("404 Not Found", "", nil, nil, "HTTP 404"),
      ("500 Internal Server Error", "oops", nil, nil, "HTTP 500"),
    ] as [(String, String, String?, String?, String?)]
  )
  func `A host's answer is read`(
    _ line: String,
    body: String,
    status: String?,
    orderNumber: String?,
    error: String?
  ) async throws {
    let server = try LoopbackServer(.answers(Self.response(line, body: body)))
    let expected = StatusAnswer(
      status: status,
      orderNumber: orderNumber,
      error: error.map { StatusAnswer.Failure($0) }
    )
    #expect(try await resolver(server).ask() == expected)
  }

  @Test func `A host that sends without end is cut off`() async throws {
    let body = String(repeating: "x", count: 200_000)
    let server = try LoopbackServer(.answers(Self.response("200 OK", body: body)))
    #expect(try await resolver(server).ask() == .failed("the host sent more than 64 KiB"))
  }

  @Test func `The call is that of the SDK with a fresh request id each time`() async throws {
    let server = try LoopbackServer(
      .answers(Self.response("200 OK", body: #"{"paymentStatus": "SETTLED"}"#))
    )
    let resolver = try resolver(server, path: "/eu//")
    _ = await resolver.ask(paymentId: "a b/ä", verificationKey: #"k"e\y"#)
    _ = await resolver.ask(paymentId: "a b/ä", verificationKey: #"k"e\y"#)
    #expect(server.requests.count == 2)
    var ids: Set<String> = []
    for request in server.requests {
      let lines = request.split(separator: "\r\n").map(String.init)
      #expect(
        lines.first == "GET /eu/checkout/api/egw/v1/payments/a%20b%2F%C3%A4 HTTP/1.1"
      )
      #expect(lines.contains(#"Obp-Verification-Key: k"e\y"#))
      let id = try #require(lines.first { $0.hasPrefix("X-Request-Id: ") }).dropFirst(14)
      #expect(UUIDText(String(id)) != nil)
      ids.insert(String(id))
    }
    #expect(ids.count == 2)
  }

  @Test func `The key does not follow a redirect`() async throws {
    let elsewhere = try LoopbackServer(.answers(Self.response("200 OK", body: "{}")))
    let server = try LoopbackServer(
      .answers(
        Self.response("302 Found", more: "Location: \(elsewhere.address)/\r\n", body: "")
      )
    )
    #expect(try await resolver(server).ask() == .failed("HTTP 302"))
    #expect(elsewhere.requests.isEmpty)
  }

  @Test func `A host that hangs up is told apart`() async throws {
    let server = try LoopbackServer(.hangsUp)
    #expect(try await resolver(server).ask() == .failed("the host closed the connection"))
  }

  @Test func `A closed port refuses the connection`() async throws {
    let port = try LoopbackServer(.keepsSilent).port
    let resolver = PlatformResolver(try BaseURL("http://127.0.0.1:\(port)"))
    #expect(await resolver.ask() == .failed("the host refused the connection"))
  }

  @Test func `A silent host runs out of time`() async throws {
    let server = try LoopbackServer(.keepsSilent)
    let resolver = PlatformResolver(
      try BaseURL(server.address),
      timeLimit: .milliseconds(100)
    )
    #expect(await resolver.ask() == .failed("the host did not answer in time"))
    withExtendedLifetime(server) {}
  }

  @Test func `Without curl there is a reason`() async throws {
    let resolver = PlatformResolver(try BaseURL("http://127.0.0.1:9"), curl: "no-such-curl")
    #expect(await resolver.ask() == .failed("curl is not installed"))
  }

  @Test(arguments: ["", "a\r\nX-Evil: 1", "ä", "a b"])
  func `A key that no header can carry is not sent`(_ key: String) async throws {
    let server = try LoopbackServer(.answers(Self.response("200 OK", body: "{}")))
    #expect(
      try await resolver(server).ask(verificationKey: key)
        == .failed("the payment id or the verification key cannot be sent")
    )
    #expect(server.requests.isEmpty)
  }

  @Test func `The key is in no argument`() throws {
    let resolver = PlatformResolver(try BaseURL("https://api.example"))
    let errand = try #require(resolver.errand(paymentId: "id", verificationKey: "secret-key"))
    #expect(errand.arguments == ["curl", "-q", "--config", "-"])
    #expect(String(decoding: errand.input, as: UTF8.self).contains("secret-key"))
  }

  private func resolver(_ server: LoopbackServer, path: String = "") throws -> PlatformResolver {
    PlatformResolver(try BaseURL(server.address + path))
  }

  private static func response(_ line: String, more: String = "", body: String) -> String {
    "HTTP/1.1 \(line)\r\nContent-Length: \(body.utf8.count)\r\n\(more)Connection: close\r\n\r\n"
      + body
  }
}

private let noStatus = "the host's answer is not a JSON object with paymentStatus"

private enum SystemCurl {
  static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/curl") }
}
