import CNcurses
import CTerminal
package import SimulatorUI

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The controlling terminal while the program has its screen; at the end of its life the terminal
/// is as it was before.
///
/// ncurses paints, and nothing else of it is used: keys are read from the device as bytes, so that
/// live input and recordings go through one decoder.
package struct Terminal: ~Copyable {
  /// Extent of the screen.
  package internal(set) var size: Size
  /// Whether the screen shows more than ASCII; if not, stand-ins are drawn.
  package var isUTF8: Bool { screen.isUTF8 }

  let screen: Screen
  let palette: Palette
  let restoration: Restoration
  var window: UnsafeMutablePointer<WINDOW>
  /// Where signals and wake-ups arrive.
  let signals: CInt
  /// Signals read and not told yet.
  var pendingSignals: [CInt] = []
  /// Whether keys can still come.
  var input = Input.open
  /// What the screen shows; nil when that is not known.
  var shown: Frame?
  /// Whether the cursor was left visible.
  var cursorIsVisible = true

  /// The life of the input.
  enum Input {
    /// Keys may come.
    case open
    /// The end was seen and not told yet.
    case ended
    /// The end was told; the device is left alone, since it would answer at once for ever.
    case closed
  }

  /// Takes the controlling terminal, which need not be standard input or output.
  package init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    paysim_crash_guard()
    // Before ncurses, which leaves alone what is caught already and else ends the process itself.
    signals = paysim_signals_catch()
    screen = try Screen()
    palette = Palette(options.theme, colour: options.colour)
    restoration = Restoration()
    window = screen.makeWindow(palette)
    size = Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
    enter()
  }

  deinit {
    leave()
    delwin(window)
    screen.release()
  }

  /// Gives the terminal back.
  package consuming func close() {}
}
