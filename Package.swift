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
    .target(name: "Recordings", dependencies: ["PaymentCore", "PaymentContracts", "SimulatorUI"]),
    .systemLibrary(name: "CNcurses"),
    .target(name: "CTerminal"),
    .target(
      name: "NcursesTerminal",
      dependencies: ["CNcurses", "CTerminal", "SimulatorUI"],
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
        "PaymentCore", "PaymentContracts", "SimulatorUI", "Recordings", "NcursesTerminal",
        "CTerminal",
      ]
    ),
    .target(name: "CPseudoTerminal"),
    .testTarget(name: "PaymentCoreTests", dependencies: ["PaymentCore"]),
    .testTarget(name: "PaymentContractsTests", dependencies: ["PaymentContracts", "PaymentCore"]),
    .testTarget(
      name: "SimulatorUITests",
      dependencies: ["SimulatorUI", "PaymentContracts", "PaymentCore"],
      exclude: ["Plain/Transcripts"]
    ),
    .testTarget(
      name: "RecordingsTests",
      dependencies: ["Recordings", "SimulatorUI", "PaymentCore"]
    ),
    .testTarget(
      name: "PaysimTests",
      dependencies: ["paysim", "Recordings", "SimulatorUI", "PaymentContracts", "PaymentCore"]
    ),
    .testTarget(name: "EndToEndTests", dependencies: ["paysim", "CPseudoTerminal"]),
  ]
)

for target in package.targets where ![.system].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
