internal import SimulatorUI

extension CastHeader: Decodable {
  private enum Field: String, CodingKey {
    case version, term, width, height, cols, rows, timestamp, command, title
  }

  /// Reads the header's JSON object; what is wrong with it is thrown as a `CastProblem`.
  package init(from decoder: any Decoder) throws {
    guard let fields = try? decoder.container(keyedBy: Field.self) else {
      throw CastProblem.missingHeader
    }
    guard let number = try fields.value(Int.self, .version, "2 or 3") else {
      throw CastProblem.headerField(name: "version", right: "2 or 3")
    }
    guard let version = CastVersion(rawValue: number) else {
      throw CastProblem.unknownVersion(number)
    }
    let sizeFields: (columns: Int?, rows: Int?)
    switch version {
    case .v2:
      sizeFields = (try fields.side(.width), try fields.side(.height))
    case .v3:
      let right = #"an object such as {"cols": 80, "rows": 24}"#
      let term = try fields.nested(.term, right)
      sizeFields = (try term?.side(.cols), try term?.side(.rows))
    }
    let seconds = "whole seconds since 1970"
    let timestamp = try fields.value(Double.self, .timestamp, seconds)
    if let timestamp, !(0..<latestTimestamp).contains(timestamp) {
      throw CastProblem.headerField(name: "timestamp", right: seconds)
    }
    self.init(
      version: version,
      size: Size(
        columns: sizeFields.columns ?? Self.usualSize.columns,
        rows: sizeFields.rows ?? Self.usualSize.rows
      ),
      timestamp: timestamp.map { Int($0) },
      command: try fields.value(String.self, .command, "a string"),
      title: try fields.value(String.self, .title, "a string")
    )
  }
}

/// The end of the year 9999, the last that a date of four digits can name.
private let latestTimestamp = 253_402_300_800.0

extension KeyedDecodingContainer where Key: RawRepresentable<String> {
  /// Reads a field that may be missing or null.
  fileprivate func value<Value: Decodable>(
    _ type: Value.Type,
    _ key: Key,
    _ right: String
  ) throws -> Value? {
    do {
      return try decodeIfPresent(type, forKey: key)
    } catch {
      throw CastProblem.headerField(name: key.rawValue, right: right)
    }
  }

  /// Reads one side of the screen's size.
  fileprivate func side(_ key: Key) throws -> Int? {
    let right = "a whole number from 1 to \(CastProblem.longestSide)"
    let side = try value(Int.self, key, right)
    if let side, !(1...CastProblem.longestSide).contains(side) {
      throw CastProblem.headerField(name: key.rawValue, right: right)
    }
    return side
  }

  /// Reads an object that may be missing or null.
  fileprivate func nested(_ key: Key, _ right: String) throws -> KeyedDecodingContainer<Key>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    do {
      return try nestedContainer(keyedBy: Key.self, forKey: key)
    } catch {
      throw CastProblem.headerField(name: key.rawValue, right: right)
    }
  }
}
