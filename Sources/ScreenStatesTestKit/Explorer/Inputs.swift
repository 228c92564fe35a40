internal import ScreenStates

/// The inputs that an explorer tries on a fresh subject.
///
/// The closure that makes the subject declares them, together with the services and the clock that
/// they act on. Each has its Swift call, so that a history can be printed and pasted.
@MainActor
public final class Inputs<Subject: AnyObject> {
  var sources: [Source] = []
  var services: [any NamedService] = []
  var requests: [@MainActor (AnyObject) -> Void] = []
  var watched: [(name: String, value: @MainActor () -> Any)] = []
  private(set) var properties: [Property<Subject, Void>] = []
  private(set) var clocks: [ManualClock] = []
  private(set) var view = ViewHooks<Subject>()
  /// The latest input.
  var cause: String?

  init() {}

  /// An action of the user or of the environment.
  ///
  /// - Parameters:
  ///   - call: The Swift call, as a history prints it: `search.type("tea")`.
  ///   - condition: When it can happen; by default at any time.
  ///   - act: The action itself.
  public func act(
    _ call: String, when condition: (@MainActor (Subject) -> Bool)? = nil,
    _ act: @escaping @MainActor (Subject) async -> Void
  ) {
    self.act(call, when: condition, isRequest: false, act)
  }

  func act(
    _ call: String, when condition: (@MainActor (Subject) -> Bool)?, isFree: Bool? = nil,
    isRequest: Bool = false, _ act: @escaping @MainActor (Subject) async -> Void
  ) {
    let steps = [
      Step<Subject>(
        name: call, call: call, isFree: isFree ?? (condition == nil), isAct: true,
        isRequest: isRequest && condition == nil, run: act)
    ]
    addAct(call) { condition?($0) == false ? [] : steps }
  }

  /// The answers that a service can give to each call that waits.
  ///
  /// A call whose task was cancelled is answered, too: a late answer. Of several such calls with
  /// the same argument, only the first is answered.
  ///
  /// - Parameters:
  ///   - name: The name of the service in histories: `news.latest`.
  ///   - work: The calls.
  ///   - which: Which of the calls are answered.
  ///   - outcomes: The answers to try.
  ///   - late: The answers to try after the calling task was cancelled, as the real client gives
  ///     them: its own error, or the usual answer. By default the same as for other calls.
  ///   - twice: Whether ``PendingWork/call(_:_:)`` calls back a second time, too.
  public func answers<Argument, Value>(
    _ name: String, of work: PendingWork<Argument, Value>, _ which: AnsweredCalls = .any,
    with outcomes: [Outcome<Value>], whenCancelled late: [Outcome<Value>]? = nil,
    twice: Bool = false
  ) {
    let names = (outcomes + (late ?? [])).map { "\(name).\($0.call)" }
    answers(name, of: work, which, names: names, twice: twice) { number in
      let outcomes = work.made[number].isCancelled ? late ?? outcomes : outcomes
      return outcomes.map { ($0, "\(name).\($0.call)") }
    }
  }

  /// The answers that a service can give to each waiting call, by the argument of the call.
  ///
  /// They may also depend on the number of the call, from 0, or on what the service has stored:
  /// situations with different answers are not the same. The rest is as in
  /// ``answers(_:of:_:with:whenCancelled:twice:)``.
  public func answers<Argument, Value>(
    _ name: String, of work: PendingWork<Argument, Value>, _ which: AnsweredCalls = .any,
    twice: Bool = false,
    with outcomes: @escaping @MainActor (_ argument: Argument, _ number: Int) -> [Outcome<Value>]
  ) {
    answers(name, of: work, which, names: [name], areCompared: true, twice: twice) { number in
      work.made[number].argument.map { outcomes($0, number).map { ($0, name) } } ?? []
    }
  }

  private func answers<Argument, Value>(
    _ name: String, of work: PendingWork<Argument, Value>, _ which: AnsweredCalls, names: [String],
    areCompared: Bool = false, twice: Bool,
    _ outcomes: @escaping @MainActor (_ number: Int) -> [(Outcome<Value>, String)]
  ) {
    let named = NamedCalls(name: name, work: work, answering: which) { [weak self] in
      self?.cause
    }
    services.append(named)
    let second = "a second answer of \(name)"
    if twice { watch(second) { named.toAnswerAgain.map(\.nameWithCause) } }
    // The answers may depend on something that no other part of a situation contains.
    if areCompared {
      watch("the answers of \(name)") {
        (named.toAnswer + (twice ? named.toAnswerAgain : [])).map { call in
          outcomes(call.index).map(\.0.call)
        }
      }
    }
    let goals = (names + (twice ? [second] : [])).map { answer in
      Coverage.Goal(
        rule: .neverGiven, name: answer, group: name,
        sentence: "No call ever takes \(answer).")
    }
    sources.append(
      Source(goals: goals) { _ in
        let calls =
          named.toAnswer.map { ($0, nil) } + (twice ? named.toAnswerAgain.map { ($0, second) } : [])
        return calls.flatMap { call, second in
          outcomes(call.index).map { outcome, coverage in
            Step(
              name: second ?? coverage,
              call: "await \(name).calls[\(call.index)].\(outcome.call)",
              answer: "\(name).\(outcome.call)"
            ) { _ in
              await named.answer(call.index, with: outcome)
            }
          }
        }
      })
  }

  /// A clock of the subject or of its services, which moves to the next instant at which something
  /// is due; the name stands for it in histories.
  public func clock(_ clock: ManualClock, _ name: String = "clock") {
    clocks.append(clock)
    let sentence = "Nothing is ever due on \(name)."
    sources.append(
      Source(goals: [.init(rule: .neverPossible, name: name, sentence: sentence)]) { _ in
        guard let next = clock.queue.instants.first else { return [] }
        let step = SwiftText.of(clock.now.duration(to: next))
        return [
          Step(name: name, call: "await \(name).advance(by: \(step))") { _ in
            await clock.advance(to: next)
          }
        ]
      })
  }

  /// Adds a value outside the subject that affects what can happen later, such as `store.saved`:
  /// situations with different values are not the same.
  public func watch(_ name: String, _ value: @escaping @MainActor () -> Any) {
    watched.append((name, value))
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
  /// The closures must not change anything: they do not run while a history is repeated.
  public func always(
    _ name: String, when condition: (@MainActor (Subject) -> Bool)? = nil,
    _ holds: @escaping @MainActor (Subject) -> Bool
  ) {
    properties.append(
      Property(
        name: name, condition: { subject, _ in condition?(subject) ?? true },
        holds: { subject, _ in holds(subject) }))
  }

  /// Releases the services and everything that the inputs hold.
  func forget() {
    sources = []
    requests = []
    services = []
    watched = []
    properties = []
    clocks = []
    view = ViewHooks()
  }
}
