package import ScreenStates

/// Runs a screen on lines of text: one request a line, each settled frame printed.
@MainActor
package struct PlainRun<Kind: StateKind> {
  private let screen: Screen<Kind>
  private let line: PlainLine<Kind>
  private let lines: (Kind.Display) -> [String]
  private let output: PlainOutput

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - screen: The screen, not started yet.
  ///   - requests: What a line can ask for.
  ///   - output: Where the frames go.
  ///   - lines: A display as text.
  package init(
    _ screen: Screen<Kind>, requests: [PlainRequest<Kind>], output: PlainOutput,
    lines: @escaping (Kind.Display) -> [String]
  ) {
    self.screen = screen
    line = PlainLine(screen, requests: requests)
    self.output = output
    self.lines = lines
  }

  /// Starts the screen, answers one line after another, and stops at `quit` or at the end.
  ///
  /// Work settles before the next line is taken, and before the end.
  ///
  /// - Parameter input: The lines.
  /// - Returns: The display that the screen showed at the end.
  package func run(_ input: some AsyncSequence<String, Never>) async -> Kind.Display {
    screen.start()
    let token = screen.observe { [screen, lines, output] display in
      output.print(["state: \(screen.path)"] + lines(display) + [""])
    }
    await screen.settled()
    for await text in input {
      guard output.failure == nil, answer(text) else { break }
      await screen.settled()
    }
    let last = screen.display
    token.cancel()
    screen.stop()
    return last
  }

  /// Answers one line.
  ///
  /// - Returns: Whether to go on.
  private func answer(_ text: String) -> Bool {
    switch line.answer(text) {
    case .done: break
    case .sentence(let sentence): output.print([sentence, ""])
    case .help(let help): output.print(help + [""])
    case .leave: return false
    }
    return true
  }
}
