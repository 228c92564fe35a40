import Gallery
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

extension PlainRequest {
  /// A request that needs nothing after it.
  init(
    _ name: String, _ summary: String, isAnswered: @escaping (Kind.StateClass) -> Bool,
    tell: @escaping (Kind.StateClass) -> Void
  ) {
    self.init(name, summary, isAnswered: isAnswered) { screen, _ in
      tell(screen.state)
      return nil
    }
  }

  /// What can be told to the service behind a screen, whichever state that is in.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - findsNothing: Whether it has an answer with nothing in it.
  /// - Returns: The requests.
  static func ofService(_ service: SampleService, findsNothing: Bool = true) -> [PlainRequest] {
    let fail = PlainRequest(
      "fail next", "make the next answer a failure", isAnswered: { _ in true }
    ) { _, _ in
      service.failNext()
      return "The next answer will be a failure."
    }
    let empty = PlainRequest(
      "empty next", "make the next answer empty", isAnswered: { _ in true }
    ) { _, _ in
      service.emptyNext()
      return "The next answer will be empty."
    }
    return findsNothing ? [fail, empty] : [fail]
  }
}

// MARK: - Requests that the states list

/// A state that lists the requests that it answers.
@MainActor
protocol ListsAnswers {
  associatedtype Request: RawRepresentable<String>, Equatable

  var answers: [Request] { get }
}

extension PlainRequest where Kind.StateClass: ListsAnswers {
  /// A request that needs nothing after it.
  static func request(
    _ request: Kind.StateClass.Request, _ summary: String,
    tell: @escaping (Kind.StateClass) -> Void
  ) -> PlainRequest {
    PlainRequest(
      request.rawValue, summary, isAnswered: { $0.answers.contains(request) }, tell: tell)
  }

  /// A request that may need something after it, and may have something to say.
  static func request(
    _ request: Kind.StateClass.Request, argument: String? = nil, _ summary: String,
    send: @escaping (Screen<Kind>, String) -> String?
  ) -> PlainRequest {
    PlainRequest(
      request.rawValue, argument: argument, summary,
      isAnswered: { $0.answers.contains(request) }, send: send)
  }
}

extension Array {
  /// The element that a person means by a number, from 1 on; `nil` if there is none.
  func numbered(_ text: String) -> Element? {
    indices.first { $0 + 1 == Int(text) }.map { self[$0] }
  }
}
