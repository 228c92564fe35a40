extension Screen {
  /// Something that a state or the screen has under way: work, a timer, a sequence, or a child.
  ///
  /// What a state starts ends when the state exits, and what the screen starts ends when the screen
  /// stops; keep the handle only to end it sooner. Dropping the handle ends nothing.
  @MainActor
  public class Work {
    /// What the log calls it: the cause of the kinds that it names, and of its refusals.
    public final let cause: String

    /// Why the work was not started, if it was refused.
    public final let refusal: Refusal?

    /// The machine that it runs for, while it is under way.
    @usableFromInline final var machine: Machine<Kind>?

    /// The class of the state that started it, or nil for work of the screen.
    private final let owner: State.Type?

    /// Where to record what comes after the end.
    private final var formerLog: TransitionLog<Kind>?

    @usableFromInline
    init(cause: String, machine: Machine<Kind>, owner: State.Type?) {
      self.cause = cause
      self.machine = machine
      self.owner = owner
      refusal = nil
    }

    init(cause: String, refused refusal: Refusal) {
      self.cause = cause
      self.refusal = refusal
      owner = nil
    }

    /// Whether it has neither ended nor been ended.
    @inlinable public final var isUnderWay: Bool { machine != nil }

    /// Ends it now: it is cancelled, and what it would have told is dropped.
    public final func cancel() {
      guard let machine else { return }
      machine.remove(self, from: machine.screen)
    }

    // MARK: - For the kinds of work

    /// Whether ``Screen/settled()`` waits for it.
    var isPending: Bool { false }

    /// Whether it hosts a child screen.
    @usableFromInline var hostsChild: Bool { false }

    /// The path of the child screen that it hosts, if it hosts one.
    var childPath: String? { nil }

    /// What kind of thing it is, for those who look; `nil` if there is nothing of it any more.
    var form: UnderWay.Form? { .work }

    /// The screen that it hosts, if it hosts one.
    var hostedScreen: (any HostedScreen)? { nil }

    /// What is under way in the child screen that it hosts, if it hosts one.
    func underWayInside(at path: String) -> [UnderWay] { [] }

    /// Ends what must end before its state's `exit()` is called: a child screen.
    func endBeforeExit() {}

    /// Lets go of everything: the task, the timer, the child, the closures.
    func letGo() {}

    /// Cancels its task, from any thread.
    nonisolated func cancelTask() {}

    /// The task that it runs in, if it runs in one.
    var runningTask: Task<Void, Never>? { nil }

    /// Its cause and whose it is, such as `timer of OnState`.
    package final var name: String {
      "\(cause) of \(owner.map { String(describing: $0) } ?? "the screen")"
    }

    // MARK: - For the machine

    /// Ends it; what it tells from here on is dropped.
    @usableFromInline
    final func end() {
      machine = nil
      letGo()
    }

    /// Ends it because its state or its screen has ended; what it tells from here on is recorded.
    @usableFromInline
    final func end(recordingIn log: TransitionLog<Kind>?) {
      formerLog = log
      end()
    }

    /// Records that it told something after its state or its screen had ended.
    @usableFromInline
    final func recordStale() {
      guard let formerLog else { return }
      let wish = Wish.work(cause)
      let refusal =
        owner.map { .stale(String(describing: $0), wish) }
        ?? Refusal.notRunning("The screen was", wish, "and had stopped when it ended")
      formerLog.add(to: nil, cause: cause, .refused(refusal))
    }
  }
}
