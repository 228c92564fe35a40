public import ScreenStates

/// Shows a failure when there is nothing else to show.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the failure and its
/// announcement. Override a request to change its answer; `exit()` need not call `super`.
open class ErrorState<Kind: ContentStateKind>: ContentState<Kind> where Kind.Display: ShowsError {
  /// The request that failed.
  public let request: Kind.Request

  /// What went wrong.
  public let failure: Failure

  /// The source that failed.
  public let source: ContentSource<Kind.Request, Kind.Item>

  /// Makes the state.
  public init(
    _ request: Kind.Request, _ failure: Failure,
    from source: ContentSource<Kind.Request, Kind.Item>
  ) { (self.request, self.failure, self.source) = (request, failure, source) }

  /// Draws the failure.
  open override func enter() {
    display.failure = failure
    display.announcement = source.words.error(failure)
    drawRest()
  }

  /// Whether a retry can help.
  open override var canRetry: Bool { failure.canRetry }

  /// Whether a retry can help.
  open override var canRefresh: Bool { failure.canRetry }

  override var fruitless: Kind.Request? { request }
}
