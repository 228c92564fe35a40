import Observation

/// A view like SwiftUI's: it reads under tracking, and reads again after a change.
///
/// SwiftUI reads at most once in a frame. Here each change is a frame, so this is the highest cost
/// of tracking. All tracked candidates use this view, so that they differ only in the model and in
/// what the view reads.
@MainActor
final class TrackedView<Shown> {
  /// The last value.
  private(set) var shown: Shown
  /// The number of reads after the first.
  private(set) var redraws = 0
  private let content: @MainActor () -> Shown
  private let staleness = Staleness()

  /// Whether something has changed since the last read.
  @MainActor
  private final class Staleness {
    var isStale = false
  }

  /// Reads for the first time.
  init(_ content: @escaping @MainActor () -> Shown) {
    self.content = content
    shown = Self.read(content, staleness)
  }

  /// Reads again after a change.
  func redrawIfStale() {
    guard staleness.isStale else { return }
    staleness.isStale = false
    shown = Self.read(content, staleness)
    redraws += 1
  }

  private static func read(
    _ content: @MainActor () -> Shown, _ staleness: Staleness
  ) -> Shown {
    withObservationTracking {
      content()
    } onChange: {
      MainActor.assumeIsolated { staleness.isStale = true }
    }
  }
}
