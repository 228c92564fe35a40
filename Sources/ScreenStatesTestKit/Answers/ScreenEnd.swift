/// Calls a closure on a later turn of the main actor when it is freed; a screen holds it, so it
/// reports the end of the screen.
final class ScreenEnd: Sendable {
  private let tell: @MainActor @Sendable () -> Void

  init(_ tell: @escaping @MainActor @Sendable () -> Void) { self.tell = tell }

  deinit { Task { @MainActor [tell] in tell() } }
}
