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
