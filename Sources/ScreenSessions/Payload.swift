internal import Foundation

extension Session {
  /// A value of the app, as JSON: a kind, a display, or what is kept.
  public struct Payload: Sendable, Equatable {
    /// The JSON as text.
    public var json: String

    /// Takes JSON as it is.
    ///
    /// - Parameter json: The JSON as text.
    public init(json: String) {
      self.json = json
    }

    /// Reads the value.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value.
    /// - Throws: What `JSONDecoder` throws where the JSON is of another type.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
      try Self.decoder.decode(type, from: Data(json.utf8))
    }

    init(_ value: any Encodable) throws {
      json = String(decoding: try Self.encoder.encode(value), as: UTF8.self)
    }

    // JSON has no word for a number that is none, and no value may be lost for it.
    private static var encoder: JSONEncoder {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      return encoder
    }

    private static var decoder: JSONDecoder {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      return decoder
    }
  }
}
