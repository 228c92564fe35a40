package import ScreenStates
package import Terminal

/// A sample screen with all that is needed to run it on lines of text or in a terminal.
@MainActor
package struct PlainSample<Kind: StateKind> {
  /// The screen, not started yet; a run starts and stops it.
  package let screen: Screen<Kind>
  package let requests: [PlainRequest<Kind>]
  /// Draws a display, as a picture and as lines of plain text.
  package let picture: (Kind.Display) -> SamplePicture
  var showsError: (Kind.Display) -> Bool = { _ in false }

  // MARK: - In a terminal

  /// The request that a digit sends as its argument, and the number of things; `nil` if digits do
  /// nothing now.
  var numbered: (Screen<Kind>) -> (name: String, count: Int)? = { _ in nil }
  /// What the arrow keys choose from; `nil` if they scroll.
  var choice: (Screen<Kind>) -> Choice? = { _ in nil }
  /// Where the kept value has the first visible line; `nil` if it has none.
  var firstLine: WritableKeyPath<Kind.Kept, Int>?
  /// The faults of the services.
  var faults: FaultDesk?

  /// Makes a sample of a screen that is not started yet.
  package init(
    _ screen: Screen<Kind>, requests: [PlainRequest<Kind>],
    picture: @escaping (Kind.Display) -> SamplePicture
  ) {
    (self.screen, self.requests, self.picture) = (screen, requests, picture)
  }

  /// Runs the screen on lines of text: one request on each line, each settled frame printed.
  ///
  /// The run stops at `quit` or at the end of the input. Before each further line, and before the
  /// end, it waits until the screen is settled.
  ///
  /// - Parameters:
  ///   - input: The lines.
  ///   - write: Writes a text without control characters; the run ends when it throws.
  /// - Returns: Failure if the last frame shows an error.
  /// - Throws: What `write` throws.
  package func run(
    _ input: AsyncStream<String>, write: @escaping (String) throws(OutputError) -> Void
  ) async throws(OutputError) -> ExitStatus {
    var result = Result<Void, OutputError>.success(())
    func print(_ lines: [String]) {
      guard case .success = result else { return }
      let text = lines.map { $0.neutralized + "\n" }.joined()
      result = Result { () throws(OutputError) in try write(text) }
    }
    screen.start()
    let token = screen.observe { [screen, picture] display in
      print(["state: \(screen.path)"] + picture(display).plain + [""])
    }
    await screen.settled()
    reading: for await line in input {
      guard case .success = result else { break }
      switch answer(line) {
      case .done: break
      case .sentence(let sentence): print([sentence, ""])
      case .help(let help): print(help + [""])
      case .leave: break reading
      }
      await screen.settled()
    }
    let last = screen.display
    token.cancel()
    screen.stop()
    try result.get()
    return showsError(last) ? .failure : .success
  }
}
