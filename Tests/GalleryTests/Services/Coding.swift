import Foundation

/// A value that is saved and read again.
enum Coding {
  static func restored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
