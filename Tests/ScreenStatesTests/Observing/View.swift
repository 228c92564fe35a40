import Observation

/// Reads under tracking and, as SwiftUI's views do, reads again after each change.
@MainActor
final class View<Shown> {
  /// What each reading gave, the first one included.
  private(set) var readings: [Shown] = []
  private let read: @MainActor () -> Shown
  private var isDrawnAgain = true

  /// Reads for the first time.
  init(_ read: @escaping @MainActor () -> Shown) {
    self.read = read
    draw()
  }

  /// How often it was told of a change.
  private(set) var changes = 0

  /// Does not read again from here on.
  func disappear() { isDrawnAgain = false }

  /// Reads again from here on.
  func appear() {
    isDrawnAgain = true
    draw()
  }

  /// Reads what it was told of, as an interface does at the end of its turn.
  func update() {
    guard needsUpdate, isDrawnAgain else { return }
    draw()
  }

  private var needsUpdate = false

  private func draw() {
    needsUpdate = false
    let shown = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        self?.changes += 1
        self?.needsUpdate = true
      }
    }
    readings.append(shown)
  }
}
