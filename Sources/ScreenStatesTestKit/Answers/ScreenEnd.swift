/// Tells when it is freed, on a next turn of the main actor: kept by a screen, it tells of its end.
final class ScreenEnd: Sendable {
  private let tell: @MainActor @Sendable () -> Void

  init(_ tell: @escaping @MainActor @Sendable () -> Void) {
    self.tell = tell
  }

  deinit {
    Task { @MainActor [tell] in tell() }
  }
}
