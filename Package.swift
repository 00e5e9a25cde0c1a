// swift-tools-version: 6.2
import PackageDescription

/// The arrows between the targets.
///
/// SwiftPM does not stop a target from importing what its
/// dependencies import; `ImportRuleTests` holds the `import` lines against the same table.
let package = Package(
  name: "paysim",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "PaymentCore"),
    .target(name: "PaymentContracts", dependencies: ["PaymentCore"]),
    .target(name: "SimulatorUI", dependencies: ["PaymentCore", "PaymentContracts"]),
    .target(name: "ScenarioFiles", dependencies: ["PaymentCore"]),
    .target(name: "Platform", dependencies: ["CTerminal"]),
    .target(
      name: "Recordings",
      dependencies: [
        "PaymentCore", "PaymentContracts", "SimulatorUI", "ScenarioFiles", "Platform",
      ]
    ),
    .target(
      name: "Pictures",
      dependencies: ["PaymentCore", "PaymentContracts", "SimulatorUI", "Platform"]
    ),
    .target(
      name: "ProgramOptions",
      dependencies: ["PaymentCore", "PaymentContracts", "SimulatorUI", "ScenarioFiles"]
    ),
    .systemLibrary(name: "CNcurses"),
    .target(name: "CTerminal"),
    .target(
      name: "Terminals",
      dependencies: ["CNcurses", "CTerminal", "SimulatorUI", "Platform"],
      linkerSettings: [
        // Here and not in the module map, which knows no platforms. The tinfo that Debian splits off
        // comes along by itself.
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    .executableTarget(
      name: "paysim",
      dependencies: [
        "PaymentCore", "PaymentContracts", "ScenarioFiles", "SimulatorUI", "Platform",
        "Recordings", "Pictures", "ProgramOptions", "Terminals", "CTerminal",
      ]
    ),
    .target(name: "CPseudoTerminal"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "PaymentCoreTests", dependencies: ["PaymentCore"]),
    .testTarget(name: "PaymentContractsTests", dependencies: ["PaymentContracts", "PaymentCore"]),
    .testTarget(
      name: "SimulatorUITests",
      dependencies: ["SimulatorUI", "PaymentContracts", "PaymentCore"],
      exclude: ["Plain/Transcripts"]
    ),
    .testTarget(
      name: "ScenarioFilesTests",
      dependencies: ["ScenarioFiles", "PaymentContracts", "PaymentCore"]
    ),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
    .testTarget(
      name: "RecordingsTests",
      dependencies: [
        "paysim", "Recordings", "Pictures", "ProgramOptions", "ScenarioFiles", "Platform",
        "SimulatorUI", "PaymentCore", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ProgramOptionsTests",
      dependencies: [
        "paysim", "ProgramOptions", "Platform", "SimulatorUI", "PaymentCore", "TestSupport",
      ]
    ),
    .testTarget(
      name: "PaysimTests",
      dependencies: [
        "paysim", "ProgramOptions", "Platform", "Pictures", "Recordings", "SimulatorUI",
        "PaymentContracts", "PaymentCore",
      ]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["paysim", "ProgramOptions", "CPseudoTerminal"]
    ),
  ]
)

for target in package.targets where ![.system].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
