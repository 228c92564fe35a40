package import ScreenStates
import Terminal

/// A sample screen with all that a run of it needs, on lines of text or in a terminal.
@MainActor
package struct PlainSample<Kind: StateKind> {
  /// The screen; a run starts and stops it.
  package let screen: Screen<Kind>
  /// What can be asked of it.
  package let requests: [PlainRequest<Kind>]
  let lines: (Kind.Display) -> [String]
  private let showsError: (Kind.Display) -> Bool
  /// What a terminal shows of it beyond that.
  package let look: SampleLook<Kind>

  /// Makes a sample.
  ///
  /// - Parameters:
  ///   - screen: The screen, not started yet.
  ///   - requests: What a line can ask for.
  ///   - lines: A display as text.
  ///   - showsError: Whether a display tells of something that went wrong.
  ///   - look: What a terminal shows of it; the lines alone, if nothing is said.
  package init(
    _ screen: Screen<Kind>, requests: [PlainRequest<Kind>],
    lines: @escaping (Kind.Display) -> [String],
    showsError: @escaping (Kind.Display) -> Bool = { _ in false },
    look: SampleLook<Kind>? = nil
  ) {
    self.screen = screen
    self.requests = requests
    self.lines = lines
    self.showsError = showsError
    self.look = look ?? SampleLook { SamplePicture(lines($0).map { StyledLine($0) }) }
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
