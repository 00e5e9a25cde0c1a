import Foundation
import FoundationXML
import SimulatorUI

@testable import Pictures
@testable import Recordings

/// What a picture holds, read as any reader of XML reads it.
struct DrawnPicture {
  /// One element without children.
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  let elements: [Element]

  /// Reads a picture; nil if it is not XML.
  init?(_ picture: ScreenPicture) {
    let parser = XMLParser(data: Data(picture.svg.utf8))
    let reader = ElementReader()
    parser.delegate = reader
    guard parser.parse() else { return nil }
    elements = reader.elements
  }

  subscript(name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The text by the places of its elements, without trailing blanks.
  func rows(of size: Size) -> [String] {
    var rows = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    for element in self["text"] {
      guard
        let x = element.attributes["x"].flatMap({ Int($0) }),
        let y = element.attributes["y"].flatMap({ Int($0) })
      else { continue }
      let row = (y - PictureGrid.baseline) / PictureGrid.cellHeight
      for (offset, character) in element.text.enumerated() {
        rows[row][x / PictureGrid.cellWidth + offset] = String(character)
      }
    }
    return rows.map { row in
      var text = row.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// `XMLParser` wants an object that it can tell.
  private final class ElementReader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let index = open.last { elements[index].text += text }
    }
  }
}
