/// Records the cancellation of a call's task, from any thread.
final class Cancellation: @unchecked Sendable {
  private let hadScreen: Bool
  /// The screen that made the call, while it exists; set only by `init`.
  private(set) weak var screen: AnyObject?
  /// Nil until the cancellation; then whether the release of the screen caused it, and not the exit
  /// of a state.
  private let came = Locked<Bool?>(nil)

  init(of screen: AnyObject?) {
    hadScreen = screen != nil
    self.screen = screen
  }

  var hasCome: Bool { came.value != nil }

  var cameWithTheScreensEnd: Bool { came.value == true }

  func come() { came.value = hadScreen && screen == nil }
}
