/// Puts scalars together from bytes of UTF-8 that may come in any pieces.
struct ScalarDecoder: Sendable {
  private var bytes: [UInt8] = []

  /// Takes a byte, and returns the scalar that it completes.
  ///
  /// Bytes that are no UTF-8 are dropped.
  mutating func scalar(after byte: UInt8) -> Unicode.Scalar? {
    let isContinuation = byte & 0b1100_0000 == 0b1000_0000
    if !isContinuation { bytes = [] }
    if isContinuation && bytes.isEmpty { return nil }
    bytes.append(byte)
    guard let lead = bytes.first, bytes.count >= Self.length(lead) else { return nil }

    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    bytes = []
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return nil }
    return UTF8.decode(encoded)
  }

  private static func length(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
