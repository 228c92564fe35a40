public import ScreenStates

/// Loads the first page of a request, with nothing to show meanwhile.
///
/// The indicator appears only when there is something to wait for, and then stays long enough to be
/// seen; after a while it says that the load is slow, and in the end the load fails:
/// ``LoadingTimes`` has the durations.
///
/// If the store of the source has a copy, it is shown at once, and the screen refreshes it.
///
/// A load that cancels itself ends in an error that can be retried, never in an endless indicator.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super`, before or after: it sets the timers of the
/// indicator, of the activity `stillLoading` and of the deadline, in this order, and then begins to
/// load. All of them end after `exit()`, which needs no `super`.
open class LoadingState<Kind: ContentStateKind>: ContentState<Kind>
where Kind.Display: ShowsActivity {
  /// The request that is being loaded.
  public let request: Kind.Request

  /// Where it is loaded from.
  public let source: ContentSource<Kind.Request, Kind.Item>

  /// Makes the state.
  public init(_ request: Kind.Request, from source: ContentSource<Kind.Request, Kind.Item>) {
    self.request = request
    self.source = source
  }

  /// Begins to load.
  open override func enter() {
    Wait(of: self, for: Load(source: source, request: request))
    drawRest()
  }

  override var wanted: Kind.Request? { request }
}
