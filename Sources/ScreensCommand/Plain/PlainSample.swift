package import ScreenStates

/// A sample screen with all that a run of it needs, on lines of text or in a terminal.
@MainActor
package struct PlainSample<Kind: StateKind> {
  /// The screen; a run starts and stops it.
  package let screen: Screen<Kind>
  let requests: [PlainRequest<Kind>]
  let lines: (Kind.Display) -> [String]
  private let showsError: (Kind.Display) -> Bool

  /// Makes a sample.
  ///
  /// - Parameters:
  ///   - screen: The screen, not started yet.
  ///   - requests: What a line can ask for.
  ///   - lines: A display as text.
  ///   - showsError: Whether a display tells of something that went wrong.
  package init(
    _ screen: Screen<Kind>, requests: [PlainRequest<Kind>],
    lines: @escaping (Kind.Display) -> [String],
    showsError: @escaping (Kind.Display) -> Bool = { _ in false }
  ) {
    self.screen = screen
    self.requests = requests
    self.lines = lines
    self.showsError = showsError
  }

  /// Runs the screen from the first line to the last.
  ///
  /// - Parameters:
  ///   - input: The lines.
  ///   - output: Where the frames go.
  /// - Returns: Failure if the last frame shows an error.
  package func run(
    _ input: some AsyncSequence<String, Never>, _ output: PlainOutput
  ) async -> ExitStatus {
    let run = PlainRun(screen, requests: requests, output: output, lines: lines)
    return showsError(await run.run(input)) ? .failure : .success
  }
}
