/// Results of work, timers, elements and children: they are delivered to the current state, one at a
/// time (rule 10).
extension Machine {
  /// Delivers a result to the current state, now or when the machine is idle.
  ///
  /// - Parameters:
  ///   - work: The work whose result it is.
  ///   - isLast: Whether the work ends with this result.
  ///   - decide: Gives the result to the current state; returns whether a kind is wanted now.
  func deliver(
    _ work: ScreenWork, isLast: Bool, _ decide: @escaping @MainActor (Machine) -> Bool
  ) {
    guard now.phase == .idle else {
      return waiting.others.append(.delivery(work, isLast: isLast, decide))
    }
    let isInner = exchange(&Machine.isDelivering, with: Machine.isDelivering || work.isInput)
    if now.audience.contains(.waiting) { pauseHost() }
    run(work, isLast: isLast, decide)
    drain()
    Machine.isDelivering = isInner
  }

  /// Delivers a result, and runs the request that follows from it.
  func run(_ work: ScreenWork, isLast: Bool, _ decide: @MainActor (Machine) -> Bool) {
    guard wantsKind(after: work, isLast: isLast, decide) else { return }
    let cause = work.causeOfTransition
    if isBusy { queueWanted(cause: cause) } else { runWanted(cause: cause, by: .state) }
  }

  /// Gives a result to the current state.
  ///
  /// - Returns: Whether a kind is wanted now.
  private func wantsKind(
    after work: ScreenWork, isLast: Bool, _ decide: @MainActor (Machine) -> Bool
  ) -> Bool {
    // The screen is held to the end of this function, so the delivery cannot release it.
    guard let home, work.isUnderWay else {
      work.recordLate()
      return false
    }
    defer { extendLifetime(home) }
    if isLast {
      // Ending the work can release objects whose deinits make requests: these wait.
      now.phase = .waiting
      end(work)
    }
    if now.surroundings?.shownAtCatch != nil { return false }
    now.phase = .deciding
    return decide(self)
  }
}
