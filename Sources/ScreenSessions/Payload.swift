internal import Foundation

extension Session {
  /// A value of the app, as JSON: a kind, a display, or a kept value.
  public struct Payload: Sendable, Equatable {
    /// The JSON as text.
    public var json: String

    /// Makes a payload from JSON, unchanged.
    public init(json: String) { self.json = json }

    /// Decodes the value, or throws the error of `JSONDecoder` if the JSON is of another type, or a
    /// ``SessionError`` if it is nested more than 500 levels deep.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
      guard JSONOutline(Data(json.utf8)) != nil else {
        throw SessionError(description: "The value cannot be read: it \(Self.tooDeep).")
      }
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      return try decoder.decode(type, from: Data(json.utf8))
    }

    /// The value; nil if its type cannot be decoded, or the JSON is of another type.
    package func value<Value>() -> Value? {
      guard let type = Value.self as? any Decodable.Type, let value = try? decoded(as: type) else {
        return nil
      }
      return value as? Value
    }

    private static let tooDeep = "is nested more than \(JSONOutline.mostLevels) levels deep"

    /// Why the value cannot be read again from the file, or nil.
    var obstacle: String? {
      if json.utf8.count > Line.mostBytes / 2 {
        return "is larger than \(Line.mostBytes >> 21) MB as JSON"
      }
      return JSONOutline(Data(json.utf8), mostLevels: JSONOutline.mostLevels) == nil
        ? Self.tooDeep : nil
    }

    init(_ value: any Encodable) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      // JSON has no NaN and no infinity, and they must not make a value fail.
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      json = String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The JSON without its line breaks, which are only between its parts.
    var jsonInOneLine: String {
      let isEnd = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      guard json.utf8.contains(where: isEnd) else { return json }
      return String(decoding: json.utf8.map { isEnd($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
  }
}
