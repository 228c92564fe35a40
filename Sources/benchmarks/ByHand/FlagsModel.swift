import Observation

/// The usual model of a SwiftUI app: an observable property for each element.
@MainActor
@Observable
final class FlagsModel: Candidate {
  private(set) var isLoading = false
  private(set) var items: [String] = []
  private(set) var isEmpty = false
  private(set) var message: String?

  func show(_ kind: SampleKind) {
    isLoading = false
    items = []
    isEmpty = false
    message = nil
    switch kind {
    case .loading: isLoading = true
    case .data(let items): self.items = items
    case .empty: isEmpty = true
    case .error(let failure): message = failure.message
    }
  }

  func draw(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  var shown: SampleDisplay {
    SampleDisplay(isLoading: isLoading, items: items, isEmpty: isEmpty, message: message)
  }
}
