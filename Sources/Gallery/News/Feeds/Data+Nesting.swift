internal import Foundation

extension Data {
  /// Whether JSON has more than 500 arrays and objects within each other; Foundation could end the
  /// process if there are more than 512.
  var isNestedTooDeep: Bool {
    var level = 0
    var (isInString, isEscaped) = (false, false)
    for byte in self {
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        level += 1
        if level > 500 { return true }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): level -= 1
      default: break
      }
    }
    return false
  }
}
