import Gallery
package import ScreenStates

/// A request that a line of text can send to a screen.
@MainActor
package struct PlainRequest<Kind: StateKind> {
  /// The words at the beginning of the line, in lower case: `retry`, `log in`.
  package let name: String
  /// The name of the argument, such as `CODE`; `nil` without an argument.
  package let argument: String?
  package let summary: String
  package let isAnswered: (Kind.StateClass) -> Bool
  /// Sends the request; returns a sentence if the argument is not valid.
  package let send: (Screen<Kind>, String) -> String?

  /// The key that sends the request in a terminal; `nil` if it must be typed.
  package private(set) var key: Character?

  package init(
    _ name: String, argument: String? = nil, _ summary: String,
    isAnswered: @escaping (Kind.StateClass) -> Bool,
    send: @escaping (Screen<Kind>, String) -> String?
  ) {
    (self.name, self.argument, self.summary) = (name, argument, summary)
    (self.isAnswered, self.send) = (isAnswered, send)
  }

  package func key(_ key: Character) -> PlainRequest {
    var request = self
    request.key = key
    return request
  }

  var words: [String] { name.split(separator: " ").map(String.init) }

  /// The name with its argument, such as `choose CODE`.
  var usage: String { [name, argument].compactMap(\.self).joined(separator: " ") }
}

extension PlainRequest {
  /// Makes a request without an argument.
  init(
    _ name: String, _ summary: String, isAnswered: @escaping (Kind.StateClass) -> Bool,
    tell: @escaping (Kind.StateClass) -> Void
  ) {
    self.init(name, summary, isAnswered: isAnswered) { screen, _ in
      tell(screen.state)
      return nil
    }
  }

  /// The requests that change a service's next answer, in every state; a service that always finds
  /// something has no empty answer.
  static func ofService(_ service: SampleService, findsNothing: Bool = true) -> [PlainRequest] {
    func request(_ name: String, _ answer: String, _ arm: @escaping () -> Void) -> PlainRequest {
      PlainRequest(name, "make the next answer \(answer)", isAnswered: { _ in true }) { _, _ in
        arm()
        return "The next answer will be \(answer)."
      }
    }
    let fail = request("fail next", "a failure") { service.failNext() }
    let empty = request("empty next", "empty") { service.emptyNext() }
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
  /// Makes a request without an argument.
  static func request(
    _ request: Kind.StateClass.Request, _ summary: String,
    tell: @escaping (Kind.StateClass) -> Void
  ) -> PlainRequest {
    PlainRequest(
      request.rawValue, summary, isAnswered: { $0.answers.contains(request) }, tell: tell)
  }

  /// Makes a request that can have an argument, and can answer with a sentence.
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
  /// The element with a number, where 1 is the first; `nil` if there is none.
  func numbered(_ text: String) -> Element? {
    indices.first { $0 + 1 == Int(text) }.map { self[$0] }
  }
}
