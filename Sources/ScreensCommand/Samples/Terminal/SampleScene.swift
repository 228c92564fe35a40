package import Terminal

/// Everything that a frame of a sample screen depends on.
package struct SampleScene {
  /// Something that can be asked for.
  package struct Request {
    /// The words that the line begins with.
    package let name: String
    /// What is written after it; `nil` if nothing is.
    package let argument: String?
    /// Whether the current state answers it.
    package let isAnswered: Bool

    /// Makes a request.
    package init(_ name: String, argument: String? = nil, isAnswered: Bool = true) {
      self.name = name
      self.argument = argument
      self.isAnswered = isAnswered
    }
  }

  /// The screen's name.
  package var name = ""
  /// The names of the states on the way in.
  package var path = ""
  /// What the screen shows, or the help.
  package var lines: [String] = []
  /// What can be asked for.
  package var requests: [Request] = []
  /// What is being typed.
  package var typed = ""
  /// What there is to say about the last line that was sent.
  package var sentence = ""
  /// The size of the terminal.
  package var size = TerminalSize.usual
  /// The first line in view, of those that the lines are broken into.
  package var firstLine = 0

  /// A blank scene in a terminal of the usual size.
  package init() {}
}
