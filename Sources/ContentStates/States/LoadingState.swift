public import ScreenStates

/// Loads the first page of a request, with nothing to show meanwhile.
///
/// The indicator appears only when there is something to wait for, and then stays long enough to
/// be seen; after a while it says that the load is slow, and in the end the load fails:
/// ``LoadingTimes`` has the instants. While the indicator stays, the state holds the answer; to
/// leave the state drops it.
///
/// A load that is cancelled from within ends as an error that can be retried, never in an
/// indicator for ever.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super`, before or after: it sets the timers of the
/// indicator, of the slow word and of the deadline, in this order, and then begins to load. All of
/// them end after `exit()`, which needs no `super`.
open class LoadingState<Kind: ContentStateKind>: ContentState<Kind>
where Kind.Display: ShowsActivity {
  /// What is loaded.
  public let request: Kind.Request

  /// Where it is loaded from.
  public let source: ContentSource<Kind.Request, Kind.Item>

  /// What ends the wait for an answer, as soon as there is one.
  private var waiting: [Screen<Kind>.Work] = []

  /// The timer of the indicator that has appeared.
  private var staying: Screen<Kind>.Work?

  /// The answer, while the indicator stays.
  private var held: Kind?

  /// Makes the state.
  ///
  /// - Parameters:
  ///   - request: What to load.
  ///   - source: Where to load it from.
  public init(_ request: Kind.Request, from source: ContentSource<Kind.Request, Kind.Item>) {
    self.request = request
    self.source = source
  }

  /// Begins to load.
  open override func enter() {
    let times = source.times
    if let delay = times.appearsAfter, delay > .zero {
      wait(delay, cause: "appears") { [self] in
        display.activity == nil ? show(.loading, source.words.loading) : nil
      }
    } else {
      _ = show(.loading, source.words.loading)
    }
    wait(times.slowAfter, cause: "slow") { [self] in
      show(.stillLoading, source.words.stillLoading)
    }
    wait(times.deadline, cause: "deadline") { [self] in
      finish(.failure(LoadingError.timedOut))
    }
    let work = perform { [source, request] in
      try await source.page(of: request, at: nil)
    } then: { [self] result in
      finish(result)
    }
    waiting.append(work)
  }

  /// Sets a timer that the answer takes back.
  private func wait(_ delay: Duration?, cause: String, then: @escaping @MainActor () -> Kind?) {
    guard let delay else { return }
    waiting.append(after(delay, cause: cause, then: then))
  }

  /// Shows the indicator, which from now on stays for a while.
  private func show(_ activity: LoadingActivity, _ announcement: String) -> Kind? {
    display.activity = activity
    display.announcement = announcement
    if staying == nil, let least = source.times.staysAtLeast {
      staying = after(least) { [self] in held }
    }
    return nil
  }

  /// Goes on with the answer, at once or when the indicator has stayed long enough.
  private func finish(_ result: Result<Page<Kind.Item>, any Error>) -> Kind? {
    for work in waiting { work.cancel() }
    let next: Kind =
      switch result {
      case .success(let page): source.kind(for: page, answering: request)
      case .failure(let error):
        .error(
          request,
          source.failure(source.isCancellation(error) ? LoadingError.cancelled : error))
      }
    guard staying?.isUnderWay == true else { return next }
    held = next
    return nil
  }
}
