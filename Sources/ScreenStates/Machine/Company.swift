/// Those who attend a screen, and its host.
///
/// A machine makes it when the first one comes, so a screen that is alone pays nothing.
@MainActor
@usableFromInline
final class Company<Kind: StateKind> {
  /// Who is told each settled frame.
  @usableFromInline var observers = Observers<Kind.Display>()

  /// The log, if anyone asked for it.
  @usableFromInline var log: TransitionLog<Kind>?

  /// The screen's side of Observation, if anything was ever read under tracking.
  @usableFromInline var tracking: Tracking<Kind>?

  /// The state, in another screen, that this one is a child of.
  @usableFromInline var host: (any Host<Kind>)?

  /// The host that waits for the end of the present transition.
  @usableFromInline var waitingHost: (any Waiting)?

  /// Those who wait for the screen to be settled.
  @usableFromInline var waiters: [CheckedContinuation<Void, Never>] = []

  @usableFromInline
  init() {}
}
