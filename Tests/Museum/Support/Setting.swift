import ScreenStatesExplorer
import ScreenStatesTestKit

/// What the exhibits have in common.
enum Museum {
  /// Whether a second call waits until the first has had its answer.
  @TaskLocal static var isOneAtATime = false
}

extension Explorer {
  /// An explorer of a class whose states have no names.
  init(
    of subject: Subject.Type, isLoading: (@MainActor (Shown) -> Bool)? = nil,
    everyWaitShows: Bool = false, showing: @escaping @MainActor (Subject) -> Shown,
    make: @escaping @MainActor (Inputs<Subject>) -> Subject
  ) {
    self.init(subject, kind: { _ in "the screen" }, showing: showing, make)
    self.isLoading = isLoading
    self.everyWaitShows = everyWaitShows
  }
}

extension PendingWork {
  /// Whether a history may make a call more.
  ///
  /// - Parameters:
  ///   - count: How many calls it may make in all.
  ///   - more: How many it makes now.
  /// - Returns: Whether it may.
  func isFree(upTo count: Int = 2, for more: Int = 1) -> Bool {
    guard calls.count + more <= count else { return false }
    return !Museum.isOneAtATime || waiting.allSatisfy(\.isCancelled) && more == 1
  }
}

/// There is no connection.
struct Offline: Error {}
