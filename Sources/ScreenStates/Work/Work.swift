extension Screen {
  /// Something that a state or the screen has under way.
  public typealias Work = ScreenWork
}

/// Something that a state or its screen has under way: work, a timer, a sequence, or a child.
///
/// Work of a state ends when the state exits, and work of the screen ends when the screen stops.
/// Keep the handle only to end it sooner; dropping the handle does not end it.
@MainActor
public class ScreenWork {
  /// The cause that the log records for its transitions and its refusals.
  public final let cause: String

  /// Why the work was not started, if it was refused.
  public final let refusal: Refusal?

  /// The machine of its screen, while the work is under way.
  final var machine: Machine?

  /// The class of the state that started it, or nil for work of the screen.
  private final let owner: _StateBase.Type?

  /// The log of the results that come after the end.
  private final var formerLog: Log?

  /// Its task; changed only while the screen is held, like the rest of the lifeline.
  nonisolated(unsafe) final var task: Task<Void, Never>?

  /// The hash of its task, written by the task itself.
  final var taskHash: Int?

  init(cause: String, machine: Machine, owner: _StateBase.Type?) {
    self.cause = cause
    self.machine = machine
    self.owner = owner
    refusal = nil
  }

  init(cause: String, refused refusal: Refusal) {
    (self.cause, self.refusal) = (cause, refusal)
    owner = nil
  }

  /// Whether a state started it, and not the screen.
  final var isOfState: Bool { owner != nil }

  /// Whether the work has neither ended nor been cancelled.
  public final var isUnderWay: Bool { machine != nil }

  /// Cancels the work now; its result is dropped.
  public final func cancel() {
    guard let machine else { return }
    // A child stops now: the host waits until it has, as for a stop of the child itself.
    let isPaused = child != nil && machine.pauseForChild()
    machine.end(self)
    if isPaused { machine.endPause() }
  }

  // MARK: - For the kinds of work

  /// Whether ``Screen/settled()`` waits for it.
  var isPending: Bool { false }

  /// What kind of thing it is, for inspectors; nil if there is nothing to show.
  var form: UnderWay.Form? { .work }

  /// Delivers its newest report, if that has not been delivered yet.
  package func deliverReport() {}

  /// The cause of the transition that its present result leads to.
  var causeOfTransition: String { cause }

  /// Whether its results come from outside the screen, and not from a hosted one.
  var isInput: Bool { true }

  /// Counts a delivery: what comes from outside begins a chain of its own, and each hosted screen has a
  /// count of its own, so that many can settle in one step (rule 6).
  ///
  /// - Returns: False if there were too many.
  func extendChain(in waiting: Waiting) -> Bool {
    waiting.endChain()
    return waiting.extendChain(nil)
  }

  /// The machine of the child that it hosts, if it hosts one.
  var child: Machine? { nil }

  /// The child that it hosts, if it hosts one.
  package var hostedScreen: AnyObject? { nil }

  /// The name by which the child that it hosts is found again; empty if it hosts none.
  package var hostedID: String { "" }

  /// Stops the hosted child screen, before the state's `exit()` is called.
  func endChild() {}

  /// Releases everything: the task, the timer, the child, the closures.
  func releaseParts() {}

  /// Cancels its task, from any thread.
  nonisolated final func cancelTask() { unsafe task?.cancel() }

  /// Runs its body in a new task.
  ///
  /// Work that follows from the result of other work gets a task of its own: with that of the
  /// other work, task-local values and the priority would pass from load to load (rule 10).
  final func runTask(_ body: @escaping @MainActor () async -> Void) {
    unsafe task =
      Machine.isDelivering && TestKit.attend == nil
      ? Task.detached(operation: body) : Task(operation: body)
  }

  /// Its cause and its owner, such as `timer of OnState`.
  package final var name: String {
    "\(cause) of \(owner.map { String(describing: $0) } ?? "the screen")"
  }

  // MARK: - For the machine

  /// Records that it failed and that nobody takes the failure (rule 10).
  ///
  /// The record has the type of the error and never its text, which may be personal.
  final func noteFailure(_ error: any Error, in machine: Machine) {
    if error is CancellationError { return }
    let failure = "failed with \(type(of: error))"
    machine.record(.ignored, cause: "\(cause) \(failure)")
    machine.mistakes.tell(
      "The \(name) \(failure), and nobody took the failure; take it in the `then` of perform or"
        + " in the `finished` of follow, or catch it in the work.")
  }

  /// Ends the work; later results are dropped.
  final func end() {
    machine = nil
    releaseParts()
  }

  /// Ends the work with its state or its screen; later results are recorded and dropped.
  final func end(recordingIn log: Log?) {
    formerLog = log
    end()
  }

  /// Records a result that came after the state or the screen had ended.
  final func recordLate() {
    formerLog?.add(to: nil, cause: cause, .refused(.late(cause, of: owner)))
  }
}
