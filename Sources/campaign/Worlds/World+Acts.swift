import RandomModels
import ScreenStates

/// An event while everything is at rest.
enum WorldEvent: CaseIterable {
  case ask, answerFirst, answerLast, write, start, act
}

extension World {
  /// Lets an event happen.
  ///
  /// - Returns: Whether anything happened.
  func step(_ event: WorldEvent) -> Bool {
    let book = books[random.below(books.count)]
    switch event {
    case .ask: ask(book)
    case .answerFirst: return answer(unanswered.first)
    case .answerLast: return answer(unanswered.last)
    case .write: write(book)
    case .start: start(book, isAtRest: true)
    case .act:
      fuel += 1
      act(upTo: 1, as: random.oneIn(2) ? book.former : nil, at: "outside")
    }
    return true
  }

  /// Lets a random event happen.
  func step() {
    switch random.below(9) {
    case 0...1: _ = step(.ask)
    case 2...4: _ = answer(unanswered.randomElement(using: &random))
    case 5: _ = step(.write)
    case 6: _ = step(.start)
    default: _ = step(.act)
    }
  }

  /// Makes a request at rest, which must not be queued.
  private func ask(_ book: WorldBook) {
    guard let screen = book.screen else { return }
    let kind = kind()
    note("outside: \(book.name) is asked for \(kind.name)")
    let cause = book.asks()
    book.touch()
    let outcome =
      random.oneIn(2)
      ? screen.transition(to: kind, cause: cause) : screen.state.transition(to: kind, cause: cause)
    if outcome == .queued { found(.waits, book.name) }
  }

  /// Writes the kept value at rest, which calls `keptChanged()` of the current state at once.
  private func write(_ book: WorldBook) {
    guard let screen = book.screen else { return }
    note("outside: \(book.name) is written")
    let calls = book.keptCalls
    let isRunning = screen.isRunning
    let new = keepsake()
    book.write(new)
    withExtendedLifetime(new) {}
    if isRunning, book.keptCalls == calls { found(.keptCall, "\(book.name): none") }
  }

  /// The work that can be answered, however late.
  private var unanswered: [WorldJob] { jobs.filter { $0.source.isWaiting || $0.entry != nil } }

  private func answer(_ job: WorldJob?) -> Bool {
    guard let job else { return false }
    let element = random.oneIn(2) ? 1 : nil
    note("outside: \(job.name) is given \(element.map(String.init) ?? "its end")")
    if let entry = job.entry {
      // Timers fire late, some by more than an interval.
      clock.move(to: entry.instant.advanced(by: .milliseconds(500 * random.below(6))))
    }
    // Its last reports are delivered before its result.
    for _ in 0..<random.below(3) { job.reportNext() }
    if job.report == nil || random.oneIn(2) { job.answer(element) }
    return true
  }

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
      book.touch()
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
    switch random.below(32) {
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
    case 8:
      let running = jobs.filter { $0.handle?.isUnderWay == true }
      guard let job = running.randomElement(using: &random) else { return }
      tell("ends \(job.name)")
      job.endByHand()
    case 9 where random.oneIn(2):
      tell("stops")
      book.stop()
    case 10 where random.oneIn(2):
      tell("starts")
      start(book, isAtRest: false)
    case 11: observe(screen, of: book, tell)
    case 12: endObserver(tell)
    case 13...15:
      tell("writes another kept value")
      book.write(keepsake())
    case 16: observeKept(screen, of: book, tell)
    case 17:
      let reporting = jobs.filter { $0.report != nil }
      guard let job = reporting.randomElement(using: &random) else { return }
      tell("lets \(job.name) report")
      job.reportNext()
    case 18: write(to: screen, of: book, tell)
    case 19: sendLetter(tell)
    default:
      tell("begins something")
      begin(on: screen, state, of: book)
    }
  }

  /// Begins work, sets a timer, follows a sequence, or hosts a screen.
  private func begin(on screen: WorldScreen, _ state: WorldState, of book: WorldBook) {
    let owner = random.oneIn(4) ? nil : state
    switch random.below(9) {
    case 0: work(owner, of: book, on: screen)
    case 1: reportingWork(owner, of: book, on: screen)
    case 2: timer(owner, of: book, on: screen)
    case 3: ticks(owner, of: book, on: screen)
    case 4...5: sequence(owner, of: book, on: screen)
    default: host(state, of: book)
    }
  }

  func start(_ book: WorldBook, isAtRest: Bool) {
    // A child is started by its host alone.
    guard book.isRoot, !isEnding, book.screen != nil else { return }
    note("\(book.name) is started")
    let outcome = book.start(random.oneIn(2) ? nil : kind())
    if isAtRest, outcome == .queued { found(.waits, "\(book.name), at a start") }
  }

  func kind() -> WorldKind { WorldKind(number: random.below(3), keepsake: keepsake()) }

  func keepsake() -> Keepsake? { random.oneIn(2) ? Keepsake(in: self) : nil }
}
