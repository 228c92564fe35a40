internal import Foundation

/// The outermost object of a JSON text, whose values are not read.
///
/// Foundation traps in text that ends where it is nested 513 levels deep, so this counts the levels
/// first. It also takes hundreds of times longer to read a value and to write it again than this
/// takes to find it.
struct JSONOutline {
  /// The limit of a recorded value; the line that it is written in has one level more.
  static let mostLevels = 500

  // Without optimisation, an array is read thirty times faster than data.
  private let json: [UInt8]
  /// Where the keys and values of the outermost object are.
  private var members: [(key: Range<Int>, value: Range<Int>)] = []

  /// Finds the values; nil if more arrays and objects are nested than may be, or if the text is not
  /// UTF-8.
  init?(_ json: Data, mostLevels: Int = mostLevels + 1) {
    let json = [UInt8](json)
    self.json = json
    var (level, start) = (0, 0)
    var key: Range<Int>?
    var (isInString, isEscaped) = (false, false)
    for index in json.indices {
      let byte = json[index]
      // Foundation would read UTF-16, whose levels these bytes do not tell.
      if byte == 0 { return nil }
      guard !isInString else {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        level += 1
        if level > mostLevels { return nil }
        if level == 1 { start = index + 1 }
      case UInt8(ascii: ":") where level == 1:
        key = start..<index
        start = index + 1
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if level == 1 {
          if let key = key.take() { members.append((key, start..<index)) }
          start = index + 1
        }
        if byte != UInt8(ascii: ",") { level -= 1 }
      default: break
      }
    }
  }

  /// The value of a key as text; nil if the object has no such key.
  subscript(key: String) -> String? {
    members.first { member in
      let name = text(member.key)
      guard name.contains("\\") else { return name == "\"\(key)\"" }
      return (try? JSONDecoder().decode(String.self, from: Data(json[member.key]))) == key
    }.map { text($0.value) }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: json[range], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
