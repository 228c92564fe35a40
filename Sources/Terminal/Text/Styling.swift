/// Which parts of a style an output can show.
package enum Styling: Sendable, Hashable, CaseIterable {
  /// No styles: for pipes, files and simple terminals.
  case none

  /// Bold, dim, underlined and reversed text, but no colours: for `NO_COLOR`.
  case attributes

  /// All styles.
  case colors
}

extension TextStyle {
  /// The part of this style that an output shows.
  package func limited(to styling: Styling) -> TextStyle {
    switch styling {
    case .none:
      return .plain
    case .attributes:
      var style = self
      style.foreground = nil
      style.background = nil
      return style
    case .colors:
      return self
    }
  }

  /// The escape sequence that sets this style and resets the previous one.
  var sequence: String {
    var codes = [0]
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isUnderlined { codes.append(4) }
    if isReversed { codes.append(7) }
    if let foreground { codes.append(foreground.foregroundCode) }
    if let background { codes.append(background.backgroundCode) }
    return ControlSequence.style(codes)
  }
}
