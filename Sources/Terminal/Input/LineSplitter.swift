/// Splits chunks of bytes into lines of text.
///
/// A line ends with LF or CR LF. The text after the last line break is a line, too, unless it is
/// empty. Bytes that are not UTF-8 become U+FFFD. A line is cut at the limit, so that large binary
/// input does not fill the memory.
package struct LineSplitter: Sendable {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isTooLong = false

  /// Makes a splitter for lines of at most `limit` bytes.
  package init(limit: Int = 65_536) { self.limit = max(limit, 1) }

  /// Returns the lines that end in these bytes.
  package mutating func lines(in chunk: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in chunk {
      if byte == UInt8(ascii: "\n") {
        lines.append(finishLine())
      } else if bytes.count <= limit {
        // One more than the limit, because this byte can be the CR of a line break.
        bytes.append(byte)
      } else {
        isTooLong = true
      }
    }
    return lines
  }

  /// Returns the text after the last line break, at the end of the input.
  package mutating func lastLine() -> String? {
    bytes.isEmpty ? nil : finishLine()
  }

  private mutating func finishLine() -> String {
    defer {
      bytes.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    if bytes.last == UInt8(ascii: "\r"), !isTooLong { bytes.removeLast() }
    if bytes.count > limit { cut() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Cuts before the scalar that would pass the limit, not inside it.
  private mutating func cut() {
    var end = limit
    while end > max(limit - 3, 0), bytes[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
    bytes.removeLast(bytes.count - end)
  }
}
