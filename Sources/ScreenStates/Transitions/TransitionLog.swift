/// Every request in the order in which it was made, each told once its outcome is final.
///
/// It exists only after someone has asked for it: a screen that nobody logs pays one test of a bit.
@MainActor
@usableFromInline
final class TransitionLog<Kind: StateKind> {
  typealias Record = Screen<Kind>.Record

  /// A request in its place.
  @MainActor
  @usableFromInline
  final class Entry {
    var from: Kind?
    let to: Kind?
    let cause: String
    var outcome: Record.Outcome?

    init(from: Kind?, to: Kind?, cause: String) {
      self.from = from
      self.to = to
      self.cause = cause
    }
  }

  private weak var machine: Machine<Kind>?
  private var entries: [Entry] = []
  private var readers: [AsyncStream<Record>.Continuation] = []
  private var listeners = Observers<Record>()

  init(_ machine: Machine<Kind>) {
    self.machine = machine
  }

  /// A stream of every record whose request is made from now on.
  func stream() -> AsyncStream<Record> {
    let (stream, continuation) = AsyncStream.makeStream(of: Record.self)
    readers.append(continuation)
    return stream
  }

  /// Tells every record whose request is made from now on, as soon as it is final.
  func listen(_ tell: @escaping @MainActor (Record) -> Void) -> ObservationToken {
    listeners.add(tell)
  }

  /// Keeps a place in the order for a request whose outcome is not known yet.
  func open(from: Kind?, to next: Kind?, cause: String) -> Entry {
    let entry = Entry(from: from, to: next, cause: cause)
    entries.append(entry)
    return entry
  }

  /// Tells a request's final outcome as soon as all that were made before it have theirs.
  func close(_ entry: Entry, _ outcome: Record.Outcome) {
    entry.outcome = outcome
    while let first = entries.first, let outcome = first.outcome {
      entries.removeFirst()
      tell(Record(from: first.from, to: first.to, cause: first.cause, outcome: outcome))
    }
  }

  /// Tells a request whose outcome is known at once.
  func add(to next: Kind?, cause: String, _ outcome: Record.Outcome) {
    close(open(from: machine?.currentKind, to: next, cause: cause), outcome)
  }

  /// Ends every stream: the screen has gone.
  func finish() {
    for reader in readers { reader.finish() }
    readers = []
  }

  private func tell(_ record: Record) {
    let listening = listeners
    if !listening.isEmpty, !listening.tell(record) { listeners.prune() }
    // A record stays on the main actor: a stream of kinds that are not Sendable cannot leave it.
    nonisolated(unsafe) let told = record
    // What a reader leaves unread is let go when no access lasts: its end may run the app's code.
    var remaining: [AsyncStream<Record>.Continuation] = []
    let all = readers
    for reader in all {
      if case .terminated = unsafe reader.yield(told) { continue }
      remaining.append(reader)
    }
    if remaining.count < all.count { readers = remaining }
  }
}
