/// What waits until the present transition is complete.
@MainActor
struct Agenda<Kind: StateKind> {
  typealias Ticket = TransitionLog<Kind>.Ticket

  /// A request for a kind.
  struct Request {
    let kind: Kind
    let cause: String
    let ticket: Ticket?
  }

  /// What work tells the current state.
  struct Delivery {
    let work: Screen<Kind>.Work
    let isLast: Bool
    let decide: @MainActor (Kind.StateClass) -> Kind?
  }

  /// One thing to do.
  enum Item {
    case stop(cause: String, Ticket?)
    case start(Kind?, Ticket?)
    case request(Request)
    case delivery(Delivery)
  }

  /// The request of the state that is current.
  private(set) var own: Request?
  private var stop: (cause: String, ticket: Ticket?)?
  private var start: (kind: Kind?, ticket: Ticket?)?
  private var others: [Item] = []

  /// Whether there is nothing to do.
  private(set) var isEmpty = true

  /// Whether the screen will stop.
  var isStopping: Bool { stop != nil }

  /// Whether the screen will start again.
  var isStarting: Bool { start != nil }

  mutating func addOwn(_ request: Request) {
    own = request
    isEmpty = false
  }

  mutating func add(_ item: Item) {
    switch item {
    case .stop(let cause, let ticket): stop = (cause, ticket)
    case .start(let kind, let ticket): start = (kind, ticket)
    case .request, .delivery: others.append(item)
    }
    isEmpty = false
  }

  /// The next thing to do: a stop, the state's own request, what others asked for, a start.
  mutating func next() -> Item? {
    defer { isEmpty = own == nil && stop == nil && start == nil && others.isEmpty }
    if let stop = stop.take() { return .stop(cause: stop.cause, stop.ticket) }
    if let own = own.take() { return .request(own) }
    if !others.isEmpty { return others.removeFirst() }
    return start.take().map { .start($0.kind, $0.ticket) }
  }

  /// Takes everything but a start, which waits for the screen to have stopped.
  mutating func takeAll() -> [Item] {
    defer {
      own = nil
      stop = nil
      others = []
      isEmpty = start == nil
    }
    return (own.map { [.request($0)] } ?? []) + others
  }

  /// Takes back a start that waits.
  mutating func takeStart() -> (kind: Kind?, ticket: Ticket?)? {
    defer { isEmpty = own == nil && stop == nil && others.isEmpty }
    return start.take()
  }
}
