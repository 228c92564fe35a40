package import ScreenStates

/// A screen without its kinds: the kit looks so at a screen and at all that it hosts.
@MainActor
package protocol HostedScreen: AnyObject {
  /// The name of the kind that it is in.
  var placeName: String { get }
  /// The name of the kind that it was made to begin in.
  var initialName: String { get }
  /// Whether it runs.
  var isRunning: Bool { get }
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
package struct LoggedRequest {
  /// The name of the kind that the screen was in, if it was running.
  package let from: String?
  /// The name of the kind that was asked for, if one was named.
  package let to: String?
  /// Who asked.
  package let cause: String
  /// Whether the state that was current does not answer the request.
  package let isIgnored: Bool
  /// Why it was refused, if it was.
  package let refusal: Refusal?
}

extension Screen: HostedScreen {
  package var placeName: String { kind.name }

  package var initialName: String { initialKind.name }

  package var frame: Any { display }

  package var place: AnyObject { state }

  package var children: [any HostedScreen] { hostedScreens.compactMap { $0 as? any HostedScreen } }

  package func listenToRequests(
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
