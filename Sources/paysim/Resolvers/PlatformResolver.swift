import Foundation
import FoundationEssentials
import PaymentContracts
import PaymentCore
import Platform

#if canImport(FoundationEssentials)
#else
#endif

/// Looks the status up as the SDK does, with one GET; the system's `curl` knows HTTP.
struct PlatformResolver: StatusResolver {
  private let base: BaseURL
  private let curl: String
  private let timeLimit: Duration
  private let errands = Errands()

  /// Names the host.
  init(_ base: BaseURL, curl: String = "curl", timeLimit: Duration = .lookupLimit) {
    self.base = base
    self.curl = curl
    self.timeLimit = timeLimit
  }

  func resolveStatus(
    paymentId: String,
    verificationKey: String,
    completion: @escaping @Sendable (String?, String?, (any Error)?) -> Void
  ) {
    guard let errand = errand(paymentId: paymentId, verificationKey: verificationKey) else {
      let failure = StatusAnswer.failed("the payment id or the verification key cannot be sent")
      return completion(nil, nil, failure.error)
    }
    errands.send(errand) { end in
      let answer = StatusAnswer(curlEnd: end)
      completion(answer.status, answer.orderNumber, answer.error)
    }
  }

  func end() {
    errands.end()
  }

  /// What is run; the secret is in nothing but what curl reads.
  ///
  /// Without `-q`, which must come first, curl would follow what is in its own file of options.
  func errand(paymentId: String, verificationKey: String) -> Errand? {
    var system = SystemRandomNumberGenerator()
    var generator = SeededGenerator(seed: system.next())
    let request = CurlRequest(
      base: base,
      paymentId: paymentId,
      verificationKey: verificationKey,
      requestId: UUIDText(using: &generator).text,
      seconds: Int(timeLimit.components.seconds) + 1
    )
    return request.map {
      Errand(
        program: curl,
        arguments: ["curl", "-q", "--config", "-"],
        input: Array($0.configuration.utf8),
        timeLimit: timeLimit
      )
    }
  }
}

extension StatusAnswer {
  private struct Payment: Decodable {
    let paymentStatus: String
    let orderNumber: String?
  }

  /// Reads what curl brought: the body, a line end and the HTTP status.
  init(curlEnd end: Errand.End) {
    switch end {
    case .ended(0, let output): self.init(curlOutput: output)
    case .ended(6, _): self = .failed("the host was not found")
    case .ended(7, _): self = .failed("the host refused the connection")
    case .ended(28, _), .silent: self = .failed("the host did not answer in time")
    case .ended(35, _), .ended(51, _), .ended(60, _):
      self = .failed("no secure connection to the host")
    case .ended(52, _), .ended(56, _): self = .failed("the host closed the connection")
    case .ended(let status, _): self = .failed("curl ended with exit status \(status)")
    case .missing: self = .failed("curl is not installed")
    case .notStarted: self = .failed("curl could not be started")
    case .tooMuch:
      self = .failed("the host sent more than \(Errand.mostOutput / 1024) KiB")
    case .interrupted: self = .failed("the run ended before the host answered")
    }
  }

  private init(curlOutput output: [UInt8]) {
    guard let lineEnd = output.lastIndex(of: UInt8(ascii: "\n")),
      let status = Int(String(decoding: output[(lineEnd + 1)...], as: UTF8.self))
    else {
      self = .failed("curl did not tell the HTTP status")
      return
    }
    guard status == 200 else {
      self = .failed("HTTP \(status)")
      return
    }
    guard let payment = try? JSONDecoder().decode(Payment.self, from: Data(output[..<lineEnd]))
    else {
      self = .failed("the host's answer is not a JSON object with paymentStatus")
      return
    }
    self.init(status: payment.paymentStatus, orderNumber: payment.orderNumber)
  }
}
