import ScreenStates

extension PlainRequest {
  /// Something to tell the sample service behind a screen, whichever state that is in.
  ///
  /// - Parameters:
  ///   - name: The words that the line begins with.
  ///   - summary: What it does, for the help.
  ///   - tell: Tells the service; returns a sentence that says so.
  /// - Returns: The request.
  static func ofService(
    _ name: String, _ summary: String, tell: @escaping () -> String
  ) -> PlainRequest {
    PlainRequest(name, summary, isAnswered: { _ in true }, send: { _, _ in tell() })
  }

  /// Makes the service behind a screen fail once, so that a person can see the error.
  static func failNext(_ tell: @escaping () -> Void) -> PlainRequest {
    ofService("fail next", "make the service fail once") {
      tell()
      return "The service will fail once."
    }
  }

  /// Makes the service behind a screen find nothing once.
  static func emptyNext(_ tell: @escaping () -> Void) -> PlainRequest {
    ofService("empty next", "make the service find nothing once") {
      tell()
      return "The service will find nothing once."
    }
  }
}
