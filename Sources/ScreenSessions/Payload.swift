internal import Foundation

extension Session {
  /// A value of the app, as JSON: a kind, a display, or a kept value.
  public struct Payload: Sendable, Equatable {
    /// The JSON as text.
    public var json: String

    /// Makes a payload from JSON, unchanged.
    public init(json: String) {
      self.json = json
    }

    /// Decodes the value, or throws the error of `JSONDecoder` if the JSON is of another type.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      return try decoder.decode(type, from: Data(json.utf8))
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

    /// Reads the value of a key in a line; nil if the line has no such key.
    init?(of key: String, in line: Data) {
      let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any]
      guard let value = object?[key],
        let json = try? JSONSerialization.data(
          withJSONObject: value,
          options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
      else { return nil }
      self.json = String(decoding: json, as: UTF8.self)
    }
  }
}
