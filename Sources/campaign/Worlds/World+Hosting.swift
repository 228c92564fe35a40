import RandomModels
import ScreenStates

/// Screens that states of a world host, some until they reach a kind, and some whose kept value they
/// hear.
extension World {
  func host(_ owner: WorldState, of book: WorldBook) {
    let hosted = books[random.below(books.count)]
    guard !isEnding, let child = hosted.screen else { return }
    let job = job("hosting of \(hosted.name)", .child, owner, book, hosting: hosted)
    job.lastKind = random.oneIn(3) ? random.below(3) : nil
    job.hearsKept = random.oneIn(3)
    // The child enters its state before there is a handle.
    add(job)
    // One that is about to stop may be started again before it is hosted.
    job.makesStill = book.isStill && !child.isRunning && hosted.current == nil
    let heard = random.oneIn(4) ? nil : hearsKind(job, owner)
    job.handle = owner.host(
      child, cause: job.name, then: heard, until: isLast(job),
      kept: job.hearsKept ? hearsKept(job, owner) : nil)
    if job.handle?.refusal == nil {
      hosted.wasHosted = true
    } else {
      book.expect(job.name + WorldBook.dropped)
    }
  }

  private func hearsKind(
    _ job: WorldJob, _ owner: WorldState
  ) -> @MainActor (WorldKind) -> WorldKind? {
    { [unowned self, held = keepsake()] _ in
      withExtendedLifetime(held) {
        random.oneIn(2) ? nil : decide(job, owner, isAnswer: false)
      }
    }
  }

  private func isLast(_ job: WorldJob) -> (@MainActor (WorldKind) -> Bool)? {
    guard let last = job.lastKind else { return nil }
    return { [unowned self, held = keepsake()] kind in
      withExtendedLifetime(held) {
        guard kind.number == last else { return false }
        note("\(job.name) comes to its last kind")
        job.reachedLastKind()
        return true
      }
    }
  }

  private func hearsKept(
    _ job: WorldJob, _ owner: WorldState
  ) -> @MainActor (Keepsake?) -> WorldKind? {
    { [unowned self, held = keepsake()] kept in
      withExtendedLifetime(held) {
        if job.book.current !== owner || job.wasEndedByHand { found(.stale, job.name) }
        job.heardKept = .some(kept.map(ObjectIdentifier.init))
        return random.oneIn(2) ? nil : decide(job, owner, isAnswer: false)
      }
    }
  }

  /// Checks a hosting that is under way at rest.
  func judgeHosting(_ job: WorldJob) {
    guard let child = job.child else { return }
    if job.hasReachedLast || job.lastKind != nil && child.current?.number == job.lastKind {
      found(.overstays, job.name)
    }
    if job.hearsKept, job.heardKept != .some(child.kept) { found(.keptUnheard, job.name) }
  }
}
