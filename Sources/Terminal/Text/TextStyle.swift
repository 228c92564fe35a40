/// How a piece of text looks: its weight, its line, its colours.
///
/// Styles are written as a list, and a list of styles is a style:
///
///     StyledLine("Could not load", [.bold, .foreground(.red)])
package struct TextStyle: Sendable, Hashable {
  /// Whether the letters are heavy.
  package var isBold = false

  /// Whether the letters are faint: for what matters less.
  package var isDim = false

  /// Whether a line runs under the letters.
  package var isUnderlined = false

  /// Whether the two colours change places: for what is selected, and it works without colours.
  package var isReversed = false

  /// The colour of the letters, or `nil` for the terminal's own.
  package var foreground: TextColor?

  /// The colour behind the letters, or `nil` for the terminal's own.
  package var background: TextColor?

  /// Text as the terminal writes it when nobody asks for anything.
  package static let plain: TextStyle = []

  /// Heavy letters.
  package static let bold = make { $0.isBold = true }

  /// Faint letters.
  package static let dim = make { $0.isDim = true }

  /// Underlined letters.
  package static let underlined = make { $0.isUnderlined = true }

  /// Letters in the background's colour, on the letters' colour.
  package static let reversed = make { $0.isReversed = true }

  /// Letters in a colour.
  package static func foreground(_ color: TextColor) -> TextStyle { make { $0.foreground = color } }

  /// Letters on a colour.
  package static func background(_ color: TextColor) -> TextStyle { make { $0.background = color } }

  private static func make(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var style: TextStyle = []
    change(&style)
    return style
  }
}

extension TextStyle: ExpressibleByArrayLiteral {
  /// Joins styles; where two name a colour, the later one has it.
  package init(arrayLiteral styles: TextStyle...) {
    for style in styles {
      isBold = isBold || style.isBold
      isDim = isDim || style.isDim
      isUnderlined = isUnderlined || style.isUnderlined
      isReversed = isReversed || style.isReversed
      foreground = style.foreground ?? foreground
      background = style.background ?? background
    }
  }
}

/// One of the sixteen colours that every terminal has.
///
/// The person at the terminal chose what these look like, for their eyes and their background, so
/// nothing here asks for a colour by its red, green and blue.
package enum TextColor: Int, Sendable, Hashable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The parameter of "select graphic rendition" (ECMA-48, 8.3.117) that colours the letters.
  var foregroundCode: Int { rawValue < 8 ? 30 + rawValue : 82 + rawValue }

  /// The parameter that colours what is behind the letters.
  var backgroundCode: Int { foregroundCode + 10 }
}
