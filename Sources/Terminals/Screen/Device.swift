import CNcurses
import CTerminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import SimulatorUI

/// The controlling terminal as a device: a descriptor, and the modes it had.
struct Device {
  /// The stream that ncurses asks for.
  let stream: UnsafeMutablePointer<FILE>
  /// The descriptor behind the stream.
  let descriptor: CInt
  /// The modes the terminal had when it was opened.
  let modes: termios

  /// Opens the controlling terminal, wherever standard input and output lead; nil without one.
  init?() {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var modes = termios()
    // A descriptor past select's reach would only be seen with a thousand files left open.
    guard descriptor < FD_SETSIZE, tcgetattr(descriptor, &modes) == 0,
      let stream = fdopen(descriptor, "r+")
    else {
      close(descriptor)
      return nil
    }
    self.stream = stream
    self.descriptor = descriptor
    self.modes = modes
  }

  /// The size the terminal reports; nil when it does not know it.
  var size: Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Writes `bytes` past ncurses, whose own output is complete after each of its calls.
  func emit(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Everything that can be read at once, up to about 64 KiB; nil at the end of input.
  ///
  /// It waits if there is nothing, so ask `paysim_wait` first.
  func readPending() -> [UInt8]? {
    var result: [UInt8] = []
    while true {
      guard let piece = readPiece() else { return result.isEmpty ? nil : result }
      result += piece
      // A short piece was all there was, which spares a question for every key.
      let mayHaveMore = piece.count > 1000 && result.count < 65_536
      if !mayHaveMore || paysim_wait(descriptor, -1, 0) == 0 { return result }
    }
  }

  /// Gives the terminal the modes it had.
  func restoreModes() {
    var modes = modes
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }

  /// Closes the device.
  func release() {
    fclose(stream)
  }

  private func readPiece() -> [UInt8]? {
    while true {
      var failure: CInt = 0
      let piece = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
        let result = read(descriptor, buffer.baseAddress, buffer.count)
        failure = result < 0 ? errno : 0
        count = max(0, result)
      }
      if failure == EINTR { continue }
      return piece.isEmpty ? nil : piece
    }
  }
}
