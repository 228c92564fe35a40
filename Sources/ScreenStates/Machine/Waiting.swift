/// The steps that wait for the present transition, and the length of the present chain.
///
/// A machine creates it for the first step that waits, so a screen without one pays nothing.
@MainActor
final class Waiting {
  /// A queued step.
  enum Step {
    /// A stop.
    case stop(Ending)
    /// A start in a kind, or in the initial one.
    case start(AnyObject?)
    /// A request for a kind; with nil the state's own, whose kind the edge holds.
    case request(AnyObject?, cause: String, Machine.Asker)
    /// A result of work for the current state.
    case delivery(ScreenWork, isLast: Bool, @MainActor (Machine) -> Bool)
    /// A write of the kept value.
    case kept
  }

  var stop: Ending?
  // The cause of the state's own request.
  var requestOfState: String?
  var others: [Step?] = []
  var start: Step?
  // The state whose call of `keptChanged()` is queued.
  var keptReader: _StateBase?
  // The index of the next step in `others`. Taken steps are removed together, so that taking one
  // costs the same however many wait.
  var firstOther = 0

  /// Whether nothing waits.
  var isEmpty: Bool { requestOfState == nil && others.isEmpty && start == nil && stop == nil }

  /// Takes the next step: a stop, the state's request, the others in their order, a start.
  func next() -> Step? {
    if let ending = stop.take() { return .stop(ending) }
    if let cause = requestOfState.take() { return .request(nil, cause: cause, .state) }
    if let other = nextOther() { return other }
    return start.take()
  }

  func nextOther() -> Step? {
    guard firstOther < others.count else { return nil }
    let step = others[firstOther].take()
    firstOther += 1
    if firstOther == others.count { (others, firstOther) = ([], 0) }
    return step
  }

  /// Takes every step except a start, which runs after the stop.
  func takeAll() -> [Step] {
    (stop, keptReader) = (nil, nil)
    let own = requestOfState.take().map { [Step.request(nil, cause: $0, .state)] } ?? []
    defer { (others, firstOther) = ([], 0) }
    return own + others[firstOther...].compactMap(\.self)
  }

  // MARK: - The chain

  /// How many transitions and draws may follow the outermost request (rule 6).
  static var limit: Int { 1_000 }

  var chainLength = 0
  /// The number of the present chain.
  var chain = 1
  // The last kinds of a chain near the limit, from which `cycle` is found.
  var lastKinds: [String] = []
  var knownCycle: [String]?

  /// Whether the chain has reached its limit.
  var isChainFull: Bool { chainLength >= Waiting.limit }

  /// Counts one more step of the chain.
  ///
  /// - Parameter kind: The name of the step's kind; evaluated only near the limit.
  /// - Returns: False if the chain has reached the limit.
  func extendChain(_ kind: @autoclosure () -> String?) -> Bool {
    guard !isChainFull else { return false }
    chainLength += 1
    if chainLength > Waiting.limit - 200, let kind = kind() { lastKinds.append(kind) }
    return true
  }

  /// Ends the present chain.
  func endChain() {
    chain += 1
    if chainLength > 0 { (chainLength, lastKinds, knownCycle) = (0, [], nil) }
  }
}
