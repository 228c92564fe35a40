import RandomModels
import ScreenStates

/// What states and screens have under way: work, timers, sequences, and hosted screens.
extension World {
  /// Something new that is under way, before it begins.
  private func job(
    _ what: String, _ form: WorldJob.Form, of owner: WorldState?, in book: WorldBook,
    _ verb: String, _ tell: (String) -> Void
  ) -> WorldJob {
    let name = "\(what) \(nextNumber())\(owner == nil ? " of the screen" : "")"
    tell("\(verb) \(name)")
    return WorldJob(name, form, owner: owner, book: book)
  }

  func work(of state: WorldState, _ tell: (String) -> Void) {
    let job = job("work", .work, of: state, in: state.book, "performs", tell)
    let lease = WorldSource.Lease(job.source)
    job.handle = state.perform(cause: job.name) { [source = job.source, held = keepsake()] in
      _ = await source.next()
      withExtendedLifetime((lease, held)) {}
    } then: { [unowned self, held = keepsake()] _ in
      withExtendedLifetime(held) { decide(job.name) }
    }
    add(job)
  }

  func work(of screen: WorldScreen, in book: WorldBook, _ tell: (String) -> Void) {
    let job = job("work", .work, of: nil, in: book, "performs", tell)
    let lease = WorldSource.Lease(job.source)
    job.handle = screen.perform(cause: job.name) { [source = job.source, held = keepsake()] in
      _ = await source.next()
      withExtendedLifetime((lease, held)) {}
    } then: { [unowned self, held = keepsake()] state, _ in
      withExtendedLifetime(held) { act(upTo: 2, as: state, at: "then of \(job.name)") }
    }
    add(job)
  }

  func reportingWork(of state: WorldState, _ tell: (String) -> Void) {
    let job = job("reporting work", .work, of: state, in: state.book, "performs", tell)
    let lease = WorldSource.Lease(job.source)
    job.handle = state.perform(cause: job.name) {
      [unowned self, source = job.source, held = keepsake()]
      (report: @escaping @Sendable (Int) -> Void) in
      begin(job, report)
      _ = await source.next()
      end(job)
      withExtendedLifetime((lease, held)) {}
    } each: { [unowned self, held = keepsake()] number in
      withExtendedLifetime(held) {
        tellReport(number, of: job)
        return decide("each of \(job.name)")
      }
    } then: { [unowned self, held = keepsake()] _ in
      withExtendedLifetime(held) {
        tellResult(of: job)
        return decide(job.name)
      }
    }
    add(job)
  }

  func reportingWork(
    of screen: WorldScreen, in book: WorldBook, _ tell: (String) -> Void
  ) {
    let job = job("reporting work", .work, of: nil, in: book, "performs", tell)
    let lease = WorldSource.Lease(job.source)
    job.handle = screen.perform(cause: job.name) {
      [unowned self, source = job.source, held = keepsake()]
      (report: @escaping @Sendable (Int) -> Void) in
      begin(job, report)
      _ = await source.next()
      end(job)
      withExtendedLifetime((lease, held)) {}
    } each: { [unowned self, held = keepsake()] state, number in
      withExtendedLifetime(held) {
        tellReport(number, of: job)
        act(upTo: 2, as: state, at: "each of \(job.name)")
      }
    } then: { [unowned self, held = keepsake()] state, _ in
      withExtendedLifetime(held) {
        tellResult(of: job)
        act(upTo: 2, as: state, at: "then of \(job.name)")
      }
    }
    add(job)
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

  /// Checks that the reports of work were delivered before its result.
  private func tellResult(of job: WorldJob) {
    if job.told < job.due { found(.report, "\(job.name): ended with \(job.told) of \(job.due)") }
  }

  private func tellReport(_ number: Int, of job: WorldJob) {
    let isOrderly = number > job.told && number == job.reported
    if !isOrderly || !job.isDue || job.handle?.isUnderWay == false {
      found(.report, "\(job.name): \(number) after \(job.told), of \(job.reported)")
    }
    note("\(job.name) has reported \(number)")
    job.told = number
  }

  func timer(of screen: WorldScreen, in book: WorldBook, _ tell: (String) -> Void) {
    let job = job("timer", .timer, of: nil, in: book, "sets", tell)
    job.handle = screen.after(.seconds(1), cause: job.name) {
      [unowned self, held = keepsake()] state in
      withExtendedLifetime(held) { act(upTo: 2, as: state, at: "then of \(job.name)") }
    }
    job.entry = clock.takeLatest()
    add(job)
  }

  func sequence(of screen: WorldScreen, in book: WorldBook, _ tell: (String) -> Void) {
    let job = job("sequence", .sequence, of: nil, in: book, "follows", tell)
    job.handle = screen.follow(WorldSequence(job.source), cause: job.name) {
      [unowned self, held = keepsake()] state, _ in
      withExtendedLifetime(held) { act(upTo: 2, as: state, at: "element of \(job.name)") }
    } finished: { [unowned self, held = keepsake()] state, _ in
      withExtendedLifetime(held) { act(upTo: 2, as: state, at: "end of \(job.name)") }
    }
    add(job)
  }

  func timer(of state: WorldState, _ tell: (String) -> Void) {
    let job = job("timer", .timer, of: state, in: state.book, "sets", tell)
    job.handle = state.after(.seconds(1), cause: job.name) {
      [unowned self, held = keepsake()] in
      withExtendedLifetime(held) { decide(job.name) }
    }
    job.entry = clock.takeLatest()
    add(job)
  }

  func sequence(of state: WorldState, _ tell: (String) -> Void) {
    let job = job("sequence", .sequence, of: state, in: state.book, "follows", tell)
    job.handle = state.follow(WorldSequence(job.source), cause: job.name) {
      [unowned self, held = keepsake()] _ in
      withExtendedLifetime(held) { decide(job.name) }
    } finished: { [unowned self, held = keepsake()] _ in
      withExtendedLifetime(held) { decide(job.name) }
    }
    add(job)
  }

  func host(by state: WorldState, _ tell: (String) -> Void) {
    let book = books[random.below(books.count)]
    guard !isEnding, let child = book.screen else { return }
    let name = "hosting \(nextNumber()) of \(book.name)"
    let job = WorldJob(name, .child(book), owner: state, book: state.book)
    tell("begins \(name)")
    // The child enters its state before there is a handle.
    add(job)
    let wasStill = book.isStill
    if state.book.isStill, !child.isRunning { book.isStill = true }
    defer { if job.handle?.refusal != nil { book.isStill = wasStill } }
    job.handle = state.host(child, cause: name) { [unowned self, held = keepsake()] _ in
      withExtendedLifetime(held) { random.oneIn(2) ? nil : decide(name) }
    }
  }

  /// The effect of an answer.
  private func decide(_ name: String) -> WorldKind? {
    act(upTo: 2, as: nil, at: "then of \(name)")
    guard fuel > 0, random.oneIn(2) else { return nil }
    fuel -= 1
    note("then of \(name) names a kind")
    return kind()
  }
}
