/// Records the cancellation of a call's task, from any thread.
final class Cancellation: @unchecked Sendable {
  private let hadScreen: Bool
  /// The screen that made the call, while it exists; set only by `init`.
  private(set) weak var screen: AnyObject?
  /// Nil until the cancellation; then whether the release of the screen caused it, and not the exit
  /// of a state, and its number among the events of calls.
  private let came = Locked<(withScreen: Bool, event: Int)?>(nil)

  init(of screen: AnyObject?) {
    hadScreen = screen != nil
    self.screen = screen
  }

  var hasCome: Bool { came.value != nil }

  var event: Int? { came.value?.event }

  var cameWithTheScreensEnd: Bool { came.value?.withScreen == true }

  func come() { came.value = (hadScreen && screen == nil, EventNumber.next()) }
}
