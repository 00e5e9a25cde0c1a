import Foundation
import FoundationEssentials
import PaymentContracts
import Platform

#if canImport(FoundationEssentials)
#else
#endif

/// Looks the status up with a command of the person's own.
///
/// The command gets one JSON object on standard input, with `paymentId` and `verificationKey`, and
/// answers with one JSON object on standard output: `status`, `orderNumber` and `error`, each a
/// text, null or left out.
struct CommandResolver: StatusResolver {
  private struct Question: Encodable {
    let paymentId: String
    let verificationKey: String
  }

  private let command: String
  private let timeLimit: Duration
  private let errands = Errands()

  /// Names the command, as `/bin/sh` reads it.
  init(_ command: String, timeLimit: Duration = .lookupLimit) {
    self.command = command
    self.timeLimit = timeLimit
  }

  func resolveStatus(
    paymentId: String,
    verificationKey: String,
    completion: @escaping @Sendable (String?, String?, (any Error)?) -> Void
  ) {
    errands.send(errand(paymentId: paymentId, verificationKey: verificationKey)) { end in
      let answer = StatusAnswer(commandEnd: end)
      completion(answer.status, answer.orderNumber, answer.error)
    }
  }

  func end() {
    errands.end()
  }

  /// What is run; the secret is in nothing but what the command reads.
  func errand(paymentId: String, verificationKey: String) -> Errand {
    let question = Question(paymentId: paymentId, verificationKey: verificationKey)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(question)) ?? Data("{}".utf8)
    return Errand(
      program: "/bin/sh",
      arguments: ["sh", "-c", command],
      input: Array(json) + Array("\n".utf8),
      timeLimit: timeLimit
    )
  }
}

extension StatusAnswer {
  private static let fields: Set<String> = ["status", "orderNumber", "error"]

  /// Reads what a command answered.
  init(commandEnd end: Errand.End) {
    switch end {
    case .ended(0, let output): self = Self.answer(output) { $0 }
    case .ended(let status, let output):
      let reason =
        status == 127
        ? "the command was not found (exit status 127)"
        : "the command ended with exit status \(status)"
      self = Self.answer(output) { _ in reason }
      // A program that fails is not to be believed alone, whatever it answered before.
      if error == nil { error = Failure(reason) }
    case .missing: self = .failed("there is no /bin/sh")
    case .notStarted: self = .failed("the command could not be started")
    case .silent: self = .failed("the command did not end in time")
    case .tooMuch:
      self = .failed("the command wrote more than \(Errand.mostOutput / 1024) KiB")
    case .interrupted: self = .failed("the run ended before the command answered")
    }
  }

  /// Reads an answer; what is wrong with it may be told in other words.
  private static func answer(_ output: [UInt8], telling: (String) -> String) -> StatusAnswer {
    guard !output.allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
      return .failed(telling("the command answered nothing"))
    }
    guard let texts = texts(in: output) else {
      return .failed(telling("the command's answer is not one JSON object of texts"))
    }
    guard texts.keys.allSatisfy(fields.contains) else {
      return .failed(
        telling("the command's answer has other fields than status, orderNumber and error")
      )
    }
    return StatusAnswer(
      status: texts["status"] ?? nil,
      orderNumber: texts["orderNumber"] ?? nil,
      error: (texts["error"] ?? nil).map(Failure.init)
    )
  }
}
