import CNcurses
import CTerminal
import SimulatorUI

extension Terminal {
  /// Stops the program as Ctrl-Z in a shell does, and takes the screen again once continued.
  ///
  /// The size may be another afterwards; draw again.
  package mutating func suspend() {
    stop(wholeGroup: true)
  }

  /// Takes the screen back from whatever used it, for instance after a stop that gave no warning.
  mutating func resume() {
    // In the background this stops the program again, before anything is painted over the shell.
    reset_prog_mode()
    leave()
    comeBack()
  }

  /// Stops with the terminal in order; `wholeGroup` when the person at the keyboard asked for it.
  mutating func stop(wholeGroup: Bool) {
    leave()
    paysim_stop(wholeGroup ? 1 : 0)
    reset_prog_mode()
    comeBack()
    forgetStop()
  }

  /// Switches the screen on and shows what it showed, if that still fits.
  private mutating func comeBack() {
    let last = shown
    enter()
    if let last, last.size == size { draw(last) }
  }

  /// Switches the screen on; what it shows comes with the next frame.
  mutating func enter() {
    var modes = screen.device.modes
    restoration.whole.withUnsafeBytes {
      paysim_crash_arm(screen.device.descriptor, $0.baseAddress, $0.count, &modes)
    }
    screen.device.emit(Restoration.pasteOn)
    _ = fitToDevice()
    repaint()
  }

  /// Switches the screen off and gives the terminal its modes back.
  func leave() {
    screen.device.emit(Restoration.pasteOff)
    endwin()
    screen.device.emit(restoration.afterEnd)
    screen.device.restoreModes()
    paysim_crash_disarm()
  }
}
