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
    "Recordings": Set(["PaymentCore", "PaymentContracts", "SimulatorUI"])
      .union(foundation).union(platform),
    "NcursesTerminal": Set(["CNcurses", "CTerminal", "SimulatorUI"]).union(platform),
    "paysim": Set([
      "PaymentCore", "PaymentContracts", "SimulatorUI", "Recordings", "NcursesTerminal",
      "CTerminal",
    ]).union(foundation).union(platform),
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
