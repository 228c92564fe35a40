/// The hooks for a test kit: in an app they cost one nil check for each piece of work.
package enum TestKit {
  /// Hears of the clock with which a screen is made; nil in an app.
  @MainActor package static var noteClock: (@MainActor (any ScreenClock) -> Void)?

  /// Makes the attendant of work that starts; nil in an app.
  @MainActor package static var attend: (@MainActor (ScreenWork) -> any WorkAttendant)?

  /// The work whose task, following a sequence, runs the present code; nil in an app.
  @TaskLocal package static var follower: ScreenWork?

  /// Runs the body that follows a sequence; a test finds the work in `follower`.
  @MainActor static func run(_ work: ScreenWork, _ body: @MainActor () async -> Void) async {
    if attend == nil { await body() } else { await $follower.withValue(work, operation: body) }
  }

  #if DEBUG
    /// Takes the mistakes of the screens that a test makes, instead of standard error.
    @TaskLocal package static var hearMistake: (@Sendable (String) -> Void)?
  #endif
}

/// Runs work in a test, waits for its result, and can hold it back.
@MainActor
package protocol WorkAttendant: AnyObject, Sendable {
  /// Whether a test holds the work back; `settled()` does not wait for it then.
  var isHolding: Bool { get }
  /// Runs the work.
  func run<Value>(_ work: @MainActor () async throws -> Value) async throws -> Value
  /// Delivers the result.
  func finish(_ deliver: () -> Void)
}

extension ScreenWork {
  /// Its screen, while the work is under way and the screen is not released.
  package final var home: AnyObject? { machine?.home }

  /// Lets the callers of `settled()` check again.
  package final func wakeWaiters() { machine?.wakeWaiters() }

  /// The clock of its screen, while it is under way.
  package final var clock: (any ScreenClock)? { machine?.clock }

  /// The outermost host of its screen, or the screen itself.
  package final var outermost: Machine? {
    machine.flatMap { machine in sequence(first: machine) { $0.hostMachine }.reversed().first }
  }

  /// Keeps an object alive until the screen is released.
  package final func keepWithScreen(_ companion: AnyObject) {
    machine?.surroundings.companions.append(companion)
  }
}

extension Screen {
  /// The hostings under way, in the order in which they began.
  package var hostings: [ScreenWork] { machine.lifeline.allWork.filter { $0.hostedScreen != nil } }

  /// What makes the states.
  package var factory: Any { machine.states }

  /// Whether the screen is not between two states, nor before its first, so that its kind and its
  /// children belong together.
  package var isPlaceSettled: Bool {
    machine.state.machine != nil && machine.now.phase != .exiting
      && !machine.now.unsettled.contains(.place)
  }

  /// Whether a start is not queued, as in a hook or an observer.
  package var startsAtOnce: Bool { machine.now.phase == .idle }

  /// Objects that are kept alive until the screen is released.
  package var companions: [AnyObject] {
    get { machine.surroundings.companions }
    set { machine.surroundings.companions = newValue }
  }

  /// Whether the log is open, so that each request pays for it.
  package var hasLog: Bool { machine.log != nil }

  /// What the current state and the screen have under way, each in the order of its start.
  package var work: (ofState: [ScreenWork], ofScreen: [ScreenWork]) {
    (unsafe machine.lifeline.ofState.all, machine.lifeline.ofScreen.all)
  }

  /// The tasks that run for the current state and for the screen, with their work.
  package var runningTasks: [(work: ScreenWork, task: Task<Void, Never>)] {
    machine.lifeline.allWork.compactMap { work in unsafe work.task.map { (work, $0) } }
  }

  /// The names of the work that `settled()` waits for, without hosted screens and sequences.
  package var pendingWork: [String] {
    machine.lifeline.allWork.filter { $0.isPending && $0.form == .work }.map { $0.name }
  }

  /// The names of the work that `settled()` waits for, that of hosted screens included.
  package var namesOfPendingWork: [String] { machine.namesOfPendingWork }

  /// Calls `tell` with each hosting that a state of this screen begins, before the child starts.
  package func observeHosting(
    _ tell: @escaping @MainActor (ScreenWork) -> Void
  ) -> ObservationToken {
    machine.surroundings.hostings.add { if let work = $0 as? ScreenWork { tell(work) } }
  }

  /// Calls `caught` with each request for which the factory gives a used state, and records it as
  /// taken without a transition.
  package func catchRequests(_ caught: @escaping @MainActor (Kind, _ cause: String) -> Void) {
    machine.surroundings.catchRequest = { machine, cause in
      caught(edge(of: machine, for: Kind.self).wanted, cause)
    }
  }
}
