/// Who waits for a screen to settle: callers of `settled()`, and the screens that host it.
extension Machine {
  /// Whether nothing is queued and nothing is under way that ``Screen/settled()`` waits for.
  var isSettled: Bool { now.phase == .idle && !isBusy && lifeline.pendingWork == nil }

  /// Waits until the machine is settled or the calling task is cancelled.
  package final func settle() async {
    if let work = lifeline.workOfPresentTask {
      mistakes.tell(
        "settled() was awaited in \(work), which it waits for; await it outside of that work.")
      return
    }
    while !Task.isCancelled {
      if isSettled {
        deliverReports()
        if isSettled { return }
      }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          surroundings.waiters.append(continuation)
          now.audience.insert(.waiting)
        }
      } onCancel: {
        Task { @MainActor in self.wakeWaiters() }
      }
    }
  }

  /// The names of the work that ``Screen/settled()`` waits for, that of hosted screens included.
  final var namesOfPendingWork: [String] {
    lifeline.allWork.filter { $0.isPending }.flatMap { $0.child?.namesOfPendingWork ?? [$0.name] }
  }

  /// Delivers the reports of work that have not been delivered yet.
  func deliverReports() {
    for work in lifeline.allWork { work.deliverReport() }
  }

  /// Notifies the host and the callers of `settled()` that a chain of transitions has ended.
  func endChainForOthers(hasMoved: Bool) {
    guard let surroundings = now.surroundings else { return }
    let paused = surroundings.pausedHost.take()
    if hasMoved, now.isRunning { surroundings.host?.childSettled() }
    if !surroundings.waiters.isEmpty { surroundings.wakeWaiters() }
    // A paused host checks by itself whether it is settled.
    if let paused { paused.endPause() } else { surroundings.host?.machine?.wakeWaiters() }
    if surroundings.host == nil, surroundings.pausedHost == nil, surroundings.waiters.isEmpty {
      now.audience.remove(.waiting)
    }
  }

  /// Lets the callers of `settled()` check again, in this screen and in its hosts.
  func wakeWaiters() {
    guard let surroundings = now.surroundings else { return }
    surroundings.wakeWaiters()
    surroundings.host?.machine?.wakeWaiters()
  }

  // MARK: - As a child

  /// Sets the host, and pauses it if this screen runs a transition.
  func enter(host: HostedWork) {
    surroundings.host = host
    #if DEBUG
      mistakes.hear = host.machine?.mistakes.hear ?? mistakes.hear
    #endif
    now.audience.insert(.waiting)
    guard now.phase != .idle else { return }
    let paused = surroundings.pausedHost.take()
    if paused === host.machine {
      surroundings.pausedHost = paused
    } else {
      paused?.endPause()
      pauseHost()
    }
  }

  func leaveHost() { now.surroundings?.host = nil }

  /// Pauses the machine while its child runs a transition; returns false if it was not idle.
  func pauseForChild() -> Bool {
    guard now.phase == .idle else { return false }
    pauseHost()
    now.phase = .waiting
    return true
  }

  /// Ends the pause and runs the steps that were queued meanwhile; if the host is drawing, when it
  /// has drawn.
  func endPause() {
    if now.phase == .drawing { now.phase = .deciding } else { drain() }
  }

  /// The machine that hosts this one.
  var hostMachine: Machine? { now.surroundings?.host?.machine }

  /// The clock of the screen, or of the nearest host that has one.
  var clock: any ScreenClock { now.surroundings?.clock ?? hostMachine?.clock ?? .continuous }
}
