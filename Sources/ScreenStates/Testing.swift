/// The seam for a test kit: an app pays one test of `attend` for each piece of work.
package enum TestKit {
  /// Makes the one who attends to a piece of work that starts; nil in an app.
  @MainActor package static var attend: (@MainActor (any NamedWork) -> any WorkAttendant)?

  /// The work that follows a sequence in whose task the present code runs; nil in an app.
  @TaskLocal package static var follower: (any NamedWork)?

  /// Runs what follows a sequence, and lets a test know for whom.
  @MainActor static func run(_ work: any NamedWork, _ body: @MainActor () async -> Void) async {
    if attend == nil { await body() } else { await $follower.withValue(work, operation: body) }
  }

  #if DEBUG
    /// Hears the mistakes of the screens that are made in a test, instead of standard error.
    @TaskLocal package static var hearMistake: (@Sendable (String) -> Void)?
  #endif
}

/// Runs work in a test, waits for its result, and can hold it back.
@MainActor
@usableFromInline package protocol WorkAttendant: AnyObject, Sendable {
  /// Whether a test holds the work: then it does not keep its screen from being settled.
  var isHolding: Bool { get }
  /// Runs the work.
  func run<Value>(_ work: @MainActor () async throws -> Value) async throws -> Value
  /// Delivers the result.
  func finish(_ deliver: () -> Void)
}

/// Work or a timer without its kind, as a test sees it.
@MainActor
@usableFromInline package protocol NamedWork: AnyObject, Sendable {
  /// Its cause and whose it is, such as `timer of OnState`.
  var name: String { get }
  /// Whether its result is still wanted.
  var isUnderWay: Bool { get }
  /// The screen that it belongs to, while that is there.
  var home: AnyObject? { get }
  /// Lets the callers of `settled()` look again.
  func wakeWaiters()
  /// Delivers what it has reported and nobody has taken.
  func deliverReport()
  /// The screen that it belongs to, or the outermost of those that host that.
  var outermost: (any HostMachine)? { get }
  /// The clock of its screen, while it is under way.
  var clock: (any ScreenClock)? { get }
  /// Keeps an object until the screen is released.
  func keepWithScreen(_ companion: AnyObject)
}

extension Screen.Work: NamedWork {
  @usableFromInline package final var home: AnyObject? { machine?.screen }

  @usableFromInline package final func wakeWaiters() { machine?.wakeWaiters() }

  @usableFromInline package final var clock: (any ScreenClock)? { machine?.clock }

  @usableFromInline package final var outermost: (any HostMachine)? {
    machine.flatMap { machine in
      sequence(first: machine as any HostMachine) { $0.hostMachine }.reversed().first
    }
  }

  @usableFromInline package final func keepWithScreen(_ companion: AnyObject) {
    machine?.surroundings.companions.append(companion)
  }
}

extension Screen {
  /// The kind that it was made to begin in.
  package var initialKind: Kind { machine.initial }

  /// The screens that its state hosts, in the order in which that began.
  package var hostedScreens: [any ChildScreen] {
    // A key path of a generic type would be looked up each time, which an explorer feels.
    machine.lifeline.allWork.compactMap { $0.child }
  }

  /// The tasks that run for the current state and for the screen, with the name of their work.
  package var runningTasks: [(name: String, task: Task<Void, Never>)] {
    machine.lifeline.allWork.compactMap { work in unsafe work.task.map { (work.name, $0) } }
  }

  /// The names of the work that runs: not of sequences, which may never end.
  package var runningWork: [String] {
    machine.lifeline.allWork.filter { unsafe $0.task != nil && $0.form == .work }.map { $0.name }
  }

  /// Calls `tell` with each screen that a state of this one hosts, before it starts there.
  package func observeHosting(
    _ tell: @escaping @MainActor (any ChildScreen) -> Void
  ) -> ObservationToken {
    machine.surroundings.hostings.add(tell)
  }

  /// Grants the requests of the current state without entering anything, and calls `caught` with
  /// them, where the factory gives that state again.
  package func catchRequests(_ caught: @escaping @MainActor (Kind, _ cause: String) -> Void) {
    machine.surroundings.catchRequest = caught
  }
}
