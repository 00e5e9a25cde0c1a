/// What lies over the present screen.
enum Overlay: Hashable, Sendable {
  /// The keys of the present screen, scrolled down by some lines.
  case help(scroll: Int)
  /// The inspector as a full screen, scrolled down by some lines.
  case inspector(scroll: Int)
  /// Test cards and scenarios.
  case picker(Picker)
}
