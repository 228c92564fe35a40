import Foundation
import ScreenStates

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

// Parses lines of text and sends their requests to the screen.
extension PlainSample {
  /// Answers one line; sends its request if the screen's state answers it.
  func answer(_ line: String) -> PlainAnswer {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.first?.lowercased() {
    case nil: return .done
    case "quit", "exit": return .leave
    case "help": return .help(help)
    default: return send(words).map(PlainAnswer.sentence) ?? .done
    }
  }

  /// The requests that the state answers now, one on each line.
  var help: [String] {
    ScreensCommand.table(
      answered.map { ($0.usage, $0.summary) } + [
        ("help", "list the requests that the state answers"), ("quit", "end the program"),
      ], indent: "  ")
  }

  /// Completes a line up to the longest common prefix of the matching names.
  ///
  /// The names are those of the requests that the state answers, `help` and `quit`. A space follows
  /// a single match that needs an argument.
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

  /// The request whose name the words begin with; the longest if several match.
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
