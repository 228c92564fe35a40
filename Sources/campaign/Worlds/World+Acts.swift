import RandomModels
import ScreenStates

extension World {
  /// One event while everything is at rest.

  /// One event while everything is at rest.
  func step() {
    switch random.below(9) {
    case 0...1: ask()
    case 2...4: answer()
    case 5: write()
    case 6: start(books[random.below(books.count)], isAtRest: true)
    default:
      fuel += 1
      act(upTo: 1, as: nil, at: "outside")
    }
  }

  /// Makes a request at rest, which must not be queued.
  private func ask() {
    let book = books[random.below(books.count)]
    guard let screen = book.screen else { return }
    let kind = kind()
    note("outside: \(book.name) is asked for \(kind.name)")
    let cause = book.asks()
    let outcome =
      random.oneIn(2)
      ? screen.transition(to: kind, cause: cause) : screen.state.transition(to: kind, cause: cause)
    if outcome == .queued { found(.waits, book.name) }
  }

  /// Writes the kept value at rest, which calls `keptChanged()` of the current state at once.
  private func write() {
    let book = books[random.below(books.count)]
    guard let screen = book.screen else { return }
    note("outside: \(book.name) is written")
    let calls = book.keptCalls
    let isRunning = screen.isRunning
    let new = keepsake()
    screen.kept = new
    withExtendedLifetime(new) {}
    if isRunning, book.keptCalls == calls { found(.keptCall, "\(book.name): none") }
  }

  /// Answers pending work, however late.
  private func answer() {
    let waiting = jobs.filter { $0.source.isWaiting || $0.entry != nil }
    guard !waiting.isEmpty else { return }
    let job = waiting[random.below(waiting.count)]
    if let entry = job.entry.take() {
      note("outside: \(job.name) fires")
      job.isOver = true
      entry.run()
      return
    }
    let element = random.oneIn(2) ? 1 : nil
    note("outside: \(job.name) is given \(element.map(String.init) ?? "its end")")
    // Its last reports are delivered before its result.
    for _ in 0..<random.below(3) { job.reportNext() }
    if job.report != nil, random.oneIn(2) { return }
    if case .work = job.form { job.isOver = true }
    if element == nil { job.isOver = true }
    job.source.give(element)
  }

  /// Performs up to `count` random acts, while there is fuel.
  ///
  /// - Parameters:
  ///   - count: The greatest number of acts.
  ///   - actor: The state whose hook runs, which is more likely to act.
  ///   - place: The place, for the trace.

  /// Performs up to `count` random acts, while there is fuel.
  ///
  /// - Parameters:
  ///   - count: The greatest number of acts.
  ///   - actor: The state whose hook runs, which is more likely to act.
  ///   - place: The place, for the trace.
  func act(upTo count: Int, as actor: WorldState?, at place: @autoclosure () -> String) {
    for _ in 0..<random.below(count + 1) {
      guard fuel > 0 else { return }
      fuel -= 1
      // There is no book while the first screen of a world is made.
      guard !books.isEmpty else { return }
      var book = books[random.below(books.count)]
      if let actor, random.oneIn(2) { book = actor.book }
      guard let screen = book.screen else { continue }
      look(at: screen)
      var state = screen.state
      if let actor, actor.book === book, random.oneIn(2) { state = actor }
      act(on: screen, state, of: book, place())
    }
  }

  /// Reads all properties of a screen.
  private func look(at screen: WorldScreen) {
    _ = (screen.display.value, screen.kind.number, screen.path, screen.underWay.count)
    _ = (screen.isRunning, screen.kept == nil, screen.state.display.value)
    _ = (screen.child(WorldKind.self)?.kind.number, screen.clock.now, screen.state.clock.now)
  }

  private func act(
    on screen: WorldScreen, _ state: WorldState, of book: WorldBook, _ place: String
  ) {
    func tell(_ act: String) { note("\(place): \(book.name).k\(state.number) \(act)") }
    switch random.below(30) {
    case 0...2:
      tell("asks for a kind")
      state.transition(to: kind(), cause: book.asks())
    case 3...4:
      tell("is asked for a kind")
      screen.transition(to: kind(), cause: book.asks())
    case 5:
      tell("draws")
      state.draw(nextNumber())
    case 6:
      tell("updates")
      state.redraw(nextNumber())
    case 7:
      tell("ignores")
      state.ignored(book.asks())
    case 8: work(of: state, tell)
    case 9: timer(of: state, tell)
    case 10...11: sequence(of: state, tell)
    case 12...14: host(by: state, tell)
    case 15:
      let running = jobs.filter { $0.handle?.isUnderWay == true }
      guard !running.isEmpty else { return }
      let job = running[random.below(running.count)]
      tell("ends \(job.name)")
      job.isOver = true
      job.handle?.cancel()
    case 16 where random.oneIn(2):
      tell("stops")
      book.stop()
    case 17 where random.oneIn(2):
      tell("starts")
      start(book, isAtRest: false)
    case 18: observe(screen, of: book, tell)
    case 19: endObserver(tell)
    case 20: work(of: screen, in: book, tell)
    default: actLater(on: screen, state, of: book, tell)
    }
  }

  /// Writes the kept value, starts work of the screen, or reports from work.
  private func actLater(
    on screen: WorldScreen, _ state: WorldState, of book: WorldBook, _ tell: (String) -> Void
  ) {
    switch random.below(9) {
    case 0...2:
      tell("writes another kept value")
      screen.kept = keepsake()
    case 3: observeKept(screen, of: book, tell)
    case 4: timer(of: screen, in: book, tell)
    case 5: sequence(of: screen, in: book, tell)
    case 6: reportingWork(of: state, tell)
    case 7: reportingWork(of: screen, in: book, tell)
    default:
      let reporting = jobs.filter { $0.report != nil }
      guard !reporting.isEmpty else { return }
      let job = reporting[random.below(reporting.count)]
      tell("lets \(job.name) report")
      job.reportNext()
    }
  }

  func start(_ book: WorldBook, isAtRest: Bool) {
    // Only screens that are never hosted: a host starts its child by itself.
    guard book.isRoot, !isEnding, let screen = book.screen else { return }
    note("\(book.name) is started")
    let outcome = screen.start(at: random.oneIn(2) ? nil : kind())
    if isAtRest, outcome == .queued { found(.waits, "\(book.name), at a start") }
  }

  func kind() -> WorldKind { WorldKind(number: random.below(3), keepsake: keepsake()) }

  func keepsake() -> Keepsake? { random.oneIn(2) ? Keepsake(in: self) : nil }
}
