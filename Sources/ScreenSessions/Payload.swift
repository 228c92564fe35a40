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
      // JSON has no word for a number that is none, and no value may be lost for it.
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

    /// Cuts the value of a key, unchanged, out of an object that is valid JSON.
    init?(of key: String, in object: Data) {
      let bytes = [UInt8](object)
      let name = [UInt8]("\"\(key)\"".utf8)
      var (index, depth, isText) = (0, 0, false)
      var (latestText, value) = (0, Int?.none)
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\"): index += 1
        case UInt8(ascii: "\""):
          isText.toggle()
          if isText { latestText = index }
        case _ where isText: break
        case UInt8(ascii: ":") where depth == 1:
          let found = bytes[latestText..<index]
          // Other programs may write a key with escapes.
          let isEscaped = found.contains(UInt8(ascii: "\\"))
          let text = isEscaped ? try? JSONDecoder().decode(String.self, from: Data(found)) : nil
          if text == key || found.starts(with: name) { value = index + 1 }
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 1, let value {
            json = String(decoding: bytes[value..<index], as: UTF8.self)
            return
          }
          if bytes[index] != UInt8(ascii: ",") { depth -= 1 }
        default: break
        }
        index += 1
      }
      return nil
    }
  }
}
