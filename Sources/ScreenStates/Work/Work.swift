extension Screen {
  /// Something that a state or the screen has under way: work, a timer, a sequence, or a child.
  ///
  /// Work of a state ends when the state exits, and work of the screen ends when the screen stops.
  /// Keep the handle only to end it sooner; dropping the handle does not end it.
  @MainActor
  public class Work {
    /// The cause that the log records for its transitions and its refusals.
    public final let cause: String

    /// Why the work was not started, if it was refused.
    public final let refusal: Refusal?

    /// The machine of its screen, while the work is under way.
    @usableFromInline final var machine: Machine<Kind>?

    /// The class of the state that started it, or nil for work of the screen.
    private final let owner: State.Type?

    /// The log of the results that come after the end.
    private final var formerLog: TransitionLog<Kind>?

    /// Its task; changed only while the screen is held, like the rest of the lifeline.
    @usableFromInline nonisolated(unsafe) final var task: Task<Void, Never>?

    #if DEBUG
      /// The hash of its task, written by the task itself.
      @usableFromInline final var taskHash: Int?
    #endif

    @usableFromInline init(cause: String, machine: Machine<Kind>, owner: State.Type?) {
      self.cause = cause
      self.machine = machine
      self.owner = owner
      refusal = nil
    }

    @usableFromInline init(cause: String, refused refusal: Refusal) {
      self.cause = cause
      self.refusal = refusal
      owner = nil
    }

    /// Whether the work has neither ended nor been cancelled.
    @inlinable public final var isUnderWay: Bool { machine != nil }

    /// Cancels the work now; its result is dropped.
    public final func cancel() {
      guard let machine else { return }
      let isChild = child != nil
      machine.end(self, of: machine.screen)
      if isChild { machine.pathChanged() }
    }

    // MARK: - For the kinds of work

    /// Whether ``Screen/settled()`` waits for it.
    var isPending: Bool { false }

    /// What kind of thing it is, for inspectors; nil if there is nothing to show.
    var form: UnderWay.Form? { .work }

    /// Delivers its newest report, if that has not been delivered yet.
    @usableFromInline package func deliverReport() {}

    /// The child screen that it hosts, if it hosts one.
    var child: (any ChildScreen)? { nil }

    /// Stops the hosted child screen, before the state's `exit()` is called.
    func endChild() {}

    /// Releases everything: the task, the timer, the child, the closures.
    func releaseParts() {}

    /// Cancels its task, from any thread.
    nonisolated final func cancelTask() {
      unsafe task?.cancel()
    }

    /// Its cause and its owner, such as `timer of OnState`.
    @usableFromInline package final var name: String {
      "\(cause) of \(owner.map { String(describing: $0) } ?? "the screen")"
    }

    // MARK: - For the machine

    /// Ends the work; later results are dropped.
    @usableFromInline final func end() {
      machine = nil
      releaseParts()
    }

    /// Ends the work with its state or its screen; later results are recorded and dropped.
    @usableFromInline final func end(recordingIn log: TransitionLog<Kind>?) {
      formerLog = log
      end()
    }

    /// Records a result that came after the state or the screen had ended.
    @usableFromInline final func recordLate() {
      formerLog?.add(to: nil, cause: cause, .refused(.late(cause, of: owner)))
    }
  }
}
