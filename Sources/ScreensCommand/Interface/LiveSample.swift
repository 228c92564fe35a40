package import ScreenStates

/// A sample screen that was opened, without the type of its kinds.
///
/// It goes on while the menu or another sample is shown.
@MainActor
package protocol LiveSample: AnyObject {
  /// The screen's name.
  var name: String { get }
  /// The names of the states on the way in.
  var path: String { get }
  /// What it shows now.
  var picture: SamplePicture { get }
  /// The requests that have a key, in the order of the foot.
  var offers: [Offer] { get }
  /// A request for one of several things on display, which a digit makes; its name and how many.
  var numbered: (name: String, count: Int)? { get }
  /// What the arrows choose from; `nil` if they scroll.
  var choice: Choice? { get }
  /// The first line in view.
  var firstLine: Int { get set }
  /// Where its services are told how to answer.
  var faults: FaultDesk? { get }
  /// What it has under way.
  var underWay: [UnderWay] { get }
  /// What can be written just now, a line each.
  var writable: [String] { get }

  /// Starts it, and tells what happens from then on.
  ///
  /// - Parameters:
  ///   - changed: Called after each settled frame.
  ///   - log: Called with each request, before the frame that follows from it.
  func start(changed: @escaping () -> Void, log: @escaping (LogEntry) -> Void)

  /// Stops it.
  func stop()

  /// Understands a line of text, and sends the request.
  func send(_ line: String) -> PlainAnswer

  /// A line with as much added to it as all the names have in common that begin with it.
  func completed(_ line: String) -> String

  /// Returns when no work is under way.
  func settled() async
}

/// A request of a sample that has a key.
package struct Offer {
  /// What to write, without what comes after it.
  package let name: String
  /// The key that makes it.
  package let key: Character
  /// What it does.
  package let summary: String
  /// Whether something has to be written after it.
  let needsArgument: Bool
  /// Whether the current state answers it.
  package let isAnswered: Bool
  /// Sends it, also to a state that ignores it: so it does, on the record.
  package let send: () -> String?
}

/// Something that the arrows choose from, and Enter takes.
package struct Choice {
  /// How many there are.
  package let count: Int
  /// The place of the one that is chosen.
  package let index: Int
  /// Chooses another.
  package let move: (Int) -> Void
  /// Takes the one that is chosen.
  let take: () -> Void
}
