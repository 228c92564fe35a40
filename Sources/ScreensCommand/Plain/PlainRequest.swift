package import ScreenStates

/// A request that a line of text can make of a screen.
@MainActor
package struct PlainRequest<Kind: StateKind> {
  /// The words that the line begins with, in lower case: `retry`, `log in`.
  package let name: String
  /// What is written after it, such as `CODE`; `nil` if nothing is.
  package let argument: String?
  /// What it does, for the help.
  package let summary: String
  /// Whether a state answers it.
  package let isAnswered: (Kind.StateClass) -> Bool
  /// Sends it; the answer is a sentence if the argument makes no sense.
  package let send: (Screen<Kind>, String) -> String?

  /// The key that asks for it in a terminal; `nil` if it has to be written.
  package private(set) var key: Character?

  /// Makes a request.
  package init(
    _ name: String, argument: String? = nil, _ summary: String,
    isAnswered: @escaping (Kind.StateClass) -> Bool,
    send: @escaping (Screen<Kind>, String) -> String?
  ) {
    self.name = name
    self.argument = argument
    self.summary = summary
    self.isAnswered = isAnswered
    self.send = send
  }

  /// This request under a key.
  package func key(_ key: Character) -> PlainRequest {
    var request = self
    request.key = key
    return request
  }

  /// The words of the name.
  var words: [String] { name.split(separator: " ").map(String.init) }

  /// What to write, such as `choose CODE`.
  var usage: String { [name, argument].compactMap(\.self).joined(separator: " ") }
}
