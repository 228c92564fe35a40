/// Work that calls a closure at a later instant.
final class TimerWork: ScreenWork {
  private var then: (@MainActor (Machine) -> Bool)?
  private var scheduled: (any ScheduledAction)?
  private var due = ScreenInstant(.zero)

  init(
    cause: String, machine: Machine, owner: _StateBase.Type?,
    then: @escaping @MainActor (Machine) -> Bool
  ) {
    self.then = then
    super.init(cause: cause, machine: machine, owner: owner)
  }

  func start(after delay: Duration) {
    guard let clock = machine?.clock else { return }
    // Bounded, so that adding it to the present instant does not overflow.
    due = clock.now.advanced(by: min(max(.zero, delay), .seconds(Int64.max)))
    scheduled = clock.schedule(at: due) {
      self.fire()
    }
    if TestKit.attend != nil { (scheduled as? TimerQueue.Entry)?.setter = self }
  }

  private func fire() {
    guard let machine, let then else { return recordLate() }
    machine.deliver(self, isLast: true, then)
  }

  override var form: UnderWay.Form? { .timer(due: due) }

  override func releaseParts() {
    scheduled.take()?.cancel()
    _ = then.take()
  }
}
