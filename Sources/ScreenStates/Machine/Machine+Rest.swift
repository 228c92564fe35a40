extension Machine {
  /// Whether nothing is queued and nothing is under way that ``Screen/settled()`` waits for.
  var isSettled: Bool {
    unsafe now.phase == .idle && !now.isBusy && !lifeline.ofState.contains(where: \.isPending)
      && !lifeline.ofScreen.contains(where: \.isPending)
  }

  /// Returns when the machine is settled, or when the task that waits is cancelled.
  func settle() async {
    while !isSettled, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiters.append($0) }
      } onCancel: {
        Task { @MainActor in self.wakeWaiters() }
      }
    }
  }

  /// Lets those who wait for this machine, or for one that hosts it, look again.
  @inlinable
  func wakeWaiters() {
    if now.surroundings != nil { wakeAll() }
  }

  @usableFromInline
  func wakeAll() {
    let woken = waiters
    if !woken.isEmpty {
      waiters = []
      for waiter in woken { waiter.resume() }
    }
    host?.childRests()
  }

  // MARK: - Children

  /// Takes a host, which waits if a transition is running already.
  func enter(host: any Host<Kind>) {
    self.host = host
    guard now.phase != .idle else { return }
    let former = waitingHost
    waitingHost = nil
    former?.endWaiting()
    waitingHost = host.childBegins()
  }

  func leaveHost() {
    host = nil
  }

  func beginWaiting() -> Bool {
    guard now.phase == .idle else { return false }
    begin()
    now.phase = .waiting
    return true
  }
}

extension Machine: Waiting {
  // The phase stays until here, so the drain begins where the child's transition found it.
  @usableFromInline
  func endWaiting() {
    drain()
  }
}
