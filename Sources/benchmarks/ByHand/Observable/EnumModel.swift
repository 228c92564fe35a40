import Observation

/// The smallest hand-written model of a SwiftUI app: one observable property, an enum.
@MainActor
@Observable
final class EnumModel {
  private(set) var state = SampleKind.empty
  @ObservationIgnored private var touched = 0

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
}
