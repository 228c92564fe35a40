extension Screen {
  /// A call at a later instant.
  final class TimerWork: Work, TimerSetting {
    private var then: (@MainActor () -> Kind?)?
    private var scheduled: (any ScheduledAction)?
    private var due = ScreenInstant(.zero)

    init(
      cause: String, machine: Machine<Kind>, owner: State.Type?,
      then: @escaping @MainActor () -> Kind?
    ) {
      self.then = then
      super.init(cause: cause, machine: machine, owner: owner)
    }

    func start(after delay: Duration) {
      guard let clock = machine?.clock else { return }
      // Bounded, so that it and the present instant never overflow together.
      due = clock.now.advanced(by: min(max(.zero, delay), .seconds(Int64.max)))
      scheduled = clock.schedule(at: due) { self.fire() }
      (scheduled as? TimerQueue.Entry)?.setter = self
    }

    override var form: UnderWay.Form? { .timer(due: due) }

    private func fire() {
      guard let machine, let then else { return recordStale() }
      machine.deliver(self, isLast: true) { _ in then() }
    }

    override func letGo() {
      scheduled?.cancel()
      scheduled = nil
      then = nil
    }
  }
}
