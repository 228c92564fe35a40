package import ScreenStates

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

  /// Starts the sample and reports its frames and requests.
  ///
  /// - Parameters:
  ///   - changed: Called after each settled frame.
  ///   - log: Called with each request, before the frame that follows from it.
  func start(changed: @escaping () -> Void, log: @escaping (LogEntry) -> Void)

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
