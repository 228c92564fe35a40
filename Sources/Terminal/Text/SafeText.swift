extension String {
  /// This text without anything that could control the terminal.
  ///
  /// Headlines and names are not trusted. An escape character could move the cursor, retitle the
  /// window or read the clipboard; a bidirectional override could change what a line says. So tabs
  /// and line breaks become spaces, other control characters become U+FFFD, and direction marks are
  /// removed. A character with more combining marks than any language has becomes U+FFFD, too,
  /// because it could put a mebibyte into one cell.
  package var neutralized: String {
    withoutOrders.withoutHeaps
  }

  private var withoutOrders: String {
    guard unicodeScalars.contains(where: { $0.order != nil }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar.order {
      case nil: result.append(scalar)
      case .space where scalar == "\n" && previous == "\r": break
      case .space: result.append(" ")
      case .control: result.append("\u{FFFD}")
      case .direction: break
      }
      previous = scalar
    }
    return String(result)
  }

  /// At most 30 marks follow each other in stream-safe text (UAX #15), and the longest emoji
  /// families are shorter.
  private var withoutHeaps: String {
    let most = 32
    guard utf8.count > most, utf8.contains(where: { $0 >= 0x80 }) else { return self }
    guard contains(where: { $0.unicodeScalars.count > most }) else { return self }
    return String(map { $0.unicodeScalars.count > most ? "\u{FFFD}" : $0 })
  }
}

/// How a scalar could affect the terminal.
private enum Order {
  case space, control, direction
}

extension Unicode.Scalar {
  fileprivate var order: Order? {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .space
    case 0x00...0x1F, 0x7F...0x9F: .control
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      .direction
    default: nil
    }
  }
}
