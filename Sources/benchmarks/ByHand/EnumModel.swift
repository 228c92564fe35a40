import Observation

/// The smallest hand-written model of a SwiftUI app: one observable property, an enum.
///
/// Values that are computed from the property, such as the text of an error, are not measured.
@MainActor
@Observable
final class EnumModel: Candidate {
  private(set) var state = SampleKind.empty

  func show(_ kind: SampleKind) {
    state = kind
  }

  // The enum alone determines the display, so the indicator is one of its cases.
  func draw(_ isLoading: Bool) { show(isLoading ? .loading : .empty) }

  var shown: SampleDisplay { SampleDisplay(state) }
}
