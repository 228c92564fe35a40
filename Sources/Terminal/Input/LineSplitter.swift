/// Cuts bytes that come in any pieces into lines of text.
///
/// A line ends with LF or CR LF; what follows the last of them is a line, too, unless it is empty.
/// Bytes that are no UTF-8 become U+FFFD. Of a line that is longer than the limit, the rest is left
/// out: who pipes in a film must not fill the memory.
package struct LineSplitter: Sendable {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isTooLong = false

  /// A splitter for lines of at most so many bytes.
  package init(limit: Int = 65_536) { self.limit = max(limit, 1) }

  /// The lines that end in these bytes.
  package mutating func lines(in chunk: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in chunk {
      if byte == UInt8(ascii: "\n") {
        lines.append(finishLine())
      } else if bytes.count <= limit {
        // One more than the limit, since it might be the CR of a line break.
        bytes.append(byte)
      } else {
        isTooLong = true
      }
    }
    return lines
  }

  /// What stands after the last line break, once nothing more comes.
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

  /// Cuts before the scalar that would pass the limit, and not inside it.
  private mutating func cut() {
    var end = limit
    while end > max(limit - 3, 0), bytes[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
    bytes.removeLast(bytes.count - end)
  }
}
