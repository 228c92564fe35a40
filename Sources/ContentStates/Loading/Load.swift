/// The cause of a transition to a saved copy, which a refresh from the server follows.
let savedCopyCause = "saved copy"

/// One load: of the first page of a request, or of a further page.
@MainActor
struct Load<Kind: ContentStateKind> {
  /// The content that an answer leads to.
  typealias Answer = Content<Kind.Request, Kind.Item>

  /// Where to load from.
  let source: ContentSource<Kind.Request, Kind.Item>

  /// The request that is being loaded.
  let request: Kind.Request

  /// The items that stay meanwhile; nil if there is nothing to show.
  var content: Answer?

  /// Whether the items are refreshed or continued.
  var remedy = Notice.Remedy.refresh

  /// The number of the retry that follows a failure; the first is 1.
  var number = 1

  /// The indicator of this load.
  var activity: LoadingActivity {
    guard content != nil else { return .loading }
    return remedy == .refresh ? .refreshing : .loadingMore
  }

  /// Whether the screen may say that the load is slow: only on a first try without items.
  var canBeSlow: Bool { content == nil && number == 1 }

  /// Reads a saved copy if there is one that is not shown yet, otherwise loads from the server.
  func answer() async throws -> Answer {
    // The state may exit before its load has begun.
    try Task.checkCancellation()
    if remedy == .loadMore, let content {
      var longer = content.withoutNotice
      let page = try await source.page(of: request, at: content.next, beyond: content.items)
      longer.items = page.items
      longer.next = page.next
      return longer
    }
    let isFirst = number == 1 && (content == nil || content?.asked != nil)
    if isFirst, let copy = try? await source.store?.read(request), !copy.items.isEmpty {
      return Content(
        request: request, items: source.merged(copy.items).items, next: copy.next,
        savedAge: copy.age)
    }
    try Task.checkCancellation()
    let keepsDepth = source.refreshesAllPages && content?.asked == nil
    let count = keepsDepth ? max(content?.items.count ?? 1, 1) : 1
    let page = try await source.page(of: request, at: nil, items: count)
    return Content(request: request, items: page.items, next: page.next)
  }

  /// The kind that shows the answer, and what the log says of it.
  func step(for answer: Answer) -> (kind: Kind, cause: String) {
    guard remedy == .refresh || content == nil else { return (.showingData(answer), "success") }
    if answer.savedAge != nil {
      return (source.isStale(answer) ? .refreshing(answer) : .showingData(answer), savedCopyCause)
    }
    return answer.items.isEmpty
      ? (.empty(request, source.emptyReason(request)), "empty") : (.showingData(answer), "success")
  }

  /// The kind that follows a failure: a retry, or one that shows the failure.
  func kind(after error: any Error) -> Kind {
    let wasCancelled = source.isCancellation(error)
    if wasCancelled, let content { return .showingData(content.asking(for: nil)) }
    let failure = source.failure(wasCancelled ? LoadingError.cancelled : error)
    var retry = PendingRetry(
      request, content: content?.withoutNotice, remedy: remedy, after: failure, number: number,
      delay: .zero)
    guard let retries = source.retries, failure.canRetry, !wasCancelled, number <= retries.limit
    else { return retry.givenUp() }
    retry.delay = retries.delay(before: number, after: failure)
    return .retrying(retry)
  }
}
