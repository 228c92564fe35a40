/// The calls of one service, with the names that a history gives them.
@MainActor
final class NamedCalls<Argument, Value> {
  private let name: String
  private let work: PendingWork<Argument, Value>
  // What a call was asked with does not change; writing it each time would cost most of a search.
  private var arguments: [String] = []
  /// The answers that were given, by the number of the call.
  private(set) var answers: [Int: String] = [:]

  init(name: String, work: PendingWork<Argument, Value>) {
    self.name = name
    self.work = work
  }

  /// A call that waits, with its place among all.
  @MainActor
  struct Waiting {
    let index: Int
    let service: String
    let name: String
    let call: PendingWork<Argument, Value>.Call

    func answer(_ result: Result<Value, any Error>) async {
      switch result {
      case .success(let value): await call.succeed(value)
      case .failure(let error): await call.fail(error)
      }
    }

    func waitingCall(isAnsweredLate: Bool) -> WaitingCall {
      WaitingCall(
        service: service, name: name, index: index, isCancelled: call.isCancelled,
        isAnsweredLate: isAnsweredLate,
        isLeft: call.isLeft,
        isOfScreen: call.isOfScreen,
        work: call.work,
        home: { [call] in call.home },
        isCancelledNow: { [call] in call.isCancelled },
        abandon: { [call] in call.abandon() })
    }
  }

  var waiting: [Waiting] {
    let calls = work.made
    for call in calls.dropFirst(arguments.count) {
      arguments.append(call.argument.map { $0 is Void ? "" : SwiftText.of($0) } ?? "")
    }
    return calls.indices.filter { calls[$0].isWaiting }.map { index in
      Waiting(
        index: index, service: name, name: "\(name)(\(arguments[index]))", call: calls[index])
    }
  }

  /// Answers a call, and remembers with what.
  func answer(_ call: Waiting, with outcome: Outcome<Value>) async {
    answers[call.index] = outcome.call
    await call.answer(outcome.result)
  }

  /// What each call was answered, in the order of the calls.
  var answered: [String] {
    work.made.indices.map { answers[$0] ?? (work.made[$0].isCancelled ? "cancelled" : "none") }
  }

  /// Waits for the tasks of calls that have ended; false if there was none.
  func haveGoneOn() async -> Bool {
    let ended = work.made.filter { $0.isGoingOn }
    for call in ended { await call.hasGoneOn() }
    return !ended.isEmpty
  }

  func toAnswer(_ which: AnsweredCalls) -> [Waiting] {
    let waiting = waiting
    let live = waiting.filter { !$0.call.isCancelled }
    if which == .current { return live }
    var seen: Set<String> = []
    let late = waiting.filter { $0.call.isCancelled && seen.insert($0.name).inserted }
    return (which == .oldest ? Array(live.prefix(1)) : live) + late
  }
}
