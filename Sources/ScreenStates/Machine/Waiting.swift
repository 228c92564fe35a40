/// The steps that wait for the present transition, and the length of the present chain.
///
/// A machine creates it for the first step that waits, so a screen without one pays nothing.
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

  /// A result of work for the current state.
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

  /// A queued step.
  @usableFromInline enum Step {
    /// A stop, with its cause.
    case stop(String)
    /// A start in a kind, or in the initial one.
    case start(Kind?)
    /// A request, of the state or from outside.
    case request(Request)
    /// A result of work.
    case delivery(Delivery)
    /// A write of the kept value.
    case kept
  }

  @usableFromInline var stop: String?
  @usableFromInline var requestOfState: Request?
  @usableFromInline var others: [Step?] = []
  @usableFromInline var start: Kind??
  // The state whose call of `keptChanged()` is queued.
  @usableFromInline var keptReader: Screen<Kind>.State?
  // The index of the next step in `others`. Taken steps are removed together, so that taking one
  // costs the same however many wait.
  @usableFromInline var firstOther = 0

  @inlinable init() {}

  /// Whether nothing waits.
  @inlinable var isEmpty: Bool {
    requestOfState == nil && others.isEmpty && start == nil && stop == nil
  }

  /// Takes the next step: a stop, the state's request, the others in their order, a start.
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

  /// Takes every step except a start, which runs after the stop.
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
  // The last kinds of a chain near the limit, from which `cycle` is found.
  @usableFromInline var lastKinds: [String] = []
  @usableFromInline var knownCycle: [String]?

  /// Counts one more step of the chain.
  ///
  /// - Parameter kind: The name of the step's kind; evaluated only near the limit.
  /// - Returns: False if the chain has reached the limit.
  @inlinable func extendChain(_ kind: @autoclosure () -> String?) -> Bool {
    guard chainLength < Waiting.limit else { return false }
    chainLength += 1
    if chainLength > Waiting.limit - 200, let kind = kind() { lastKinds.append(kind) }
    return true
  }

  /// Ends the present chain.
  @inlinable func endChain() {
    if chainLength > 0 { forgetChain() }
  }

  @usableFromInline func forgetChain() {
    (chainLength, lastKinds, knownCycle) = (0, [], nil)
  }

  /// The shortest cycle of kinds at the end of the chain, such as a, b, a; empty if there is none.
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
