/// The log of a screen, whatever its kinds.
@MainActor
class Log {
  /// Records a request of a state that is not current.
  func add(to kind: AnyObject?, cause: String, _ outcome: FinalOutcome) {}

  /// Ends every stream when the screen has been released.
  func finish() {}
}

/// Records each request of a screen once, when the outcome of the request is final (rule 8).
///
/// It is created on first use. A request of a screen without a log pays one bit test.
final class TransitionLog<Kind: StateKind>: Log {
  typealias Record = Screen<Kind>.Record

  private weak var machine: Edge<Kind>?
  var readers: [AsyncStream<Record>.Continuation] = []
  var listeners = Observers()
  /// The record that the listeners get, while they are called.
  private var told: Record?
  /// Whether a record is being sent; records that arrive meanwhile wait in `untold`.
  var isTelling = false
  var untold: [Record] = []

  init(_ machine: Edge<Kind>) { self.machine = machine }

  /// A stream of every record from now on.
  func stream() -> AsyncStream<Record> {
    let (stream, continuation) = AsyncStream.makeStream(of: Record.self)
    readers.append(continuation)
    return stream
  }

  /// Calls `tell` with every record from now on.
  func listen(_ tell: @escaping @MainActor (Record) -> Void) -> ObservationToken {
    listeners.add { [unowned self] _ in
      if let told { tell(told) }
    }
  }

  override func add(to kind: AnyObject?, cause: String, _ outcome: FinalOutcome) {
    let former = machine.flatMap { $0.now.isRunning ? $0.kind : nil }
    add(from: former, to: kind.map { value(in: $0, as: Kind.self) }, cause: cause, outcome)
  }

  /// Records the outcome of a request.
  func add(from former: Kind?, to kind: Kind?, cause: String, _ outcome: FinalOutcome) {
    let record = Record(from: former, to: kind, cause: cause, outcome: outcome)
    if isTelling { return untold.append(record) }
    isTelling = true
    tell(record)
    if !untold.isEmpty { tellUntold() }
    isTelling = false
  }

  /// Tells of what listeners have requested meanwhile, at most 1,000 times (rule 6).
  func tellUntold() {
    var count = 0
    while !untold.isEmpty {
      for record in exchange(&untold, with: []) {
        count += 1
        if count <= Waiting.limit { tell(record) } else { send(record) }
      }
    }
    guard count > Waiting.limit, let machine else { return }
    let refusal = Refusal(.runaway, "A listener of the log", .again)
    send(
      Record(
        from: machine.now.isRunning ? machine.kind : nil, to: nil, cause: "log",
        outcome: .refused(refusal)))
    machine.mistakes.tell(refusal, hasStarted: true)
  }

  func tell(_ record: Record) {
    let listening = listeners
    if !listening.isEmpty {
      told = record
      if !listening.tell(self) {
        listeners.prune()
        closeIfUnread()
      }
      _ = exchange(&told, with: nil)
    }
    if !readers.isEmpty { send(record) }
  }

  /// Closes a log that nobody reads, so that requests pay nothing for it.
  private func closeIfUnread() {
    guard readers.isEmpty, listeners.isEmpty, let machine, machine.log === self else { return }
    machine.now.audience.remove(.log)
    machine.now.surroundings?.log = nil
  }

  /// Sends a record to each stream.
  func send(_ record: Record) {
    // Safe: a stream of kinds that are not Sendable cannot leave the main actor.
    nonisolated(unsafe) let told = record
    // A copy, because releasing a reader's unread records may run deinits of the app.
    var remaining: [AsyncStream<Record>.Continuation] = []
    let all = readers
    for reader in all {
      if case .terminated = unsafe reader.yield(told) { continue }
      remaining.append(reader)
    }
    if remaining.count < all.count {
      readers = remaining
      closeIfUnread()
    }
  }

  override func finish() {
    for reader in readers { reader.finish() }
    readers = []
  }
}

extension Machine {
  /// Adds a record to the log, if there is one.
  func addRecord(
    from former: KindPlace, to next: KindPlace, cause: String, _ outcome: FinalOutcome
  ) {
    if now.audience.contains(.log) { writeRecord(from: former, to: next, cause: cause, outcome) }
  }

  /// Records the outcome of a request if there is a log, and reports a mistake in debug builds.
  func record(_ outcome: FinalOutcome, to kind: KindPlace = .none, cause: String) {
    addRecord(from: now.isRunning ? .current : .none, to: kind, cause: cause, outcome)
    if case .refused(let refusal) = outcome { mistakes.tell(refusal, hasStarted: !now.isNew) }
  }
}
