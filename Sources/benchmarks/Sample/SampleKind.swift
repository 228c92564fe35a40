import ScreenStates

/// The kinds of the measured screen; the hand-written candidates use them, too, so that all move
/// the same payloads.
enum SampleKind: StateKind {
  typealias Display = SampleDisplay
  typealias StateClass = SampleState
  case loading
  case data([String])
  case empty
  case error(MeasuredFailure)
}

/// The display of the measured screen: an indicator, a table, a text for no items, and an error.
///
/// It is Equatable, to compare what the candidates show.
struct SampleDisplay: ScreenDisplay, Equatable {
  var isLoading = false
  var items: [String] = []
  var isEmpty = false
  var message: String?
}

extension SampleDisplay {
  /// What every candidate shows in a state.
  init(_ kind: SampleKind) {
    switch kind {
    case .loading: self.init(isLoading: true)
    case .data(let items): self.init(items: items)
    case .empty: self.init(isEmpty: true)
    case .error(let failure): self.init(message: failure.message)
    }
  }
}

/// Why nothing could be loaded.
struct MeasuredFailure: Error {
  let message: String
}

/// Payloads of the states, random because the optimiser must not know them.
@MainActor
enum Sample {
  /// The cycle that every candidate walks: loading, data, loading, empty, loading, error.
  static let cycle: [SampleKind] = [
    .loading, .data(items), .loading, .empty, .loading,
    .error(MeasuredFailure(message: "The items could not be loaded, code \(seed)")),
  ]
  static let items = (0..<20).map { "The item with the number \($0 * seed)" }
  private static let seed = Int.random(in: 1...9)
}
