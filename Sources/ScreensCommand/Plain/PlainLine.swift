import ScreenStates

/// The outcome of a line of text that was sent to a screen.
package enum PlainAnswer: Equatable {
  /// The request was sent, or there was none.
  case done
  /// What there is to say about it, in a sentence.
  case sentence(String)
  /// What can be asked for just now, a line each.
  case help([String])
  /// The one who wrote it leaves.
  case leave
}

/// Understands the lines that ask something of a screen, and sends it the requests.
@MainActor
struct PlainLine<Kind: StateKind> {
  private let screen: Screen<Kind>
  private let requests: [PlainRequest<Kind>]

  /// Makes a reader of lines for a screen.
  init(_ screen: Screen<Kind>, requests: [PlainRequest<Kind>]) {
    self.screen = screen
    self.requests = requests
  }

  /// Answers one line; a request that the screen's state answers is sent.
  func answer(_ line: String) -> PlainAnswer {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.first?.lowercased() {
    case nil: return .done
    case "quit", "exit": return .leave
    case "help": return .help(help)
    default: return send(words).map(PlainAnswer.sentence) ?? .done
    }
  }

  /// What can be asked for just now, a line each.
  var help: [String] {
    let rows =
      answered.map { ($0.usage, $0.summary) } + [
        ("help", "list the requests that the state answers"), ("quit", "end the program"),
      ]
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { usage, summary in
      "  \(usage)\(String(repeating: " ", count: width - usage.count))  \(summary)"
    }
  }

  /// A line with as much added to it as all the names have in common that begin with it.
  ///
  /// The names are those of the requests that the state answers, `help` and `quit`. A name that is
  /// the only one, and that something is written after, is followed by a space.
  func completed(_ line: String) -> String {
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
      return "\"\(name)\" takes nothing after it; type only \(name)."
    }
    guard request.argument == nil || !argument.isEmpty else {
      return "\"\(name)\" needs something after it; type \(request.usage)."
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
}

extension String {
  /// What this text and another begin with.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
