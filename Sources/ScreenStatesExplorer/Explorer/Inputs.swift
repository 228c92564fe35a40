internal import ScreenStates
public import ScreenStatesTestKit

/// The inputs that an explorer tries on a fresh subject.
///
/// The closure that makes the subject declares them, together with the services and the clock that
/// they act on. Each has its Swift call, so that a history can be printed and pasted.
@MainActor
public final class Inputs<Subject: AnyObject> {
  /// An input, a service or a clock.
  struct Source {
    /// Whether a call is that of one of its steps, possible or not.
    let knows: @MainActor (_ call: String) -> Bool
    let possible: @MainActor (Subject) -> [PossibleInput<Subject>]
  }

  private(set) var sources: [Source] = []
  private(set) var goals: [Coverage.Goal] = []
  private(set) var services: [NamedCalls] = []
  private(set) var watched: [(name: String, source: Snapshot.Source, value: @MainActor () -> Any)] =
    []
  /// Whether each action and each service has a limit, and there is no clock.
  private(set) var areLimited = true
  private(set) var properties: [(name: String, fails: @MainActor (Subject) -> Bool?)] = []
  private(set) var clocks: [ManualClock] = []
  /// Sends each declared request to a state.
  var requests: [@MainActor (AnyObject) -> Void] = []
  /// The names of the explorer's own properties.
  var namesOfExplorer: @MainActor () -> [String] = { [] }
  let view = ViewHooks<Subject>()
  /// Writes the argument of a call of a service.
  var write: @MainActor (_ argument: Any, _ service: String) -> String? = { _, _ in nil }
  /// The shortest duration within which a property must come true: half of it before something is due
  /// on the first clock, there are inputs, too.
  var shortestLimit: Duration?
  /// Whether only a bound forbids an action now.
  var bounds: [@MainActor (Subject) -> Bool] = []

  /// An action of the user or of the environment.
  ///
  /// - Parameters:
  ///   - call: The Swift call, as a history prints it: `search.type("tea")`.
  ///   - limit: How often a history may do it. A situation in which only that forbids it is no dead
  ///     end and no stuck loading, unless one that differs only in that is.
  ///   - needsView: Whether it can happen only while the view is there, as a tap can; see
  ///     ``appear(_:when:_:)``.
  ///   - condition: When it can happen; by default at any time. It may only look, and change nothing.
  ///   - act: The action itself.
  public func act(
    _ call: String, atMost limit: Int? = nil, needsView: Bool = false,
    when condition: (@MainActor (Subject) -> Bool)? = nil,
    _ act: @escaping @MainActor (Subject) async -> Void
  ) {
    guard let limit else {
      areLimited = false
      return add(call, isFree: condition == nil, needsView: needsView, when: condition, act)
    }
    var count = 0
    watched.append(("how often \(call)", .bounds, { count }))
    bounds.append { [view] subject in
      count >= limit && (view.isThere || !needsView) && condition?(subject) != false
    }
    let isAllowed = { @MainActor in count < limit && condition?($0) != false }
    add(call, isFree: false, needsView: needsView, when: isAllowed) {
      count += 1
      await act($0)
    }
  }

  /// The answers that a service can give to each call that waits.
  ///
  /// A cancelled call gets a late answer; of several with the same argument, only the first does.
  ///
  /// - Parameters:
  ///   - name: The name of the service in histories: `news.latest`.
  ///   - work: The calls.
  ///   - which: Which of the calls are answered.
  ///   - outcomes: The answers to try.
  ///   - late: The answers to try after the calling task was cancelled, as the real client gives
  ///     them: its own error, or the usual answer. By default the same as for other calls; with an
  ///     empty list, a cancelled call is over.
  ///   - twice: Whether ``ScreenStatesTestKit/PendingWork/call(_:_:)`` calls back a second time, too.
  ///   - limit: How many calls of a history are answered; none continues after one more. That is no
  ///     dead end and no stuck loading, unless the same situation with fewer calls is.
  public func answers<Argument, Value>(
    _ name: String, of work: PendingWork<Argument, Value>, _ which: AnsweredCalls = .any,
    with outcomes: [Outcome<Value>], whenCancelled late: [Outcome<Value>]? = nil,
    twice: Bool = false, upTo limit: Int? = nil
  ) {
    let isLate = late?.isEmpty != true
    answers(name, of: work, which, isLate, twice, limit, fixed: outcomes + (late ?? [])) { number in
      work.made[number].isCancelled ? late ?? outcomes : outcomes
    }
  }

  /// The answers that a service can give to each waiting call, by the argument of the call.
  ///
  /// They may also depend on the number of the call, from 0, or on what the service has stored:
  /// situations with different answers are not the same. The rest is as in
  /// ``answers(_:of:_:with:whenCancelled:twice:upTo:)``.
  public func answers<Argument, Value>(
    _ name: String, of work: PendingWork<Argument, Value>, _ which: AnsweredCalls = .any,
    twice: Bool = false, upTo limit: Int? = nil,
    with outcomes: @escaping @MainActor (_ argument: Argument, _ number: Int) -> [Outcome<Value>]
  ) {
    answers(name, of: work, which, true, twice, limit, fixed: nil) { number in
      work.made[number].argument.map { outcomes($0, number) } ?? []
    }
  }

