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

/// Why nothing could be loaded.
struct MeasuredFailure: Error {
  let message: String
}
