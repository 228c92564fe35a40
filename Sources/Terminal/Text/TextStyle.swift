/// How a piece of text looks: its weight, and its colour among those that each user chooses for the
/// terminal.
///
///     StyledLine("Could not load", [.bold, .red])
package struct TextStyle: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let plain: TextStyle = []
  package static let bold = TextStyle(rawValue: 1)

  /// For what matters less.
  package static let dim = TextStyle(rawValue: 2)

  /// Foreground and background swapped, for a selection; works without colours, too.
  package static let reversed = TextStyle(rawValue: 4)

  package static let red = TextStyle(rawValue: 8)
  package static let green = TextStyle(rawValue: 16)
  package static let yellow = TextStyle(rawValue: 32)
  package static let cyan = TextStyle(rawValue: 64)

  /// All colours; a text has one of them, or the terminal's default.
  package static let colors: TextStyle = [.red, .green, .yellow, .cyan]

  /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117).
  private static let codes: [(style: TextStyle, code: Int)] = [
    (.bold, 1), (.dim, 2), (.reversed, 7), (.red, 31), (.green, 32), (.yellow, 33), (.cyan, 36),
  ]

  /// The escape sequence that sets this style and resets the previous one.
  var sequence: String {
    ControlSequence.style([0] + Self.codes.filter { contains($0.style) }.map(\.code))
  }

  /// The part of this style that an output shows.
  package func limited(to styling: Styling) -> TextStyle {
    switch styling {
    case .none: .plain
    case .attributes: subtracting(.colors)
    case .colors: self
    }
  }
}

/// Which parts of a style an output can show.
package enum Styling: Sendable, Hashable, CaseIterable {
  /// No styles: for pipes, files and simple terminals, on which nothing can be drawn, either.
  case none
  /// No colours: for `NO_COLOR`.
  case attributes
  case colors

  /// What an output shows, according to the environment.
  ///
  /// `NO_COLOR` with any value except an empty one switches colours off (no-color.org). `TERM` names
  /// the terminal; `dumb`, or no name, means an output of lines only, like a pipe or a file.
  package init(environment: [String: String], isTerminal: Bool) {
    let isSimple = ["", "dumb"].contains(environment["TERM"] ?? "")
    let wantsNoColor = environment["NO_COLOR"]?.isEmpty == false
    self = !isTerminal || isSimple ? .none : wantsNoColor ? .attributes : .colors
  }
}
