package import Gallery
package import Terminal

/// Everything that a frame depends on.
@MainActor
package struct NewsScene {
  /// What the screen shows.
  package var display = NewsDisplay()
  /// What the reader owns.
  package var kept = NewsKept()
  /// The requests that the current state answers.
  package var answers: [NewsRequest] = []
  /// The names of the states on the way in.
  package var path = ""
  /// The size of the terminal.
  package var size = TerminalSize.usual
  /// How far the spinner has turned.
  package var spinnerPhase = 0
  /// Whether it is to be seen that something is loading, if it is.
  package var showsActivity = true
  /// Whether that takes long.
  package var isSlow = false
  /// How much of it is over, from 0 to 1; `nil` if nobody knows.
  package var progress: Double?
  /// Whether the help is shown in place of the content.
  package var showsHelp = false

  /// A blank scene in a terminal of the usual size.
  package init() {}

  /// The place of the chosen language, among those that there are.
  var chosenIndex: Int { min(max(kept.languageIndex, 0), max(display.languages.count - 1, 0)) }

  /// The spinner as it stands now.
  var spinner: StyledLine {
    ActivityLine.spinner(spinnerPhase)
  }
}
