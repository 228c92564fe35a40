internal import ScreenStates

/// Tells a view when its pull control can end, which the display does not say: a refresh that is
/// ignored draws nothing, and a quick one shows no indicator.
@MainActor
final class PullControl<Kind: StateKind> {
  private enum Refresh {
    case none, underWay
    case left(forCopy: Bool)
  }

  private var refresh = Refresh.none
  private weak var screen: Screen<Kind>?
  private let end: @MainActor () -> Void
  private var records: ObservationToken?

  /// The token of the view: nothing is told after its release.
  weak var token: ObservationToken?

  /// Calls `end` when a refresh is ignored or refused, or has ended.
  init(on screen: Screen<Kind>, end: @escaping @MainActor () -> Void) {
    (self.screen, self.end) = (screen, end)
    records = screen.observeTransitions { [weak self] in self?.hear($0) }
  }

  private func hear(_ record: Screen<Kind>.Record) {
    switch (record.cause, record.outcome, refresh) {
    case ("refresh()", .taken, _): refresh = .underWay
    case ("refresh()", _, .none): if token != nil { end() }
    case (_, .taken, .underWay), (_, .taken, .left):
      refresh = .left(forCopy: record.cause == savedCopyCause)
    default: break
    }
  }

  /// Called after each settled frame.
  func settle() {
    let state = screen?.state as? any Refreshing
    switch refresh {
    case .none: return
    // Without a kind of its own, a refresh is over when the items are shown again.
    case .underWay: if state?.loadsNothing == true { refresh = .none }
    // The saved copy is shown first; a refresh from the server follows.
    case .left(let isForCopy):
      refresh = isForCopy && state?.refreshesACopy == true ? .underWay : .none
    }
    if case .none = refresh { end() }
  }
}

/// A state that may be that of a refresh.
@MainActor
protocol Refreshing {
  var refreshesACopy: Bool { get }
  var loadsNothing: Bool { get }
}

extension ContentState: Refreshing {}
