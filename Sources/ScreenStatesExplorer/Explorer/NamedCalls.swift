internal import ScreenStatesTestKit

/// The calls of one service, with the names that a history gives them.
@MainActor
final class NamedCalls {
  let name: String
  private let which: AnsweredCalls
  private let isTwice: Bool
  private let limit: Int?
  /// The calls that follow the first ones, given the number of those.
  private let later: @MainActor (Int) -> [WaitingCall]
  // Cached: to write the arguments anew each time would take most of a search.
  private var known: [WaitingCall] = []
  private var answers: [Int: [String]] = [:]
  /// Whether an answer was a failure, that to a cancelled call excepted.
  private(set) var hasFailed = false

  init<Argument, Value>(
    name: String, work: PendingWork<Argument, Value>, answering which: AnsweredCalls, isLate: Bool,
    isTwice: Bool, upTo limit: Int?, write: @escaping @MainActor (Any) -> String
  ) {
    (self.name, self.which, self.isTwice, self.limit) = (name, which, isTwice, limit)
    later = { count in
      // It is asked often, and there is seldom a new call.
      if work.made.count == count { return [] }
      return work.made.enumerated().dropFirst(count).map { index, call in
        let argument = call.argument.map { $0 is Void ? "" : write($0) } ?? ""
        return WaitingCall(
          service: name, name: "\(name)(\(argument))", cause: call.cause ?? "", index: index,
          isAnsweredLate: isLate && which != .current, call: call)
      }
    }
  }

  var all: [WaitingCall] {
    for call in later(known.count) { known.append(call) }
    return known
  }

  var count: Int { all.count }

  /// Whether it was called more often than the test lets it answer.
  var isBeyondBound: Bool { limit.map { count > $0 } ?? false }

  var waitingCalls: [WaitingCall] { all.filter { $0.call.isWaiting } }

  /// The waiting calls to which the explorer gives an answer.
  var toAnswer: [WaitingCall] {
    let waiting = waitingCalls
    let live = waiting.filter { !$0.isCancelled }
    if which == .current { return live }
    var seen: Set<String> = []
    let late = waiting.filter { $0.isCancelled && seen.insert($0.nameWithCause).inserted }
    return (which == .oldest ? Array(live.prefix(1)) : live) + late
  }

  /// The calls that have had one answer and get a second.
  var toAnswerAgain: [WaitingCall] {
    isTwice ? all.filter { $0.call.takesAnother && answers[$0.index]?.count == 1 } : []
  }

  /// Records the answer that a call gets now.
  func note<Value>(_ outcome: Outcome<Value>, to call: WaitingCall) {
    answers[call.index, default: []].append(outcome.call)
    call.call.locals?.note(outcome.call, from: call.name)
    hasFailed = hasFailed || outcome.isFailure && !call.isCancelled
  }

  /// Each call with its answer, in the order of the calls.
  var answered: [String] {
    all.map { call in
      let none = call.isCancelled ? "cancelled" : "none"
      return "\(call.name): \(answers[call.index]?.joined(separator: ", ") ?? none)"
    }
  }

  /// The answered calls with their answers.
  var answersGiven: [String] {
    all.compactMap { call in answers[call.index].map { "\(call.name): \($0)" } }
  }
}
