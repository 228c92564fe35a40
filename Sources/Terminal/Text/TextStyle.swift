/// How a piece of text looks: its weight, underline and colours.
///
/// Styles can be combined in an array literal:
///
///     StyledLine("Could not load", [.bold, .foreground(.red)])
package struct TextStyle: Sendable, Hashable {
  /// Whether the text is bold.
  package var isBold = false

  /// Whether the text is dim, for what matters less.
  package var isDim = false

  /// Whether the text is underlined.
  package var isUnderlined = false

  /// Whether foreground and background are swapped, for a selection; works without colours, too.
  package var isReversed = false

  /// The text's colour, or `nil` for the terminal's default.
  package var foreground: TextColor?

  /// The background's colour, or `nil` for the terminal's default.
  package var background: TextColor?

  /// The terminal's default style.
  package static let plain: TextStyle = []

  /// Bold text.
  package static let bold = make { $0.isBold = true }

  /// Dim text.
  package static let dim = make { $0.isDim = true }

  /// Underlined text.
  package static let underlined = make { $0.isUnderlined = true }

  /// Text with foreground and background swapped.
  package static let reversed = make { $0.isReversed = true }

  /// Text in a colour.
  package static func foreground(_ color: TextColor) -> TextStyle { make { $0.foreground = color } }

  /// Text on a colour.
  package static func background(_ color: TextColor) -> TextStyle { make { $0.background = color } }

  private static func make(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var style: TextStyle = []
    change(&style)
    return style
  }
}

extension TextStyle: ExpressibleByArrayLiteral {
  /// Combines styles; if two set the same colour, the later one wins.
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
/// Users choose how these colours look on their background, so no colour is given by its red,
/// green and blue components.
package enum TextColor: Int, Sendable, Hashable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The parameter of "select graphic rendition" (ECMA-48, 8.3.117) for the text's colour.
  var foregroundCode: Int { rawValue < 8 ? 30 + rawValue : 82 + rawValue }

  /// The parameter for the background's colour.
  var backgroundCode: Int { foregroundCode + 10 }
}
