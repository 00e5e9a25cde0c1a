import Foundation
import Testing

/// SwiftPM lets a target import whatever its dependencies depend on; the rule is narrower.
struct ImportRuleTests {
  static let platform: Set<String> = ["Glibc", "Musl", "Darwin"]
  static let foundation: Set<String> = ["FoundationEssentials", "Foundation"]
  static let allowed: [String: Set<String>] = [
    "PaymentCore": [],
    "PaymentContracts": ["PaymentCore", "Synchronization"],
    "SimulatorUI": ["PaymentCore", "PaymentContracts"],
    "ScenarioFiles": Set(["PaymentCore"]).union(foundation),
    "Platform": Set(["CTerminal"]).union(platform),
    "Recordings": [
      "PaymentCore", "PaymentContracts", "SimulatorUI", "ScenarioFiles", "Platform",
    ],
    "Pictures": ["PaymentCore", "PaymentContracts", "SimulatorUI", "Platform"],
    "ProgramOptions": ["PaymentCore", "PaymentContracts", "SimulatorUI", "ScenarioFiles"],
    "Terminals": Set(["CNcurses", "CTerminal", "SimulatorUI", "Platform"]).union(platform),
    "paysim": Set([
      "PaymentCore", "PaymentContracts", "ScenarioFiles", "SimulatorUI", "Platform",
      "Recordings", "Pictures", "ProgramOptions", "Terminals", "CTerminal",
    ]).union(foundation),
  ]

  @Test(arguments: allowed.keys.sorted())
  func `A target imports only what its row of the table names`(target: String) throws {
    let imports = try ImportRuleTests.imports(of: target)
    #expect(imports.count > 0)
    for (file, module) in imports.values.flatMap({ $0 }) {
      #expect(ImportRuleTests.allowed[target]?.contains(module) == true, "\(file): \(module)")
    }
  }

  @Test func `Every Swift target has a row in the table`() throws {
    let sources = try FileManager.default.contentsOfDirectory(atPath: ImportRuleTests.sources)
    let swiftTargets = sources.filter { !$0.hasPrefix("C") }
    #expect(Set(swiftTargets) == Set(ImportRuleTests.allowed.keys))
  }

  @Test func `Only two targets ask which platform it is`() throws {
    let files = try #require(FileManager.default.enumerator(atPath: ImportRuleTests.sources))
    var asking: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(ImportRuleTests.sources)/\(file)", encoding: .utf8)
      let asks = text.split(separator: "\n").contains { line in
        let line = line.drop { $0 == " " }
        return ["#if", "#elseif"].contains { line.hasPrefix("\($0) ") }
          && ["canImport", "os("].contains { line.contains($0) } && !line.contains("Foundation")
      }
      if asks { asking.insert(String(file.prefix { $0 != "/" })) }
    }
    #expect(asking == ["Platform", "Terminals"])
  }

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources").path

  /// The modules that each file imports, by file.
  private static func imports(of target: String) throws -> [String: [(String, String)]] {
    let folder = sources + "/" + target
    var found: [String: [(String, String)]] = [:]
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      found[file] = text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count, index < 3,
          words[..<index].allSatisfy({ modifiers.contains($0) })
        else { return nil }
        return (file, String(words[index + 1].prefix { $0 != "." }))
      }
    }
    return found
  }

  private static let modifiers: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "package", "@preconcurrency", "@testable",
  ]
}
