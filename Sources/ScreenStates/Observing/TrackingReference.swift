/// A plain reference to a screen's tracking, for one call.
///
/// The machine makes the tracking once and keeps it, and whoever calls holds the machine; so a
/// retain and a release at each read, which would cost more than the read, protect nothing.
@usableFromInline
@safe
struct TrackingReference<Kind: StateKind> {
  @usableFromInline let tracking: Unmanaged<Tracking<Kind>>

  @inlinable
  init(_ tracking: Tracking<Kind>) {
    unsafe self.tracking = Unmanaged.passUnretained(tracking)
  }

  /// Tells Observation that the state, the kind, the path, or whether it runs is read.
  @inlinable
  func readPlace(of screen: Screen<Kind>) {
    unsafe tracking._withUnsafeGuaranteedRef { $0.readPlace(of: screen) }
  }

  /// Whether someone tracks the display or the place, whichever is among the changes.
  @inlinable
  func isTracked(_ changes: Changes) -> Bool {
    unsafe tracking._withUnsafeGuaranteedRef { $0.isTracked(changes) }
  }
}
