import Observation

/// A view as SwiftUI has it: it reads under tracking, and again once what it has read has changed.
///
/// SwiftUI reads once a frame however often a model has changed; here each change is a frame, so this
/// is the most that tracking can cost. Every tracked candidate has this view, so that nothing but the
/// model and what is read of it differs.
@MainActor
final class TrackedView<Shown> {
  /// What was read last.
  private(set) var shown: Shown
  /// How often it was read again.
  private(set) var redraws = 0
  private let content: @MainActor () -> Shown
  private let staleness = Staleness()

  /// Whether something that was read has changed since.
  @MainActor
  private final class Staleness {
    var isStale = false
  }

  /// Reads for the first time.
  init(_ content: @escaping @MainActor () -> Shown) {
    self.content = content
    shown = Self.read(content, staleness)
  }

  /// Reads again if that is due.
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
