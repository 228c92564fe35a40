/// Records each request of a screen once, when the outcome of the request is final (rule 8).
///
/// It is created on first use. A request of a screen without a log pays one bit test.
@MainActor
@usableFromInline final class TransitionLog<Kind: StateKind> {
  @usableFromInline typealias Record = Screen<Kind>.Record

  @usableFromInline weak var machine: Machine<Kind>?
  @usableFromInline var readers: [AsyncStream<Record>.Continuation] = []
  @usableFromInline var listeners = Observers<Record>()
  /// Whether a record is being sent; records that arrive meanwhile wait in `untold`.
  @usableFromInline var isTelling = false
  @usableFromInline var untold: [Record] = []

  init(_ machine: Machine<Kind>) {
    self.machine = machine
  }

  /// A stream of every record from now on.
  func stream() -> AsyncStream<Record> {
    let (stream, continuation) = AsyncStream.makeStream(of: Record.self)
    readers.append(continuation)
    return stream
  }

  /// Calls `tell` with every record from now on.
  func listen(_ tell: @escaping @MainActor (Record) -> Void) -> ObservationToken {
    listeners.add(tell)
  }

  /// Records the outcome of a request that was made in the current kind.
  @inlinable func add(to kind: Kind?, cause: String, _ outcome: Record.Outcome) {
    add(from: machine?.currentKind, to: kind, cause: cause, outcome)
  }

  /// Records the outcome of a request.
  @inlinable
  func add(from former: Kind?, to kind: Kind?, cause: String, _ outcome: Record.Outcome) {
    let record = Record(from: former, to: kind, cause: cause, outcome: outcome)
    if isTelling { return untold.append(record) }
    isTelling = true
    tell(record)
    while !untold.isEmpty { tell(untold.removeFirst()) }
    isTelling = false
  }

  @inlinable func tell(_ record: Record) {
    let listening = listeners
    if !listening.tell(record) { forgetListeners() }
    if !readers.isEmpty { send(record) }
  }

  @usableFromInline func forgetListeners() { listeners.prune() }

  /// Sends a record to each stream.
  @usableFromInline func send(_ record: Record) {
    // Safe: a stream of kinds that are not Sendable cannot leave the main actor.
    nonisolated(unsafe) let told = record
    // A copy, because releasing a reader's unread records may run deinits of the app.
    var remaining: [AsyncStream<Record>.Continuation] = []
    let all = readers
    for reader in all {
      if case .terminated = unsafe reader.yield(told) { continue }
      remaining.append(reader)
    }
    if remaining.count < all.count { readers = remaining }
  }

  /// Ends every stream when the screen has been released.
  func finish() {
    for reader in readers { reader.finish() }
    readers = []
  }
}

extension Machine {
  /// Records the outcome of a request if there is a log, and reports a mistake in debug builds.
  @inlinable
  func record(_ outcome: Screen<Kind>.Record.Outcome, to kind: Kind? = nil, cause: String) {
    log?.add(to: kind, cause: cause, outcome)
    #if DEBUG
      if case .refused(let refusal) = outcome {
        mistakes.tell(refusal, hasStarted: now.hasStarted)
      }
    #endif
  }

  /// The kind of the current state, or nil if the screen is not running.
  @inlinable var currentKind: Kind? { now.isRunning ? now.kind : nil }
}
