public import ScreenStates

/// Loads the first page of a request, with nothing to show meanwhile.
///
/// The indicator appears after a moment, and then stays long enough to be seen. After a longer time
/// the screen says that the load is slow, and at a deadline the load fails: ``LoadingTimes`` has
/// the durations.
///
/// If the source's store has a copy, the screen shows the copy at once and refreshes it.
///
/// A load that cancels itself leads to an error that can be retried, so the indicator ends.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super`, before or after: it sets the timers of the
/// indicator, of `stillLoading` and of the deadline, in this order, and then begins to load. The
/// timers and the load end after `exit()`, which need not call `super`.
open class LoadingState<Kind: ContentStateKind>: ContentState<Kind>
where Kind.Display: ShowsActivity {
  /// The request that is being loaded.
  public let request: Kind.Request

  /// The source to load from.
  public let source: ContentSource<Kind.Request, Kind.Item>

  /// Makes the state.
  public init(_ request: Kind.Request, from source: ContentSource<Kind.Request, Kind.Item>) {
    (self.request, self.source) = (request, source)
  }

  /// Begins to load.
  open override func enter() {
    Wait(of: self, for: Load(source: source, request: request))
    drawRest()
  }

  override var wanted: Kind.Request? { request }
}
