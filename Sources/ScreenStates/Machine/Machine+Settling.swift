/// Who waits for a screen to settle: callers of `settled()`, and the screens that host it.
extension Machine {
  /// Whether nothing is queued and nothing is under way that ``Screen/settled()`` waits for.
  var isSettled: Bool {
    now.phase == .idle && !isBusy && !lifeline.allWork.contains { $0.isPending }
  }

  /// Waits until the machine is settled or the calling task is cancelled.
  @usableFromInline func settle() async {
    while true {
      deliverReports()
      if isSettled || Task.isCancelled { return }
      #if DEBUG
        if let work = lifeline.workOfPresentTask {
          return mistakes.tell(
            "settled() was awaited in \(work), which it waits for; await it outside of that work.")
        }
      #endif
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

  /// Delivers the reports of work that have not been delivered yet.
  func deliverReports() {
    for work in lifeline.allWork { work.deliverReport() }
  }

  /// Notifies the host and the callers of `settled()` that a chain of transitions has ended.
  @inlinable func endChainForOthers(hasMoved: Bool) {
    guard let surroundings = now.surroundings else { return }
    let paused = surroundings.pausedHost.take()
    if hasMoved, now.isRunning { surroundings.host?.childSettled(in: now.kind) }
    if !surroundings.waiters.isEmpty { surroundings.wakeWaiters() }
    // A paused host checks by itself whether it is settled.
    if let paused { _ = paused.endPause() } else { surroundings.host?.hostMachine?.wakeWaiters() }
    if surroundings.host == nil, surroundings.pausedHost == nil, surroundings.waiters.isEmpty {
      now.audience.remove(.waiting)
    }
  }

  /// Lets the callers of `settled()` check again, in this screen and in its hosts.
  @inlinable func wakeWaiters() {
    guard let surroundings = now.surroundings else { return }
    surroundings.wakeWaiters()
    surroundings.host?.hostMachine?.wakeWaiters()
  }

  // MARK: - As a child

  /// Sets the host, and pauses it if this screen runs a transition.
  func enter(host: any Host<Kind>) {
    surroundings.host = host
    now.audience.insert(.waiting)
    guard now.phase != .idle else { return }
    let paused = surroundings.pausedHost.take()
    if let paused, paused === host.hostMachine || !paused.endPause() {
      surroundings.pausedHost = paused
    } else {
      leaveIdle()
    }
  }

  func leaveHost() {
    now.surroundings?.host = nil
  }
}

extension Machine: HostMachine {
  @inlinable func pauseForChild() -> Bool {
    guard now.phase == .idle else { return false }
    leaveIdle()
    now.phase = .waiting
    return true
  }

  // While the host draws, its phase is `.deciding`, and it stays paused.
  @inlinable func endPause() -> Bool {
    guard now.phase == .waiting else { return false }
    drain()
    return true
  }

  @inlinable var hostMachine: (any HostMachine)? { now.surroundings?.host?.hostMachine }

  @usableFromInline var clock: any ScreenClock {
    now.surroundings?.clock ?? hostMachine?.clock ?? .continuous
  }
}
