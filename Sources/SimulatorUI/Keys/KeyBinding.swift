/// The keys that work on every screen, what they do, and how they are named.
///
/// The key bar, the help and the README are made from this table.
struct KeyBinding: Sendable {
  /// What a key does.
  enum Action: CaseIterable, Hashable, Sendable {
    /// Help on the present screen.
    case help
    /// Test cards and scenarios.
    case picker
    /// The inspector.
    case inspector
    /// The other SDK.
    case contract
    /// The next language.
    case language
    /// Card, checkout page or wallet.
    case flow
    /// A checkpoint in the recording.
    case checkpoint
    /// A second payment while the first is on the screen.
    case secondPayment
    /// The whole screen painted again.
    case repaint
    /// The program suspended.
    case suspend
    /// Cancel now.
    case interrupt
  }

  /// What it does.
  let action: Action
  /// The keys, the one that is shown first.
  let keys: [Key]
  /// The keys' names as they are shown.
  let name: String
  /// What is said about it.
  let phrase: @Sendable (KeyPhrases) -> String

  static let all: [KeyBinding] = [
    KeyBinding(action: .help, keys: [.function(1), .control("g")], name: "F1 Ctrl-G") { $0.help },
    KeyBinding(action: .picker, keys: [.function(2), .control("t")], name: "F2 Ctrl-T") {
      $0.picker
    },
    KeyBinding(action: .inspector, keys: [.function(3), .control("o")], name: "F3 Ctrl-O") {
      $0.inspector
    },
    KeyBinding(action: .contract, keys: [.function(4), .control("x")], name: "F4 Ctrl-X") {
      $0.contract
    },
    KeyBinding(action: .language, keys: [.function(5), .control("r")], name: "F5 Ctrl-R") {
      $0.switchLanguage
    },
    KeyBinding(action: .flow, keys: [.function(6), .control("n")], name: "F6 Ctrl-N") { $0.flow },
    KeyBinding(action: .checkpoint, keys: [.function(8), .control("p")], name: "F8 Ctrl-P") {
      $0.checkpoint
    },
    KeyBinding(action: .secondPayment, keys: [.function(9), .control("y")], name: "F9 Ctrl-Y") {
      $0.secondPayment
    },
    KeyBinding(action: .repaint, keys: [.control("l")], name: "Ctrl-L") { $0.repaint },
    KeyBinding(action: .suspend, keys: [.control("z")], name: "Ctrl-Z") { $0.suspend },
    KeyBinding(action: .interrupt, keys: [.control("c")], name: "Ctrl-C") { $0.interrupt },
  ]

  static func action(for key: Key) -> Action? {
    all.first { $0.keys.contains(key) }?.action
  }
}
