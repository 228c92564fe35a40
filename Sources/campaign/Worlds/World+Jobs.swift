import RandomModels
import ScreenStates

/// What states and screens have under way: work, timers and sequences.
///
/// Without an owner it is work of the screen.
extension World {
  /// Something new that is under way, before it begins.
  func job(
    _ what: String, _ form: WorldJob.Form, _ owner: WorldState?, _ book: WorldBook,
    hosting child: WorldBook? = nil
  ) -> WorldJob {
    let name = "\(what) \(nextNumber())\(owner == nil ? " of the screen" : "")"
    note("  \(book.name) begins \(name)")
    return WorldJob(name, form, of: owner, in: book, hosting: child)
  }

  func work(_ owner: WorldState?, of book: WorldBook, on screen: WorldScreen) {
    let job = job("work", .work, owner, book)
    let lease = WorldSource.Lease(job.source)
    let work: @MainActor () async -> Void = { [source = job.source, held = keepsake()] in
      _ = await source.next()
      withExtendedLifetime((lease, held)) {}
    }
    let tell = answer(of: job)
    job.handle =
      if let owner {
        owner.perform(cause: job.name, work) { _ in tell(owner) }
      } else {
        screen.perform(cause: job.name, work) { state, _ in _ = tell(state) }
      }
    begun(job)
  }

  func reportingWork(_ owner: WorldState?, of book: WorldBook, on screen: WorldScreen) {
    let job = job("reporting work", .work, owner, book)
    let lease = WorldSource.Lease(job.source)
    let work: @MainActor (@escaping @Sendable (Int) -> Void) async -> Void = {
      [unowned self, source = job.source, held = keepsake()] report in
      begin(job, report)
      _ = await source.next()
      end(job)
      withExtendedLifetime((lease, held)) {}
    }
    let tell = answer(of: job)
    let each: @MainActor (WorldState, Int) -> WorldKind? = {
      [unowned self, held = keepsake()] state, number in
      withExtendedLifetime(held) {
        tellReport(number, of: job)
        return decide(job, state, isAnswer: false)
      }
    }
    job.handle =
      if let owner {
        owner.perform(cause: job.name, work) {
          each(owner, $0)
        } then: { _ in
          tell(owner)
        }
      } else {
        screen.perform(cause: job.name, work) {
          _ = each($0, $1)
        } then: { state, _ in
          _ = tell(state)
        }
      }
    begun(job)
  }

  private func begin(_ job: WorldJob, _ report: @escaping @Sendable (Int) -> Void) {
    if job.book.isStill, job.handle?.isUnderWay == true { found(.worked, job.name) }
    note("\(job.name) begins")
    job.report = report
    for _ in 0..<random.below(3) { job.reportNext() }
  }

  /// Makes the last reports of work that returns.
  private func end(_ job: WorldJob) {
    for _ in 0..<random.below(3) { job.reportNext() }
    job.due = job.reported
  }

  private func tellReport(_ number: Int, of job: WorldJob) {
    let isOrderly = number > job.told && number == job.reported
    if !isOrderly || !job.isDue || job.handle?.isUnderWay == false {
      found(.report, "\(job.name): \(number) after \(job.told), of \(job.reported)")
    }
    note("\(job.name) has reported \(number)")
    job.told = number
  }

  func timer(_ owner: WorldState?, of book: WorldBook, on screen: WorldScreen) {
    let job = job("timer", .timer, owner, book)
    let tell = answer(of: job)
    clock.latest = nil
    job.handle =
      if let owner {
        owner.after(.seconds(1), cause: job.name) { tell(owner) }
      } else {
        screen.after(.seconds(1), cause: job.name) { _ = tell($0) }
      }
    job.entry = clock.latest.take()
    begun(job)
  }

  func ticks(_ owner: WorldState?, of book: WorldBook, on screen: WorldScreen) {
    let job = job("ticks", .ticks, owner, book)
    let answer = answer(of: job)
    let tell: @MainActor (WorldState) -> WorldKind? = { [unowned self] state in
      setAnew(job)
      return answer(state)
    }
    clock.latest = nil
    job.handle =
      if let owner {
        owner.every(Self.interval, cause: job.name) { tell(owner) }
      } else {
        screen.every(Self.interval, cause: job.name) { _ = tell($0) }
      }
    job.entry = clock.latest.take()
    begun(job)
  }

  private static var interval: Duration { .seconds(1) }

  /// Takes the next entry of a repeating timer, which must be due one interval after the last one, or,
  /// if the clock has jumped past that, one interval from now.
  private func setAnew(_ job: WorldJob) {
    job.entry = clock.latest.take()
    guard let last = job.lastDue else { return }
    var due = last.advanced(by: Self.interval)
    if due <= clock.now { due = clock.now.advanced(by: Self.interval) }
    if job.entry?.instant != due {
      found(.ticks, "\(job.name): \(job.entry.map { "\($0.instant)" } ?? "none"), not \(due)")
    }
  }

  func sequence(_ owner: WorldState?, of book: WorldBook, on screen: WorldScreen) {
    let job = job("sequence", .sequence, owner, book)
    let (each, end) = (answer(of: job), answer(of: job))
    job.handle =
      if let owner {
        owner.follow(WorldSequence(job.source), cause: job.name) { _ in
          each(owner)
        } finished: { _ in
          end(owner)
        }
      } else {
        screen.follow(WorldSequence(job.source), cause: job.name) { state, _ in
          _ = each(state)
        } finished: { state, _ in
          _ = end(state)
        }
      }
    begun(job)
  }

  /// Expects a record if new work was refused.
  private func begun(_ job: WorldJob) {
    if job.handle?.refusal != nil { job.book.expect(job.name) }
    add(job)
  }

  // MARK: - Answers

  /// Delivers an answer of work to the state that is current then.
  private func answer(of job: WorldJob) -> @MainActor (WorldState) -> WorldKind? {
    { [unowned self, held = keepsake()] state in
      withExtendedLifetime(held) {
        if job.told < job.due {
          found(.report, "\(job.name): ended with \(job.told) of \(job.due)")
        }
        return decide(job, state, isAnswer: true)
      }
    }
  }

  /// The effect of an answer, a report or a child's kind; only work of a state names a kind.
  func decide(_ job: WorldJob, _ state: WorldState, isAnswer: Bool) -> WorldKind? {
    if isAnswer { job.heard += 1 }
    if job.book.current !== state || job.wasEndedByHand { found(.stale, job.name) }
    job.book.touch()
    job.book.beginHook()
    defer { job.book.endHook() }
    act(upTo: 2, as: state, at: "then of \(job.name)")
    guard job.owner != nil, fuel > 0, random.oneIn(2) else { return nil }
    fuel -= 1
    note("then of \(job.name) names a kind")
    job.book.expect(job.name)
    return kind()
  }
}
