package import ScreenStates
import Terminal

/// A sample screen with all that a run of it needs, on lines of text or in a terminal.
@MainActor
package struct PlainSample<Kind: StateKind> {
  /// The screen, not started yet; a run starts and stops it.
  package let screen: Screen<Kind>
  /// What can be asked of it.
  package let requests: [PlainRequest<Kind>]
  /// A display as text.
  let lines: (Kind.Display) -> [String]
  /// Whether a display tells of something that went wrong.
  var showsError: (Kind.Display) -> Bool = { _ in false }

  // MARK: - In a terminal

  /// What a display looks like; the lines alone, if nothing is said.
  package var picture: (Kind.Display) -> SamplePicture
  /// The request that a digit makes with the number after it, and for how many things; `nil` if
  /// digits mean nothing now.
  var numbered: (Screen<Kind>) -> (name: String, count: Int)? = { _ in nil }
  /// What the arrows choose from; `nil` if they scroll.
  var choice: (Screen<Kind>) -> Choice? = { _ in nil }
  /// Where the screen keeps the first line in view; `nil` if it does not.
  var firstLine: WritableKeyPath<Kind.Kept, Int>?
  /// Where the services are told how to answer.
  var faults: FaultDesk?

  /// Makes a sample of a screen that is not started yet.
  package init(
    _ screen: Screen<Kind>, requests: [PlainRequest<Kind>],
    lines: @escaping (Kind.Display) -> [String]
  ) {
    self.screen = screen
    self.requests = requests
    self.lines = lines
    picture = { SamplePicture(lines($0).map { StyledLine($0) }) }
  }

  /// Runs the screen on lines of text: one request a line, each settled frame printed.
  ///
  /// It stops at `quit` or at the end. Work settles before the next line is taken, and before the
  /// end.
  ///
  /// - Parameters:
  ///   - input: The lines.
  ///   - output: Where the frames go.
  /// - Returns: Failure if the last frame shows an error.
  package func run(
    _ input: some AsyncSequence<String, Never>, _ output: PlainOutput
  ) async -> ExitStatus {
    let reader = PlainLine(screen, requests: requests)
    screen.start()
    let token = screen.observe { [screen, lines] display in
      output.print(["state: \(screen.path)"] + lines(display) + [""])
    }
    await screen.settled()
    reading: for await line in input {
      if output.failure != nil { break }
      switch reader.answer(line) {
      case .done: break
      case .sentence(let sentence): output.print([sentence, ""])
      case .help(let help): output.print(help + [""])
      case .leave: break reading
      }
      await screen.settled()
    }
    let last = screen.display
    token.cancel()
    screen.stop()
    return showsError(last) ? .failure : .success
  }
}
