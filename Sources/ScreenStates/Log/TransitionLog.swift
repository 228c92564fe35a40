/// The log of a screen: each request once, told when its outcome is final (rule 8).
///
/// It exists only after someone has asked for it: a screen without one pays one test of a bit.
@MainActor
@usableFromInline final class TransitionLog<Kind: StateKind> {
  @usableFromInline typealias Record = Screen<Kind>.Record

  @usableFromInline weak var machine: Machine<Kind>?
  @usableFromInline var readers: [AsyncStream<Record>.Continuation] = []
  @usableFromInline var listeners = Observers<Record>()
  /// Whether a record is being told; those that come meanwhile are told after it.
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

  /// Tells what became of a request, which was made in the kind that the screen is in now.
  @inlinable func add(to kind: Kind?, cause: String, _ outcome: Record.Outcome) {
    add(from: machine?.currentKind, to: kind, cause: cause, outcome)
  }

  /// Tells what became of a request.
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
    // A record stays on the main actor: a stream of kinds that are not Sendable cannot leave it.
    nonisolated(unsafe) let told = record
    // What a reader leaves unread is released when no access lasts: its deinit may run the app's code.
    var remaining: [AsyncStream<Record>.Continuation] = []
    let all = readers
    for reader in all {
      if case .terminated = unsafe reader.yield(told) { continue }
      remaining.append(reader)
    }
    if remaining.count < all.count { readers = remaining }
  }

  /// Ends every stream: the screen has gone.
  func finish() {
    for reader in readers { reader.finish() }
    readers = []
  }
}

extension Machine {
  /// Records what became of a request, if there is a log, and tells a mistake.
  @inlinable
  func record(_ outcome: Screen<Kind>.Record.Outcome, to kind: Kind? = nil, cause: String) {
    log?.add(to: kind, cause: cause, outcome)
    #if DEBUG
      if case .refused(let refusal) = outcome {
        mistakes.tell(refusal, hasStarted: now.hasStarted)
      }
    #endif
  }

  /// The kind that a record gives as that of the screen.
  @inlinable var currentKind: Kind? { now.isRunning ? now.kind : nil }
}
