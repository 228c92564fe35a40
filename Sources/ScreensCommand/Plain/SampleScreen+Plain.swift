import Foundation
import ScreenStates
package import Terminal

/// The outcome of a line of text that was sent to a screen.
package enum PlainAnswer: Equatable {
  /// The request was sent, or the line was empty.
  case done
  /// A message about the line.
  case sentence(String)
  /// The requests that the state answers now, one on each line.
  case help([String])
  case leave
}

extension SampleScreen {
  /// Runs the screen on lines of text: one request on each line, each settled frame printed.
  ///
  /// The run stops at `quit`, at the end of the input, or with an error of `write`, which gets text
  /// without control characters. Before each further line, and before the end, it waits until the
  /// screen is settled. It returns failure if the last frame shows an error.
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
    let token = screen.observe { [screen, drawing] display in
      print(["state: \(screen.path)"] + drawing(display).plain + [""])
    }
    await screen.settled()
    var lines = input.makeAsyncIterator()
    reading: while case .success = result, let line = await lines.next() {
      switch send(line) {
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

  // MARK: - A line

  /// The requests that the state answers now, one on each line.
  package var writable: [String] {
    ScreensCommand.table(
      answered.map { ($0.usage, $0.summary) } + [
        ("help", "list the requests that the state answers"), ("quit", "end the program"),
      ], indent: "  ")
  }

  /// Completes a line up to the longest common prefix of the matching names.
  ///
  /// The names are those of the requests that the state answers, `help` and `quit`. A space follows
  /// a single match that needs an argument.
  package func completed(_ line: String) -> String {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
    let isAfterWord = line.last?.isWhitespace == true && !words.isEmpty
    let beginning = words.joined(separator: " ") + (isAfterWord ? " " : "")
    let names = (answered.map(\.name) + ["help", "quit"]).filter { $0.hasPrefix(beginning) }
    guard let first = names.first else { return line }
    if names.count == 1 {
      let takesArgument = answered.contains { $0.name == first && $0.argument != nil }
      return first + (takesArgument ? " " : "")
    }
    return names.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
  }

  /// Sends the request of a line if the screen's state answers it; otherwise says why not.
  package func answer(_ words: [String]) -> String? {
    guard let request = request(at: words) else {
      return "There is no request \"\(words[0].lowercased())\"; \(offer)"
    }
    let name = request.name
    let argument = words.dropFirst(request.words.count).joined(separator: " ")
    guard request.isAnswered(screen.state) else {
      return "\(screen.path) does not answer \"\(name)\"; \(offer)"
    }
    guard request.argument != nil || argument.isEmpty else {
      return "\"\(name)\" takes nothing after it; type only \(name)."
    }
    guard request.argument == nil || !argument.isEmpty else {
      return "\"\(name)\" needs something after it; type \(request.usage)."
    }
    return request.send(screen, argument)
  }

  /// The request whose name the words begin with.
  private func request(at words: [String]) -> PlainRequest<Kind>? {
    let words = words.map { $0.lowercased() }
    return requests.first { words.starts(with: $0.words) }
  }

  private var answered: [PlainRequest<Kind>] {
    requests.filter { $0.isAnswered(screen.state) }
  }

  private var offer: String {
    "\(screen.path) answers \((answered.map(\.usage) + ["help", "quit"]).joined(separator: ", "))."
  }
}
