public import ScreenStates

/// Shows why there is nothing to show.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the reason and its
/// announcement. Override a request to change its answer; `exit()` need not call `super`.
open class EmptyState<Kind: ContentStateKind>: ContentState<Kind> where Kind.Display: ShowsEmpty {
  /// The request that was loaded.
  public let request: Kind.Request

  /// Why there is nothing to show.
  public let reason: EmptyReason

  /// The source of the answer.
  public let source: ContentSource<Kind.Request, Kind.Item>

  /// Makes the state.
  public init(
    _ request: Kind.Request, _ reason: EmptyReason,
    from source: ContentSource<Kind.Request, Kind.Item>
  ) { (self.request, self.reason, self.source) = (request, reason, source) }

  /// Draws the reason.
  open override func enter() {
    display.emptyReason = reason
    display.announcement = source.words.empty(reason)
    drawRest()
  }

  /// Always.
  open override var canRetry: Bool { true }

  /// Always.
  open override var canRefresh: Bool { true }

  override var fruitless: Kind.Request? { request }

  override var wanted: Kind.Request? { request }
}
