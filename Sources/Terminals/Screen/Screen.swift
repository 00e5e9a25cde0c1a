import CNcurses
import Platform
import SimulatorUI

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What ncurses needs to paint: a device and a screen on it.
struct Screen {
  let device: Device
  /// Whether output is encoded as UTF-8.
  let isUTF8: Bool
  private let pointer: OpaquePointer

  /// Opens the controlling terminal as a screen, or tells why it cannot be one.
  ///
  /// `newterm` and never `initscr`, which ends the process when it does not know the terminal.
  init() throws(TerminalError) {
    guard let device = Device() else { throw .noControllingTerminal }
    guard let type = OperatingSystem.environment("TERM") else {
      device.release()
      throw .unknownType(nil)
    }
    isUTF8 = Locale.adopt()
    guard let pointer = newterm(nil, device.stream, device.stream) else {
      device.release()
      throw .unknownType(type)
    }
    self.device = device
    self.pointer = pointer
    guard paysim_capability("cup") != nil else {
      device.restoreModes()
      release()
      throw .notAddressable(type)
    }
    raw()
    noecho()
    nonl()
    // A key that is already waiting must not cut a paint short: the rest would never come.
    typeahead(-1)
  }

  /// A window over the whole screen, as large as the screen is now.
  ///
  /// Of its own, because `stdscr` is a variable that Swift rightly does not let anyone touch.
  func makeWindow(_ palette: Palette) -> UnsafeMutablePointer<WINDOW> {
    guard let window = newwin(0, 0, 0, 0) else { preconditionFailure("no memory for a window") }
    // A theme may bring its own background, and erasing must bring that one.
    let empty = palette[.plain]
    paysim_background(window, empty.attributes, empty.pair)
    werase(window)
    return window
  }

  /// Closes screen and device.
  func release() {
    delscreen(pointer)
    device.release()
  }
}
