internal import ScreenStatesTestKit

/// The calls of one service, without the types of their arguments and answers.
@MainActor
protocol NamedService: AnyObject {
  var name: String { get }
  var waitingCalls: [WaitingCall] { get }
  var count: Int { get }
  /// The answer of each call, in the order of the calls.
  var answered: [String] { get }
  /// Whether an answer was a failure, that to a cancelled call excepted.
  var hasFailed: Bool { get }
  /// Whether it was called more often than the test lets it answer.
  var isBeyondBound: Bool { get }
  /// Waits for the tasks of answered calls; returns false if there was none.
  func haveGoneOn() async -> Bool
  /// Fails all calls, so that their tasks can end.
  func abandon()
}

/// The calls of one service, with the names that a history gives them.
@MainActor
final class NamedCalls<Argument, Value>: NamedService {
  let name: String
  /// Whether the explorer answers each call a second time.
  private let isTwice: Bool
  private let work: PendingWork<Argument, Value>
  private let which: AnsweredCalls
  // Cached: to write the arguments anew each time would take most of a search.
  private var all: [WaitingCall] = []
  /// The answers so far, by the number of the call.
  private var answers: [Int: [String]] = [:]

  private(set) var hasFailed = false
  private let limit: Int?

  init(
    name: String, work: PendingWork<Argument, Value>, answering which: AnsweredCalls, isTwice: Bool,
    upTo limit: Int?
  ) {
    (self.name, self.work, self.which, self.isTwice) = (name, work, which, isTwice)
    self.limit = limit
  }

  var isBeyondBound: Bool { limit.map { work.made.count > $0 } ?? false }

  var waitingCalls: [WaitingCall] { calls { $0.isWaiting } }

  /// The calls that have had one answer and get a second.
  var toAnswerAgain: [WaitingCall] {
    isTwice ? calls { $0.takesAnother }.filter { answers[$0.index]?.count == 1 } : []
  }

  private func calls(
    where isMeant: (PendingWork<Argument, Value>.Call) -> Bool
  ) -> [WaitingCall] {
    for call in work.made.dropFirst(all.count) {
      let argument = call.argument.map { $0 is Void ? "" : SwiftText.of($0) } ?? ""
      all.append(
        WaitingCall(
          service: name, name: "\(name)(\(argument))", cause: call.cause ?? "", index: all.count,
          isAnsweredLate: which != .current, call: call))
    }
    return all.filter { isMeant(work.made[$0.index]) }
  }

  func answer(_ index: Int, with outcome: Outcome<Value>) async {
    answers[index, default: []].append(outcome.call)
    hasFailed = hasFailed || outcome.isFailure && !work.made[index].isCancelled
    _ = await work.made[index].answer(outcome.result)
  }

  var count: Int { work.made.count }

  var answered: [String] {
    work.made.indices.map { index in
      answers[index]?.joined(separator: ", ")
        ?? (work.made[index].isCancelled ? "cancelled" : "none")
    }
  }

  func abandon() { work.abandon() }

  func haveGoneOn() async -> Bool {
    let ended = work.made.filter { $0.goingOn.isUnderWay }
    for call in ended { await call.goingOn.completed() }
    return !ended.isEmpty
  }

  /// The waiting calls to which the explorer gives an answer.
  var toAnswer: [WaitingCall] {
    let waiting = waitingCalls
    let live = waiting.filter { !$0.isCancelled }
    if which == .current { return live }
    var seen: Set<String> = []
    let late = waiting.filter { $0.isCancelled && seen.insert($0.nameWithCause).inserted }
    return (which == .oldest ? Array(live.prefix(1)) : live) + late
  }
}
