import ScreenStates

/// What the measured screen can be in; the candidates written by hand take it, too, so that all move
/// the same payloads.
enum SampleKind: StateKind {
  typealias Display = SampleDisplay
  typealias StateClass = SampleState
  case loading
  case data([String])
  case empty
  case error(MeasuredFailure)
}

/// The four elements: an indicator, a table, a text for no items, and one for an error.
///
/// The candidates written by hand are compared with ours by what they show, so it is comparable.
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
