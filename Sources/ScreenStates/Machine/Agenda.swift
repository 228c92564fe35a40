/// What waits until the present transition is complete.
@MainActor
struct Agenda<Kind: StateKind> {
  typealias Entry = TransitionLog<Kind>.Entry

  /// A request for a kind.
  struct Request {
    let kind: Kind
    let cause: String
    let record: Entry?
  }

  /// What work tells the current state.
  struct Delivery {
    let work: Screen<Kind>.Work
    let isLast: Bool
    let decide: @MainActor (Kind.StateClass) -> Kind?
  }

  /// One thing to do.
  enum Item {
    case stop(Entry?)
    case start(Kind?, Entry?)
    case request(Request)
    case delivery(Delivery)
  }

  /// The request of the state that is current.
  private(set) var own: Request?
  private var others: [Item] = []
  private var start: (kind: Kind?, record: Entry?)?
  private var stop: Entry??

  /// Whether there is nothing to do.
  var isEmpty: Bool { own == nil && others.isEmpty && !isStarting && !isStopping }

  /// Whether the screen will stop.
  var isStopping: Bool { stop != nil }

  /// Whether the screen will start again.
  var isStarting: Bool { start != nil }

  mutating func addOwn(_ request: Request) {
    own = request
  }

  mutating func add(_ item: Item) {
    switch item {
    case .stop(let record): stop = .some(record)
    case .start(let kind, let record): start = (kind, record)
    case .request, .delivery: others.append(item)
    }
  }

  /// The next thing to do: a stop, the state's own request, what others asked for, a start.
  mutating func next() -> Item? {
    if let record = stop.take() { return .stop(record) }
    if let own = own.take() { return .request(own) }
    if !others.isEmpty { return others.removeFirst() }
    return start.take().map { .start($0.kind, $0.record) }
  }

  /// Takes back a start that waits.
  ///
  /// - Returns: Its record.
  mutating func takeStart() -> Entry? {
    start.take()?.record
  }

  /// Takes everything but a start, which waits for the screen to have stopped.
  mutating func takeAll() -> [Item] {
    var items = others
    if let own { items.insert(.request(own), at: 0) }
    self = Agenda(start: start)
    return items
  }

  init() {}

  private init(start: (kind: Kind?, record: Entry?)?) {
    self.start = start
  }
}
