package import ScreenStates
import Terminal

/// An opened sample screen, without the type of its kinds.
///
/// It continues while the menu or another sample is shown.
@MainActor
package protocol LiveSample: AnyObject {
  /// The screen's name.
  var name: String { get }
  /// The names of the kinds of the screen and its children.
  var path: String { get }
  /// The present picture.
  var picture: SamplePicture { get }
  /// The requests, newest first.
  var log: [LogEntry] { get }
  /// The requests that have a key, in the order of the footer.
  var offers: [Offer] { get }
  /// The request that digits send, and the number of things to choose from; `nil` if there is none.
  var numbered: (name: String, count: Int)? { get }
  /// What the arrow keys choose from; `nil` if they scroll.
  var choice: Choice? { get }
  /// The first visible line.
  var firstLine: Int { get set }
  /// The faults of its services; `nil` if it has none.
  var faults: FaultDesk? { get }
  /// What it has under way.
  var underWay: [UnderWay] { get }
  /// The text requests that the state answers now, one on each line.
  var writable: [String] { get }

  /// Starts the sample.
  ///
  /// - Parameter changed: Called after each change, with a sentence if an answer was dropped.
  func start(_ changed: @escaping (_ dropped: String?) -> Void)

  /// Stops the sample.
  func stop()

  /// Sends the request of a line of text.
  func send(_ line: String) -> PlainAnswer

  /// Completes a line up to the longest common prefix of the matching names.
  func completed(_ line: String) -> String

  /// Returns when no work is under way.
  func settled() async
}

/// A request of a sample that has a key.
package struct Offer {
  /// The text of the request, without its argument.
  package let name: String
  /// The key that sends the request.
  package let key: Character
  /// What the request does.
  package let summary: String
  /// Whether the request needs an argument.
  let needsArgument: Bool
  /// Whether the current state answers the request.
  package let isAnswered: Bool
  /// Sends the request, also to a state that ignores it; the log shows that.
  package let send: () -> String?

  /// Makes an offer.
  package init(
    name: String, key: Character, summary: String, needsArgument: Bool = false, isAnswered: Bool,
    send: @escaping () -> String?
  ) {
    (self.name, self.key, self.summary) = (name, key, summary)
    (self.needsArgument, self.isAnswered, self.send) = (needsArgument, isAnswered, send)
  }
}

/// A list from which the arrow keys choose and Enter takes.
package struct Choice {
  /// The number of elements.
  package let count: Int
  /// The index of the chosen element.
  package let index: Int
  /// Chooses the element at an index.
  package let move: (Int) -> Void
  /// Takes the chosen element.
  let take: () -> Void
}

extension LiveSample {
  /// The keys of the sample: its requests, and the faults of its services.
  ///
  /// - Parameters:
  ///   - say: Says the sentence that answers a key.
  ///   - write: Begins to type the request.
  /// - Returns: The keys.
  func keys(
    say: @escaping (String) -> Void, write: @escaping (String) -> Void = { _ in }
  ) -> [KeyBinding] {
    var keys = offers.map { offer in
      KeyBinding(
        [.character(offer.key)], offer.key.keySign, offer.name == numbered?.name ? "" : offer.name,
        offer.summary, offer.isAnswered ? .plain : .faint
      ) { [path] _ in
        if offer.needsArgument, offer.isAnswered { return write(offer.name + " ") }
        let answer = offer.send()
        say(offer.isAnswered ? answer ?? "" : "\(path) ignores \"\(offer.name)\".")
      }
    }
    // Two requests can have the same key if no state answers both.
    for key in keys where key.look == .plain {
      keys.removeAll { $0.sign == key.sign && $0.look == .faint }
    }
    if let (name, count) = numbered, count > 0 {
      let digits = KeyBinding.digits(count)
      keys.append(
        KeyBinding(
          digits, count == 1 ? "1" : "1–\(digits.count)", name, "\(name) the one with that number"
        ) { [self] key in
          if case .character(let digit) = key, case .sentence(let text) = send("\(name) \(digit)") {
            say(text)
          }
        })
    }
    guard let desk = faults else { return keys }
    return keys
      + desk.supported.map { fault in
        KeyBinding(
          [.character(fault.key)], fault.key.keySign, fault.rawValue,
          "the next answer: \(fault.meaning)", desk.armed == fault ? .on : .plain
        ) { _ in
          desk.arm(fault)
          say(
            desk.armed == fault
              ? "The next answer: \(fault.meaning)." : "The next answer is normal.")
        }
      }
  }
}

extension Character {
  /// The sign of this letter's key: `⇧L` for a capital, which looks like no small letter.
  var keySign: String { isUppercase ? "⇧\(self)" : "\(self)" }
}
