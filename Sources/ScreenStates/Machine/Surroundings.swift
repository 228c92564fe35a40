/// What surrounds a screen: its host, those who attend it, and a clock of its own.
///
/// A machine makes it when it has the first of them, so a screen that is alone pays nothing.
@MainActor
@usableFromInline
final class Surroundings<Kind: StateKind> {
  /// Who is told each settled frame.
  @usableFromInline var observers = Observers<Kind.Display>()

  /// The log, if anyone asked for it.
  @usableFromInline var log: TransitionLog<Kind>?

  /// The screen's side of Observation, if anything was ever read under tracking.
  @usableFromInline var tracking: Tracking<Kind>?

  /// The screen's source of time, if it is not the usual one.
  @usableFromInline var clock: (any ScreenClock)?

  /// The state, in another screen, that this one is a child of.
  @usableFromInline var host: (any Host<Kind>)?

  /// The host that waits for the end of the present transition.
  @usableFromInline var waitingHost: (any Waiting)?

  /// Those who wait for the screen to be settled.
  @usableFromInline var waiters: [CheckedContinuation<Void, Never>] = []

  /// What is to be let go when the screen has gone.
  var companions: [AnyObject] = []

  @usableFromInline
  init() {}
}
