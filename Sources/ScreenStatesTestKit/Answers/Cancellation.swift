/// Whether the task of a call has been cancelled, told on whichever thread that happens.
final class Cancellation: @unchecked Sendable {
  private let hadScreen: Bool
  /// The screen that the call was made for, while that is there.
  weak let screen: AnyObject?
  /// Nil until it comes; then whether it came because the screen was let go, and not because a
  /// state had left.
  private let came = Locked<Bool?>(nil)

  init(of screen: AnyObject? = nil) {
    hadScreen = screen != nil
    self.screen = screen
  }

  var hasCome: Bool { came.value != nil }

  var cameWithTheScreensEnd: Bool { came.value == true }

  func come() { came.value = hadScreen && screen == nil }
}
