package import ScreenStates

/// Runs a screen on lines of text: one request a line, each settled frame printed.
@MainActor
package struct PlainRun<Kind: StateKind> {
  private let screen: Screen<Kind>
  private let requests: [PlainRequest<Kind>]
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
    self.requests = requests
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
    for await line in input {
      guard output.failure == nil, answer(line) else { break }
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
  private func answer(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased() else { return true }
    switch first {
    case "quit", "exit": return false
    case "help": output.print(help)
    default:
      if let complaint = send(words) { output.print([complaint, ""]) }
    }
    return true
  }

  private func send(_ words: [String]) -> String? {
    guard let request = request(at: words) else {
      return "There is no request \"\(words[0].lowercased())\"; \(offer)"
    }
    let name = request.name
    let argument = words.dropFirst(request.words.count).joined(separator: " ")
    guard request.isAnswered(screen.state) else {
      return "\(screen.path) does not answer \"\(name)\"; \(offer)"
    }
    guard request.argument != nil || argument.isEmpty else {
      return "\"\(name)\" takes nothing after it; write only \(name)."
    }
    guard request.argument == nil || !argument.isEmpty else {
      return "\"\(name)\" needs something after it; write \(request.usage)."
    }
    return request.send(screen, argument)
  }

  /// The request that the words begin with; the longest, if one begins with another.
  private func request(at words: [String]) -> PlainRequest<Kind>? {
    let words = words.map { $0.lowercased() }
    return requests.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
  }

  private var answered: [PlainRequest<Kind>] {
    requests.filter { $0.isAnswered(screen.state) }
  }

  private var offer: String {
    "\(screen.path) answers \((answered.map(\.usage) + ["help", "quit"]).joined(separator: ", "))."
  }

  private var help: [String] {
    let rows =
      answered.map { ($0.usage, $0.summary) } + [
        ("help", "list what can be asked for just now"), ("quit", "end"),
      ]
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { usage, summary in
      "  \(usage)\(String(repeating: " ", count: width - usage.count))  \(summary)"
    } + [""]
  }
}
