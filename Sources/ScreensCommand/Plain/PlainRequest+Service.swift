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
}
