/// Every request in the order in which it was made, each told once its outcome is final.
///
/// It exists only after someone has asked for it: a screen that nobody logs pays one test for nil.
@MainActor
final class TransitionLog<Kind: StateKind> {
  typealias Record = Screen<Kind>.Record

  /// The place of a request in the order.
  typealias Ticket = Int

  private weak var machine: Machine<Kind>?
  private var records: [Record?] = []
  private var firstOpen: Ticket = 0
  private var readers: [AsyncStream<Record>.Continuation] = []

  init(_ machine: Machine<Kind>) {
    self.machine = machine
  }

  /// A stream of every record whose request is made from now on.
  func stream() -> AsyncStream<Record> {
    let (stream, continuation) = AsyncStream.makeStream(of: Record.self)
    readers.append(continuation)
    return stream
  }

  /// Keeps a place in the order for a request whose outcome is not known yet.
  func open() -> Ticket {
    records.append(nil)
    return firstOpen + records.count - 1
  }

  /// Tells a request's final outcome as soon as all that were made before it have theirs.
  func close(_ ticket: Ticket, _ record: Record) {
    records[ticket - firstOpen] = record
    while let first = records.first, let record = first {
      records.removeFirst()
      firstOpen += 1
      // A record stays on the main actor: the stream of kinds that are not Sendable cannot leave it.
      nonisolated(unsafe) let told = record
      readers.removeAll { reader in
        if case .terminated = unsafe reader.yield(told) { true } else { false }
      }
    }
  }

  /// Tells a request whose outcome is known at once.
  func add(to next: Kind?, cause: String, _ outcome: Record.Outcome) {
    close(
      open(),
      Record(from: machine?.currentKind, to: next, cause: cause, outcome: outcome))
  }

  /// Ends every stream: the screen has gone.
  func finish() {
    for reader in readers { reader.finish() }
    readers = []
  }
}
