/// Where the parts of a screen stand, for one size.
struct Layout {
  /// The width from which the inspector stands beside the screen.
  static let inspectorFrom = 110

  let size: Size
  /// The columns of the main part.
  let main: Int
  /// The first row and the number of rows of the body.
  let body: Rectangle
  /// The status panel.
  let panel: Rectangle
  /// The inspector beside the screen; nil if there is no room.
  let inspector: Rectangle?
  /// The row of the order.
  let order: Rectangle
  /// The row of the steps; nil if there is no room.
  let steps: Rectangle?

  /// Lays the parts out; a panel with more than two lines takes rows from the body.
  init(size: Size, panelLines: Int = 2) {
    self.size = size
    let hasInspector = size.columns >= Layout.inspectorFrom
    main = hasInspector ? min(88, size.columns * 58 / 100) : size.columns
    let margin = size.columns >= 60 ? 2 : 1
    let width = max(0, min(main, 88) - 2 * margin)
    let hasAir = size.rows >= 22
    let orderRow = hasAir ? 2 : 1
    let stepsRow = size.rows >= 16 ? orderRow + 1 : nil
    let top = (stepsRow ?? orderRow) + (size.rows >= 18 ? 2 : 1)
    let lines = max(2, min(panelLines, size.rows / 6))
    let panelRows = size.rows >= 18 ? lines + 2 : size.rows >= 15 ? 2 : 1
    let panelTop = size.rows - 1 - panelRows
    panel = Rectangle(column: margin, row: panelTop, columns: width, rows: panelRows)
    body = Rectangle(
      column: margin,
      row: top,
      columns: width,
      rows: max(0, panelTop - top)
    )
    order = Rectangle(column: margin, row: orderRow, columns: width, rows: 1)
    steps = stepsRow.map { Rectangle(column: margin, row: $0, columns: width, rows: 1) }
    inspector =
      hasInspector
      ? Rectangle(column: main, row: 1, columns: size.columns - main, rows: size.rows - 2) : nil
  }
}