  /// Adds a service and its answers, by the number of the call; fixed ones are goals of their own.
  private func answers<Argument, Value>(
    _ name: String, of work: PendingWork<Argument, Value>, _ which: AnsweredCalls, _ isLate: Bool,
    _ twice: Bool, _ limit: Int?, fixed: [Outcome<Value>]?,
    _ outcomes: @escaping @MainActor (_ number: Int) -> [Outcome<Value>]
  ) {
    let named = NamedCalls(
      name: name, work: work, answering: which, isLate: isLate, isTwice: twice, upTo: limit
    ) { [weak self] in self?.write($0, name) ?? SwiftText.of($0) }
    services.append(named)
    if let limit {
      watched.append(("the calls of \(name)", .bounds, { min(named.count, limit + 1) }))
    } else {
      areLimited = false
    }
    let second = "a second answer of \(name)"
    if twice { watched.append((second, .answers, { named.toAnswerAgain.map(\.nameWithCause) })) }
    // The answers may depend on something that no other part of a situation contains.
    if fixed == nil {
      let known = { @MainActor in
        (named.toAnswer + named.toAnswerAgain).map { outcomes($0.index).map(\.call) }
      }
      watched.append(("the answers of \(name)", .answers, known))
    }
    let answer = { (outcome: Outcome<Value>) in "\(name).\(outcome.call)" }
    let names = (fixed?.map(answer) ?? [name]) + (twice ? [second] : [])
    let goals = names.map {
      Coverage.Goal(rule: .neverGiven, name: $0, group: name, sentence: "No call ever takes \($0).")
    }
    let endings = fixed?.map { "].\($0.call)" }
    let knows = { @MainActor (call: String) in
      call.hasPrefix("await \(name).calls[") && endings?.contains(where: call.hasSuffix) != false
    }
    add(goals, knows) { _ in
      let calls = named.toAnswer.map { ($0, nil) } + named.toAnswerAgain.map { ($0, second) }
      return calls.flatMap { call, goal in
        outcomes(call.index).map { outcome in
          PossibleInput(
            name: goal ?? (fixed == nil ? name : answer(outcome)),
            call: "await \(name).calls[\(call.index)].\(outcome.call)",
            answer: AnswerGiven(
              text: answer(outcome), call: call.id, isFailure: outcome.isFailure,
              isEmpty: outcome.isEmpty)
          ) { _ in
            let made = work.made[call.index]
            // The former state is freed only now, with the screens that it hosted and their calls.
            guard made.isWaiting || made.takesAnother else { return }
            named.note(outcome, to: call)
            _ = await made.answer(outcome.result)
          }
        }
      }
    }
  }

  /// A clock of the subject or of its services, which moves to the next instant at which something
  /// is due; the name stands for it in histories.
  public func clock(_ clock: ManualClock, _ name: String = "clock") {
    clocks.append(clock)
    areLimited = false
    let sentence =
      "Nothing is ever due on \(name); if its time is only read, let an act advance it, and put it into"
      + " mayMiss."
    let goal = Coverage.Goal(rule: .neverPossible, name: name, sentence: sentence)
    add([goal], { $0.hasPrefix("await \(name).advance(by:") }) { [weak self] _ in
      guard let self, let next = clock.queue.next else { return [] }
      let before = clocks.first === clock ? shortestLimit.map { next.advanced(by: $0 / -2) } : nil
      return ([next] + [before].compactMap(\.self).filter { $0 > clock.now }).map { instant in
        let step = SwiftText.of(clock.now.duration(to: instant))
        return PossibleInput(name: name, call: "await \(name).advance(by: \(step))") { _ in
          await clock.advance(to: instant)
        }
      }
    }
  }

  /// Adds a value outside the subject that affects what can happen later, such as `store.saved`:
  /// situations with different values are not the same.
  public func watch<Value>(_ name: String, _ value: @escaping @MainActor () -> Value) {
    watched.append((name, .watched, { value() }))
  }

  /// Adds a property that must hold after every step, and that may depend on the services; see
  /// ``Explorer/always(_:when:_:)``.
  ///
  /// ```swift
  /// inputs.always(
  ///   "what is saved was loaded or changed", when: { _ in !store.saved.isEmpty }
  /// ) { _ in store.saved == [true] }
  /// ```
  ///
  /// The closures must not change anything: they do not run while a history is repeated. If they ask for
  /// earlier events, such as what the calls of a service were, ``watch(_:_:)`` what that depends on.
  public func always(
    _ name: String, when condition: (@MainActor (Subject) -> Bool)? = nil,
    _ holds: @escaping @MainActor (Subject) -> Bool
  ) {
    let name = name.apart(from: namesOfExplorer() + properties.map(\.name))
    properties.append((name, { condition?($0) == false ? nil : !holds($0) }))
  }

  // MARK: - For the explorer

  func add(
    _ call: String, isFree: Bool, needsView: Bool = false,
    when condition: (@MainActor (Subject) -> Bool)?,
    _ act: @escaping @MainActor (Subject) async -> Void
  ) {
    let steps = [
      PossibleInput<Subject>(
        name: call, call: call, isFree: isFree && !needsView, isAct: true, run: act)
    ]
    let place = needsView ? " while the view is there" : ""
    add([.input(call, place)], { $0 == call }) { [view] subject in
      needsView && !view.isThere || condition?(subject) == false ? [] : steps
    }
  }

  /// Whether a call is that of an input, possible or not.
  func knows(_ call: String) -> Bool {
    call.hasPrefix("try await Task.sleep(") || sources.contains { $0.knows(call) }
  }

  /// Adds what histories can do, and what they should reach by it.
  func add(
    _ goals: [Coverage.Goal], _ knows: @escaping @MainActor (_ call: String) -> Bool,
    _ possible: @escaping @MainActor (Subject) -> [PossibleInput<Subject>]
  ) {
    self.goals += goals
    sources.append(Source(knows: knows, possible: possible))
  }
}
