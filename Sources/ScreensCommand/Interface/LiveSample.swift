package import ScreenStates

/// An opened sample screen, without the type of its kinds; it continues while another is shown.
@MainActor
package protocol LiveSample: AnyObject {
  var name: String { get }
  /// The names of the kinds of the screen and its children.
  var path: String { get }
  var picture: SamplePicture { get }
  var log: [LogEntry] { get }
  /// What the arrow keys choose from; `nil` if they scroll.
  var choice: Choice? { get }
  /// The first visible line.
  var firstLine: Int { get set }
  /// The faults of its services; `nil` if it has none.
  var faults: FaultDesk? { get }
  var underWay: [UnderWay] { get }
  /// The text requests that the state answers now, one on each line.
  var writable: [String] { get }

  /// The keys of its requests and of its services' faults: each can say a sentence, or begin a line
  /// of input.
  func keys(say: @escaping (String) -> Void, write: @escaping (String) -> Void) -> [KeyBinding]

  /// Starts the sample, which tells of each change, with a sentence if an answer was dropped.
  func start(_ changed: @escaping (_ dropped: String?) -> Void)

  func stop()

  /// Sends the request that a line's words are; returns a sentence if they are none.
  func answer(_ words: [String]) -> String?

  /// Completes a line up to the longest common prefix of the matching names.
  func completed(_ line: String) -> String
}

extension LiveSample {
  /// Answers one line of text.
  package func send(_ line: String) -> PlainAnswer {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.first?.lowercased() {
    case nil: return .done
    case "quit", "exit": return .leave
    case "help": return .help(writable)
    default: return answer(words).map(PlainAnswer.sentence) ?? .done
    }
  }
}

/// A list from which the arrow keys choose and Enter takes.
package struct Choice {
  package let count: Int
  package let index: Int
  package let move: (Int) -> Void
  let take: () -> Void
}

extension Character {
  /// The sign of this letter's key: `⇧L` for a capital, which looks like no small letter.
  var keySign: String { isUppercase ? "⇧\(self)" : "\(self)" }
}
