import CNcurses
package import SimulatorUI

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Terminal {
  /// Shows `frame`; only what differs from the frame before reaches the terminal.
  ///
  /// The cursor is placed last, so that it never wanders, and screen readers and input methods
  /// find the field that has the focus.
  package mutating func draw(_ frame: borrowing Frame) {
    let frame = copy frame
    let hasChanges = putChanges(of: frame)
    guard hasChanges || shown == nil || frame.cursor != shown?.cursor else { return }
    shown = frame
    place(frame.cursor)
  }

  /// Paints everything again with the next frame, whatever the screen shows.
  package mutating func repaint() {
    shown = nil
    clearok(window, true)
  }

  /// Follows the size the device reports; true when it changed.
  ///
  /// At the start too: ncurses believes LINES and COLUMNS, which some shells export and which then
  /// never change. They count only where the device does not know its size.
  mutating func fitToDevice() -> Bool {
    guard let current = screen.device.size, current != size else { return false }
    // resize_term and not resizeterm, which also queues a key that nobody reads.
    resize_term(CInt(current.rows), CInt(current.columns))
    delwin(window)
    window = screen.makeWindow(palette)
    size = current
    repaint()
    return true
  }

  /// Hands the cells that differ to ncurses; false if none does.
  private func putChanges(of frame: Frame) -> Bool {
    if shown?.size != frame.size { werase(window) }
    var hasChanges = false
    frame.forEachChange(from: shown) { position, cell, isWide in
      guard position.row < size.rows, position.column < size.columns else { return }
      put(cell, row: position.row, column: position.column, isWide: isWide)
      hasChanges = true
    }
    return hasChanges
  }

  private func put(_ cell: Cell, row: Int, column: Int, isWide: Bool) {
    let paint = palette[cell.style]
    var isStandIn = !isUTF8
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 8) { text in
      var count = 0
      if isUTF8 {
        cell.forEachScalar { scalar in
          // As many scalars as ncurses keeps in one cell.
          guard count < Int(CCHARW_MAX) else { return }
          text[count] = wchar_t(scalar.value)
          count += 1
        }
        if paysim_width(text[0]) != (isWide ? 2 : 1) {
          text[0] = 0xFFFD
          count = 1
          isStandIn = true
        }
      } else {
        text[0] = wchar_t(StandIns.ascii(for: cell.glyph).value)
        count = 1
      }
      text[count] = 0
      paysim_put(
        window,
        CInt(row),
        CInt(column),
        text.baseAddress,
        paint.attributes,
        paint.pair
      )
    }
    if isWide, isStandIn {
      paysim_put(window, CInt(row), CInt(column + 1), [0x20, 0], paint.attributes, paint.pair)
    }
  }

  private mutating func place(_ cursor: Position?) {
    leaveok(window, cursor == nil)
    if let cursor {
      let (row, column) = (min(cursor.row, size.rows - 1), min(cursor.column, size.columns - 1))
      wmove(window, CInt(row), CInt(column))
    } else if cursorIsVisible {
      curs_set(0)
      cursorIsVisible = false
    }
    wnoutrefresh(window)
    doupdate()
    if cursor != nil, !cursorIsVisible {
      curs_set(1)
      cursorIsVisible = true
    }
  }
}
