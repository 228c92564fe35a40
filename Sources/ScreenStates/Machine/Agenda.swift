/// What an ongoing transition keeps: what waits for its end, what has led to it, and the frame that
/// is shown meanwhile.
///
/// A machine makes it when something first has to wait, so a screen that never does pays nothing.
@MainActor
@usableFromInline
final class Agenda<Kind: StateKind> {
  @usableFromInline typealias Entry = TransitionLog<Kind>.Entry

  /// A request for a kind.
  @usableFromInline
  struct Request {
    @usableFromInline let kind: Kind
    @usableFromInline let cause: String
    @usableFromInline let record: Entry?

    @inlinable
    init(kind: Kind, cause: String, record: Entry?) {
      self.kind = kind
      self.cause = cause
      self.record = record
    }
  }

  /// What work tells the current state.
  @usableFromInline
  struct Delivery {
    @usableFromInline let work: Screen<Kind>.Work
    @usableFromInline let isLast: Bool
    @usableFromInline let decide: @MainActor (Kind.StateClass) -> Kind?

    @inlinable
    init(
      work: Screen<Kind>.Work, isLast: Bool, decide: @escaping @MainActor (Kind.StateClass) -> Kind?
    ) {
      self.work = work
      self.isLast = isLast
      self.decide = decide
    }
  }

  /// One thing to do.
  @usableFromInline
  enum Item {
    case stop(Entry?)
    case start(Kind?, Entry?)
    case request(Request)
    case delivery(Delivery)
  }

  /// The request of the state that is current.
  @usableFromInline var own: Request?
  @usableFromInline var others: [Item] = []
  @usableFromInline var start: (kind: Kind?, record: Entry?)?
  @usableFromInline var stop: Entry??

  /// What has followed the outermost request.
  @usableFromInline var chain = Chain()

  /// The settled frame, while the current state draws what is not settled yet.
  @usableFromInline var frame: Kind.Display?

  @usableFromInline
  init() {}

  /// Whether there is nothing to do.
  @inlinable var isEmpty: Bool { own == nil && others.isEmpty && !isStarting && !isStopping }

  /// Whether the screen will stop.
  @inlinable var isStopping: Bool { stop != nil }

  /// Whether the screen will start again.
  @inlinable var isStarting: Bool { start != nil }

  @inlinable
  func addOwn(_ request: Request) {
    own = request
  }

  @inlinable
  func add(_ item: Item) {
    switch item {
    case .stop(let record): stop = .some(record)
    case .start(let kind, let record): start = (kind, record)
    case .request, .delivery: others.append(item)
    }
  }

  /// The next thing to do: a stop, the state's own request, what others asked for, a start.
  @inlinable
  func next() -> Item? {
    if let record = stop.take() { return .stop(record) }
    if let own = own.take() { return .request(own) }
    if !others.isEmpty { return others.removeFirst() }
    return start.take().map { .start($0.kind, $0.record) }
  }

  /// Takes back a start that waits.
  ///
  /// - Returns: Its record.
  func takeStart() -> Entry? {
    start.take()?.record
  }

  /// Takes everything but a start, which waits for the screen to have stopped.
  func takeAll() -> [Item] {
    var items = others
    others = []
    stop = nil
    if let own = own.take() { items.insert(.request(own), at: 0) }
    return items
  }
}
