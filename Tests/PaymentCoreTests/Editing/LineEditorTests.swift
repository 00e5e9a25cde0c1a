import PaymentCore
import Testing

struct LineEditorTests {
  /// An edit of a text; `|` stands for the caret before and after.
  struct Edit: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String
    let action: @Sendable (inout LineEditor) -> Void

    init(
      _ before: String,
      _ after: String,
      _ action: @escaping @Sendable (inout LineEditor) -> Void
    ) {
      self.before = before
      self.after = after
      self.action = action
    }

    var testDescription: String { "\(before) > \(after)" }
  }

  static let family = "👩\u{200D}👩\u{200D}👧"

  @Test(arguments: [
    Edit("|", "a|") { $0.insert("a") },
    Edit("ab|cd", "abX|cd") { $0.insert("X") },
    Edit("ab|cd", "ab|cd") { $0.insert("") },
    Edit("ab|cd", "a|cd") { $0.deleteBackward() },
    Edit("|cd", "|cd") { $0.deleteBackward() },
    Edit("ab|cd", "ab|d") { $0.deleteForward() },
    Edit("ab|", "ab|") { $0.deleteForward() },
    Edit("ab|cd", "a|bcd") { $0.left() },
    Edit("|cd", "|cd") { $0.left() },
    Edit("ab|cd", "abc|d") { $0.right() },
    Edit("ab|", "ab|") { $0.right() },
    Edit("ab|cd", "|abcd") { $0.home() },
    Edit("ab|cd", "abcd|") { $0.end() },
    Edit("ab|cd", "|cd") { $0.deleteToStart() },
    Edit("ab|cd", "ab|") { $0.deleteToEnd() },
    Edit("ab|cd", "abcd|") { $0.move(to: 99) },
    Edit("ab|cd", "|abcd") { $0.move(to: -1) },
  ])
  func `Each operation edits the text and moves the caret`(edit: Edit) {
    expect(edit)
  }

  @Test(arguments: [
    Edit("Jean-Paul  Sartre |", "Jean-Paul  |Sartre ") { $0.wordLeft() },
    Edit("Jean-Paul  |Sartre", "Jean-|Paul  Sartre") { $0.wordLeft() },
    Edit("  |x", "|  x") { $0.wordLeft() },
    Edit("|Jean-Paul Sartre", "Jean|-Paul Sartre") { $0.wordRight() },
    Edit("Jean|-Paul Sartre", "Jean-Paul| Sartre") { $0.wordRight() },
    Edit("Sartre|  ", "Sartre  |") { $0.wordRight() },
    Edit("Jean-Paul Sartre  |x", "Jean-Paul |x") { $0.deleteWordBackward() },
    Edit("Jean-Paul |x", "|x") { $0.deleteWordBackward() },
    Edit("|x", "|x") { $0.deleteWordBackward() },
    Edit("Åsa Öörülä|", "Åsa |") { $0.deleteWordBackward() },
  ])
  func `Words are found from either side`(edit: Edit) {
    expect(edit)
  }

  @Test(arguments: [
    Edit("Rene|x", "Rene\u{301}|x") { $0.insert("\u{301}") },
    Edit("Rene\u{301}|x", "Ren|x") { $0.deleteBackward() },
    Edit("Ren|e\u{301}x", "Ren|x") { $0.deleteForward() },
    Edit("e\u{301}|x", "|e\u{301}x") { $0.left() },
    Edit("\u{1F1EA}|x", "\u{1F1EA}\u{1F1EA}|x") { $0.insert("\u{1F1EA}") },
    Edit("🇪🇪🇨🇿|x", "🇪🇪|x") { $0.deleteBackward() },
    Edit("a|\u{1F1EA}", "a\u{1F1EA}\u{1F1EA}|") { $0.insert("\u{1F1EA}") },
    Edit("\(family)|x", "|x") { $0.deleteBackward() },
    Edit("👩|👧", "👩\u{200D}👧|") { $0.insert("\u{200D}") },
    Edit("|\u{301}x", "e\u{301}|x") { $0.insert("e") },
    Edit("👍|!", "👍🏽|!") { $0.insert("🏽") },
  ])
  func `The caret never stands inside a character`(edit: Edit) {
    expect(edit)
  }

  @Test func `A new editor has its caret behind the text`() {
    #expect(LineEditor("René").caret == 4)
    #expect(LineEditor().text.isEmpty)
  }

  private func expect(_ edit: Edit) {
    let parts = edit.before.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
    let prefix = String(String.UnicodeScalarView(parts[0]))
    var editor = LineEditor(prefix + String(String.UnicodeScalarView(parts[1])))
    editor.move(to: prefix.count)
    edit.action(&editor)
    let after = edit.after.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
    let before = String(String.UnicodeScalarView(after[0]))
    #expect(editor.text == before + String(String.UnicodeScalarView(after[1])))
    #expect(editor.caret == before.count)
  }

  @Test func `Any edits keep the caret within the text`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("LineEditorTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    let pieces = ["a", " ", "\u{301}", "\u{1F1EA}", "\u{200D}", "👩", "각", "\u{1100}", "\u{1161}"]
    for _ in 0..<50 {
      var editor = LineEditor()
      for _ in 0..<60 {
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: editor.deleteBackward()
        case 1: editor.deleteForward()
        case 2: editor.left()
        case 3: editor.right()
        case 4: editor.wordLeft()
        case 5: editor.wordRight()
        case 6: editor.deleteWordBackward()
        default: editor.insert(pieces.randomElement(using: &numbers) ?? "")
        }
        #expect((0...editor.text.count).contains(editor.caret), "seed \(seed)")
      }
    }
  }
}
