/// Turns while something is being loaded, and costs nothing when nothing is.
@MainActor
final class Spinner {
  /// How far it has turned.
  private(set) var phase = 0

  private let clock: any Clock<Duration>
  private var turning: Task<Void, Never>?

  init(clock: any Clock<Duration>) { self.clock = clock }

  deinit { turning?.cancel() }

  /// Turns from now on, telling each step, or stands still.
  func turn(if isLoading: Bool, step: @escaping @MainActor () -> Void) {
    guard isLoading else { return stop() }
    guard turning == nil else { return }
    turning = Task { [clock, weak self] in
      while (try? await clock.sleep(for: .milliseconds(100))) != nil {
        guard let self, !Task.isCancelled else { return }
        self.phase += 1
        step()
      }
    }
  }

  /// Stands still.
  func stop() {
    turning?.cancel()
    turning = nil
    phase = 0
  }
}
