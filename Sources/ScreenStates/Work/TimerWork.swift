/// Work that calls a closure at a later instant, once or again and again.
final class TimerWork: ScreenWork {
  private var then: (@MainActor (Machine) -> Bool)?
  private var scheduled: (any ScheduledAction)?
  private var due = ScreenInstant(.zero)
  /// The time between two calls, or nil for a single call.
  private var interval: Duration?
  /// The clock of a timer that repeats, also when its screen has got another host (rule 11).
  private var firstClock: (any ScreenClock)?

  init(
    cause: String, machine: Machine, owner: _StateBase.Type?,
    then: @escaping @MainActor (Machine) -> Bool
  ) {
    self.then = then
    super.init(cause: cause, machine: machine, owner: owner)
  }

  // A longer delay would overflow when it is added to an instant.
  private static let longest = Duration.seconds(Int64.max)

  func start(after delay: Duration) {
    guard let clock = machine?.clock else { return }
    due = clock.now.advanced(by: min(max(.zero, delay), Self.longest))
    schedule(on: clock)
  }

  func start(every interval: Duration) {
    let interval = min(max(.milliseconds(1), interval), Self.longest)
    (self.interval, firstClock) = (interval, machine?.clock)
    start(after: interval)
  }

  private func schedule(on clock: any ScreenClock) {
    scheduled = clock.schedule(at: due) {
      self.fire()
    }
    if TestKit.attend != nil { (scheduled as? TimerQueue.Entry)?.setter = self }
  }

  private func fire() {
    guard let machine, let then else { return recordLate() }
    if let interval, let clock = firstClock {
      due = due.advanced(by: interval)
      // The clock has jumped: the calls in between are left out.
      if due <= clock.now { due = clock.now.advanced(by: interval) }
      schedule(on: clock)
    }
    machine.deliver(self, isLast: interval == nil, then)
  }

  override var form: UnderWay.Form? { .timer(due: due) }

  override func releaseParts() {
    scheduled.take()?.cancel()
    firstClock = nil
    _ = then.take()
  }
}
