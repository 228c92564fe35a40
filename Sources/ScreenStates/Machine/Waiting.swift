/// What waits for the present transition to be complete, and how many steps have followed the
/// outermost request.
///
/// A machine makes it when something first has to wait, so a screen where nothing does pays nothing.
@MainActor
@usableFromInline final class Waiting<Kind: StateKind> {
  /// A request for a kind.
  @usableFromInline struct Request {
    @usableFromInline let kind: Kind
    @usableFromInline let cause: String
    @usableFromInline let asker: Machine<Kind>.Asker

    @inlinable init(kind: Kind, cause: String, asker: Machine<Kind>.Asker) {
      self.kind = kind
      self.cause = cause
      self.asker = asker
    }
  }

  /// What work has brought for the current state.
  @usableFromInline struct Delivery {
    @usableFromInline let work: Screen<Kind>.Work
    @usableFromInline let isLast: Bool
    @usableFromInline let decide: @MainActor (Kind.StateClass) -> Kind?

    @inlinable init(
      work: Screen<Kind>.Work, isLast: Bool, decide: @escaping @MainActor (Kind.StateClass) -> Kind?
    ) {
      self.work = work
      self.isLast = isLast
      self.decide = decide
    }
  }

  /// One step that waits.
  @usableFromInline enum Step {
    /// A stop, with its cause.
    case stop(String)
    /// A start in a kind, or in the initial one.
    case start(Kind?)
    /// A request, of the state or from outside.
    case request(Request)
    /// Work has brought something.
    case delivery(Delivery)
    /// What is kept was written.
    case kept
  }

  @usableFromInline var stop: String?
  @usableFromInline var requestOfState: Request?
  @usableFromInline var others: [Step?] = []
  @usableFromInline var start: Kind??
  // The state that is to hear that what is kept was written, until it has.
  @usableFromInline var keptReader: Screen<Kind>.State?
  // Those before it have been taken; they are removed together, so that taking one costs the same
  // however many wait.
  @usableFromInline var firstOther = 0

  @inlinable init() {}

  /// Whether nothing waits.
  @inlinable var isEmpty: Bool {
    requestOfState == nil && others.isEmpty && start == nil && stop == nil
  }

  /// Takes the next step: a stop, the state's own request, what others asked for, a start.
  @inlinable func next() -> Step? {
    if let cause = stop.take() { return .stop(cause) }
    if let request = requestOfState.take() { return .request(request) }
    if let other = nextOther() { return other }
    return start.take().map { .start($0) }
  }

  @inlinable func nextOther() -> Step? {
    guard firstOther < others.count else { return nil }
    let step = others[firstOther].take()
    firstOther += 1
    if firstOther == others.count { (others, firstOther) = ([], 0) }
    return step
  }

  /// Takes everything but a start, which waits for the screen to have stopped.
  @inlinable func takeAll() -> [Step] {
    (stop, keptReader) = (nil, nil)
    let own = requestOfState.take().map { [Step.request($0)] } ?? []
    defer { (others, firstOther) = ([], 0) }
    return own + others[firstOther...].compactMap(\.self)
  }

  // MARK: - The chain

  /// How many transitions and draws may follow the outermost request (rule 6).
  @inlinable static var limit: Int { 1_000 }

  @usableFromInline var chainLength = 0
  // The last kinds of a chain that comes near the limit, to name the cycle.
  @usableFromInline var lastKinds: [String] = []
  @usableFromInline var knownCycle: [String]?

  /// Counts one more step of the chain.
  ///
  /// - Parameter kind: The name of the kind that the step leads to; asked for only near the limit.
  /// - Returns: False if there was no room for it.
  @inlinable func extendChain(_ kind: @autoclosure () -> String?) -> Bool {
    guard chainLength < Waiting.limit else { return false }
    chainLength += 1
    if chainLength > Waiting.limit - 200, let kind = kind() { lastKinds.append(kind) }
    return true
  }

  /// Begins a new chain.
  @inlinable func endChain() {
    if chainLength > 0 { forgetChain() }
  }

  @usableFromInline func forgetChain() {
    (chainLength, lastKinds, knownCycle) = (0, [], nil)
  }

  /// The shortest sequence of kinds that the end of the chain repeats, closed; empty if none does.
  var cycle: [String] {
    if let knownCycle { return knownCycle }
    let count = lastKinds.count
    let length = (1..<max(1, count / 2 + 1)).first { length in
      lastKinds.suffix(length).elementsEqual(lastKinds.dropLast(length).suffix(length))
    }
    let cycle = length.map { Array(lastKinds.suffix($0 + 1)) } ?? []
    knownCycle = cycle
    return cycle
  }
}
