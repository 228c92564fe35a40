public import ScreenStates

/// Shows a failure, waits, and tries again.
///
/// The items stay, if there are any. The display shows the time until the retry, its number, and
/// the limit. ``retry()`` tries at once; ``stopRetrying()``, ``refresh()`` and a request for
/// something else leave the state. While there is no connection
/// (``ContentSource/setConnection(_:)``), the wait is paused.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the failure and begins to
/// wait. The wait and the retry end after `exit()`, which need not call `super`.
open class WaitingToRetryState<Kind: ContentStateKind>: ContentState<Kind>
where
  Kind.Display: ShowsItems & ShowsNotice & ShowsActivity & ShowsError,
  Kind.Display.Item == Kind.Item
{
  /// The load that is retried.
  public let pending: PendingRetry<Kind.Request, Kind.Item>

  /// The source to load from.
  public let source: ContentSource<Kind.Request, Kind.Item>

  /// The greatest number of retries.
  private let limit: Int

  /// The number of the retry, which may be a saved one of another policy.
  private let number: Int

  /// The time until the next retry, when it was last measured.
  private var remaining: Duration

  /// When the retry is due, on the clock on which the wait began; nil while nothing is awaited.
  private var due: (instant: ScreenInstant, clock: any ScreenClock)?

  private var isOffline = false
  private var isTrying = false
  private var alarm: Screen<Kind>.Work?
  private var tick: Screen<Kind>.Work?

  /// Makes the state.
  public init(
    _ pending: PendingRetry<Kind.Request, Kind.Item>,
    from source: ContentSource<Kind.Request, Kind.Item>
  ) {
    (self.pending, self.source) = (pending, source)
    // So that there is a number after it.
    limit = min(max(source.retries?.limit ?? 1, 1), .max - 1)
    number = min(max(pending.number, 1), limit)
    remaining = RetryPolicy.bounded(pending.delay)
  }

  /// Draws what went wrong and begins to wait.
  open override func enter() {
    if let content = pending.content {
      draw(content.failing(pending.failure, pending.remedy), in: source.words)
    } else {
      display.failure = pending.failure
    }
    wait()
    drawRest()
    source.followConnection?(self)
  }

  /// Whether no retry is under way.
  open override var canRetry: Bool { !isTrying }

  /// Always.
  open override var canRefresh: Bool { true }

  /// Tries again at once; ignored while a retry is under way.
  open override func retry() {
    guard canRetry else { return ignored() }
    tryAgain()
  }

  /// Loads again at once: a refresh if there are items, otherwise a first load.
  open override func refresh() {
    moveOnce(to: pending.content.map { .refreshing($0) } ?? .loading(pending.request))
  }

  /// Shows the failure and ends the retries.
  open override func stopRetrying() { moveOnce(to: pending.givenUp()) }

  override var wanted: Kind.Request? { pending.request }

  override var lastingContent: Content<Kind.Request, Kind.Item>? {
    pending.content?.failing(pending.failure, pending.remedy)
  }

  override var isStale: Bool { pending.content.map { source.isStale($0) } ?? false }

  // MARK: - Waiting and trying

  /// Waits for the retry, for which there is one timer: it comes when it was announced.
  private func wait() {
    stopWaiting()
    let status = RetryStatus(
      number: number, limit: limit, remaining: isOffline ? nil : remaining,
      isOffline: isOffline)
    display.retry = status
    display.announcement = "\(pending.failure.message) \(source.words.retrying(status))"
    guard !isOffline else { return }
    due = (clock.now.advanced(by: remaining), clock)
    alarm = after(remaining, cause: "countdown") { [self] in
      tryAgain()
      return nil
    }
    countDown()
  }

  /// Shows the time until the retry each time that whole seconds remain.
  private func countDown() {
    let fraction = Duration(
      secondsComponent: 0, attosecondsComponent: remaining.components.attoseconds)
    let step = fraction > .zero ? fraction : .seconds(1)
    guard step < remaining else { return }
    tick = after(step, cause: "countdown") { [self] in
      measure()
      display.retry?.remaining = remaining
      countDown()
      return nil
    }
  }

  /// Measures the time until the retry.
  private func measure() {
    guard let due else { return }
    remaining = max(.zero, due.clock.now.duration(to: due.instant))
  }

  private func stopWaiting() {
    alarm.take()?.cancel()
    tick.take()?.cancel()
    due = nil
  }

  /// Tries again; the failure stays on screen until an indicator replaces it.
  private func tryAgain() {
    stopWaiting()
    isTrying = true
    update { [self] in
      $0.retry?.remaining = nil
      $0.retry?.isOffline = false
      $0.canRetry = canRetry
    }
    let load = Load<Kind>(
      source: source, request: pending.request, content: pending.content, remedy: pending.remedy,
      number: number + 1)
    Wait(of: self, for: load) {
      $0.failure = nil
      $0.notice = nil
    }
  }
}

extension WaitingToRetryState: ConnectionFollower {
  /// Pauses the wait while there is no connection.
  func follow<Sequence: AsyncSequence>(connection: Sequence) where Sequence.Element == Bool {
    follow(connection, cause: "connection") { [self] isThere in
      pause(isOffline: !isThere)
    } finished: { [self] _ in
      // Nobody would say that the connection is there again.
      pause(isOffline: false)
    }
  }

  private func pause(isOffline: Bool) -> Kind? {
    guard !isTrying, isOffline != self.isOffline else { return nil }
    self.isOffline = isOffline
    measure()
    wait()
    return nil
  }
}
