/// How much of a style an output can show.
package enum Styling: Sendable, Hashable, CaseIterable {
  /// Letters and nothing else: for pipes, files and terminals that know no better.
  case none

  /// Weight, underlining and reversal, but no colour: what `NO_COLOR` asks for.
  case attributes

  /// Everything.
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

  /// The escape sequence after which text has this style and nothing of the one before.
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
