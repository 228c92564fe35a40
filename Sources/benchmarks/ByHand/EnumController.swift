/// A version without objects: an enum, and a switch when it changes.
@MainActor
final class EnumController: Candidate {
  private(set) var shown = SampleDisplay()
  private var touched = 0

  private var state = SampleKind.empty {
    didSet { render() }
  }

  private func render() {
    shown.isLoading = false
    shown.items = []
    shown.isEmpty = false
    shown.message = nil
    switch state {
    case .loading: shown.isLoading = true
    case .data(let items): shown.items = items
    case .empty: shown.isEmpty = true
    case .error(let failure): shown.message = failure.message
    }
  }

  func show(_ kind: SampleKind) {
    state = kind
  }

  func touch(_ value: Int) {
    switch state {
    case .loading: touched &+= value
    case .data: touched &-= value
    case .empty: touched ^= value
    case .error: touched |= value
    }
  }

  func draw(_ isLoading: Bool) {
    shown.isLoading = isLoading
  }
}
