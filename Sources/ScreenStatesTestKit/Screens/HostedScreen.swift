internal import ScreenStates

/// A screen without its kinds: the kit looks so at a screen and at all that it hosts.
@MainActor
protocol HostedScreen: AnyObject {
  /// The name of the kind that it is in.
  var placeName: String { get }
  /// The name of the kind that it was made to begin in.
  var initialName: String { get }
  /// The settled frame.
  var frame: Any { get }
  /// The state that it is in.
  var place: AnyObject { get }
  /// The screens that its state hosts, in the order in which that began.
  var children: [any HostedScreen] { get }
  /// Calls `tell` with every request from now on, as soon as its outcome is final.
  func listenToRequests(_ tell: @escaping @MainActor (LoggedRequest) -> Void) -> ObservationToken
}

/// A request that was made of a screen, with names in the place of kinds.
struct LoggedRequest {
  /// The name of the kind that the screen was in, if it was running.
  let from: String?
  /// The name of the kind that was asked for, if one was named.
  let to: String?
  /// Who asked.
  let cause: String
  /// Whether the state that was current does not answer the request.
  let isIgnored: Bool
  /// Why it was refused, if it was.
  let refusal: Refusal?
}

extension Screen: HostedScreen {
  var placeName: String { kind.name }

  var initialName: String { initialKind.name }

  var frame: Any { display }

  var place: AnyObject { state }

  var children: [any HostedScreen] { hostedScreens.compactMap { $0 as? any HostedScreen } }

  func listenToRequests(
    _ tell: @escaping @MainActor (LoggedRequest) -> Void
  ) -> ObservationToken {
    observeTransitions { record in
      var refusal: Refusal?
      if case .refused(let reason) = record.outcome { refusal = reason }
      tell(
        LoggedRequest(
          from: record.from?.name, to: record.to?.name, cause: record.cause,
          isIgnored: record.outcome == .ignored, refusal: refusal))
    }
  }
}
