import Observation

/// A model with a view like SwiftUI's: it reads under tracking, and reads again after a change.
///
/// SwiftUI reads at most once in a frame. Here each change is a frame, so this is the highest cost
/// of tracking. The candidates differ only in the model and in what the view reads of it.
@MainActor
final class Viewed<Model: Candidate, Value>: Candidate {
  /// How often the view has read after the first time.
  private(set) var redraws = -1
  private let model: Model
  private let read: @MainActor (Model) -> Value
  private let put: @MainActor (Value, inout SampleDisplay) -> Void
  private var value: Value?
  private let staleness = Staleness()

  /// Whether something has changed since the last read.
  @MainActor
  private final class Staleness {
    var isStale = true
  }

  /// Reads for the first time.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - read: Reads the value, as an app's view does.
  ///   - put: Puts the value that the view has read into a display, for the comparison.
  init(
    _ model: Model, _ read: @escaping @MainActor (Model) -> Value,
    put: @escaping @MainActor (Value, inout SampleDisplay) -> Void
  ) {
    self.model = model
    self.read = read
    self.put = put
    redrawIfStale()
  }

  func show(_ kind: SampleKind) {
    model.show(kind)
    redrawIfStale()
  }

  func draw(_ isLoading: Bool) {
    model.draw(isLoading)
    redrawIfStale()
  }

  /// The display of the model, with what the view has read.
  var shown: SampleDisplay {
    var display = model.shown
    if let value { put(value, &display) }
    return display
  }

  private func redrawIfStale() {
    guard staleness.isStale else { return }
    staleness.isStale = false
    redraws += 1
    value = withObservationTracking {
      read(model)
    } onChange: { [staleness] in
      MainActor.assumeIsolated { staleness.isStale = true }
    }
  }
}
