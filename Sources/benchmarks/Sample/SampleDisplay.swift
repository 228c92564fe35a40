import ScreenStates

/// The four elements: an indicator, a table, a text for no items, and one for an error.
///
/// The candidates written by hand are compared with ours by what they show, so it is comparable.
struct SampleDisplay: ScreenDisplay, Equatable {
  var isLoading = false
  var items: [String] = []
  var isEmpty = false
  var message: String?
}
