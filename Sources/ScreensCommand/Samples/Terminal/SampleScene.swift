package import Terminal

/// Everything that a frame of a sample screen depends on.
package struct SampleScene {
  /// Something that can be asked for.
  package struct Request {
    /// What it is called.
    package let name: String
    /// The key that asks for it; `nil` if it has to be written.
    package let key: Character?
    /// Whether the current state answers it.
    package let isAnswered: Bool

    /// Makes a request.
    package init(_ name: String, key: Character? = nil, isAnswered: Bool = true) {
      self.name = name
      self.key = key
      self.isAnswered = isAnswered
    }
  }

  /// The screen's name.
  package var name = ""
  /// The names of the states on the way in.
  package var path = ""
  /// What the screen shows, or the help.
  package var lines: [StyledLine] = []
  /// What the screen is busy with, in a few words; `nil` if nothing is to be seen of it.
  package var activity: String?
  /// How much of that is over, from 0 to 1; `nil` if nobody knows.
  package var progress: Double?
  /// How far the spinner has turned.
  package var spinnerPhase = 0
  /// What can be asked for.
  package var requests: [Request] = []
  /// What is being typed; `nil` if nothing is.
  package var typed: String?
  /// What there is to say about the last thing that was asked for.
  package var sentence = ""
  /// The size of the terminal.
  package var size = TerminalSize.usual
  /// The first line in view, of those that the lines are broken into.
  package var firstLine = 0

  /// A blank scene in a terminal of the usual size.
  package init() {}
}
