extension String {
  /// This text with everything in it that could give the terminal an order made harmless.
  ///
  /// Headlines come from the network and names from whoever typed them. An escape character among
  /// the letters could move the cursor, retitle the window or read the clipboard; a bidirectional
  /// override could make a line say something else. Tabs and line breaks become a space, so that a
  /// line stays a line; other controls become U+FFFD, so that one can see that something was there;
  /// marks that only turn the direction of writing are left out. A character on which more stands
  /// than on any of a language becomes U+FFFD, too: it could fill a cell with a mebibyte.
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

  /// Text is safe to process in streams when no more than 30 marks follow each other (UAX #15), and
  /// the longest families of emoji are shorter.
  private var withoutHeaps: String {
    let most = 32
    guard utf8.count > most, utf8.contains(where: { $0 >= 0x80 }) else { return self }
    guard contains(where: { $0.unicodeScalars.count > most }) else { return self }
    return String(map { $0.unicodeScalars.count > most ? "\u{FFFD}" : $0 })
  }
}

/// What a scalar would tell the terminal to do, if it were let through.
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
