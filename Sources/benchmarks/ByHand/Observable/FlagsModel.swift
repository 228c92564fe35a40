import Observation

/// The usual model of a SwiftUI app: an observable property for each element.
@MainActor
@Observable
final class FlagsModel {
  private(set) var isLoading = false
  private(set) var items: [String] = []
  private(set) var isEmpty = false
  private(set) var message: String?
  @ObservationIgnored private var touched = 0

  func show(_ kind: SampleKind) {
    hideAll()
    switch kind {
    case .loading: isLoading = true
    case .data(let items): self.items = items
    case .empty: isEmpty = true
    case .error(let failure): message = failure.message
    }
  }

  private func hideAll() {
    isLoading = false
    items = []
    isEmpty = false
    message = nil
  }

  func touch(_ value: Int) {
    touched &+= value
  }

  func draw(_ isLoading: Bool) {
    self.isLoading = isLoading
  }
}
