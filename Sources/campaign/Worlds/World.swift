import RandomModels
import ScreenStates
import Terminal

/// A few screens that host each other; their hooks, answers, observers and deinits act at random.
///
/// Whenever everything is at rest, the world is checked against the rules. In a calm world observers
/// and deinits do not act, so each frame can be checked when an observer receives it.
@MainActor
final class World {
  let clock = LateClock()
  var random: SeededGenerator
  private(set) var books: [WorldBook] = []
  private(set) var jobs: [WorldJob] = []
  var observers: [WorldObserver] = []
  var letters: [WorldLetter] = []
  let isCalm: Bool
  /// Whether each entry of its first screen asks for a kind, and only the bound ends its chains.
  let isEndless: Bool
  /// The number of states and keepsakes in memory.
  var alive = 0
  /// The number of acts that are left before the world is only brought to rest.
  var fuel = 150
  /// Whether nothing is started or hosted any more.
  private(set) var isEnding = false
  private(set) var flaws: [(flaw: Flaw, detail: String)] = []
  /// Whether to print a trace.
  private let isTraced: Bool
  private var number = 0

  init(seed: UInt64, isTraced: Bool) {
    var generator = SeededGenerator(seed: seed)
    isCalm = generator.oneIn(3)
    isEndless = isCalm && generator.oneIn(100)
    random = generator
    self.isTraced = isTraced
    var sorts = [WorldBook.Sort.root]
    if random.oneIn(2) { sorts.append(random.oneIn(3) ? .still : .root) }
    for _ in 0...random.below(2) { sorts.append(random.oneIn(2) ? .child : .childWithoutClock) }
    for (index, sort) in sorts.enumerated() {
      // A still screen acts on the other screens while it is made.
      let made = WorldBook("\(sort)\(index)", sort, isLogged: random.oneIn(2), in: self)
      books.append(made)
    }
  }

  func nextNumber() -> Int {
    number += 1
    return number
  }

  func note(_ line: @autoclosure () -> String) {
    if isTraced { Descriptor.standardOutput.say("  \(line())") }
  }

  /// Stores the first occurrence of each flaw.
  func found(_ flaw: Flaw, _ detail: @autoclosure () -> String) {
    guard !flaws.contains(where: { $0.flaw == flaw }) else { return }
    flaws.append((flaw, detail()))
    note("FLAW \(flaw.rawValue): \(flaws.last?.detail ?? "")")
  }

  func add(_ job: WorldJob) { jobs.append(job) }

  /// Whether a current state hosts the screen, or is about to host it.
  func isHosted(_ book: WorldBook) -> Bool {
    jobs.contains { job in
      job.child === book && job.owner === job.book.current
        && (job.handle?.isUnderWay ?? !job.isOver)
    }
  }

  /// Whether the host that is starting the screen makes it still.
  func isMadeStill(_ book: WorldBook) -> Bool {
    jobs.last { $0.child === book && $0.handle == nil }?.makesStill == true
  }

  /// The screens that a screen and its children host; one that is leaving may seem to be its own
  /// host.
  func hosted(below book: WorldBook) -> [WorldBook] {
    var hosts = [book]
    var children: [WorldBook] = []
    while let host = hosts.popLast() {
      for job in jobs where job.book === host && job.handle?.isUnderWay == true {
        guard let child = job.child, !children.contains(where: { $0 === child }) else { continue }
        children.append(child)
        hosts.append(child)
      }
    }
    return children
  }

  /// A child that runs although its host's state is about to exit, and no other hosts it by now.
  func runningChild(of state: WorldState) -> WorldBook? {
    // A child that hosts a screen whose hook is running stops later.
    guard books.allSatisfy({ $0.hooks == 0 }) else { return nil }
    return books.first { book in
      guard !book.isRoot, book.current != nil else { return false }
      let host = jobs.last { $0.child === book && $0.handle?.refusal == nil }
      return host?.owner === state && host?.handle?.isUnderWay == true
    }
  }

  /// How many works are under way in a screen and its children.
  func countUnderWay(in book: WorldBook) -> Int {
    jobs.reduce(0) { sum, job in
      guard job.book === book, job.handle?.isUnderWay == true else { return sum }
      return sum + 1 + (job.child.map { countUnderWay(in: $0) } ?? 0)
    }
  }

  // MARK: - The run

  /// Runs the world from its start to its end, with given events or with random ones.
  ///
  /// - Returns: The index of the first given event that did nothing, which ends the world, or nil.
  func run(_ events: [WorldEvent]?) async -> Int? {
    _ = books[0].start(nil)
    await settle()
    var idle: Int?
    for index in 0..<(events?.count ?? 6 + random.below(12)) where idle == nil {
      if let events {
        if !step(events[index]) { idle = index }
      } else {
        step()
      }
      await settle()
    }
    await end()
    return idle
  }

  private func settle() async {
    await rest()
    judge()
  }

  private func end() async {
    isEnding = true
    note("the end")
    let isReleased = random.oneIn(3)
    for book in books.shuffled(using: &random) { isReleased ? book.letGo() : book.stop() }
    await settle()
    judgeEnd()
    // All that is pending is answered, late.
    for job in jobs {
      job.answer(nil)
      await rest()
    }
    judge()
    judgeEnd()
    await close()
  }

  /// Waits until no task runs and the logs have been read, which can free objects that act.
  private func rest() async {
    var turns = 0
    var isQuiet = false
    while !isQuiet {
      for _ in 0..<4 { await Task.yield() }
      isQuiet = !jobs.contains(where: \.isMoving)
      for book in books where book.readRecords() { isQuiet = false }
      turns += 1
      if turns > 5_000 { return found(.endless, "\(jobs.first(where: \.isMoving)?.name ?? "?")") }
    }
  }

  private func close() async {
    fuel = 0
    for book in books { book.close() }
    // Released last, because deinits may read the lists.
    let last = (jobs, observers, books)
    (jobs, observers, books) = ([], [], [])
    withExtendedLifetime(last) {}
    for _ in 0..<8 { await Task.yield() }
    if alive != 0 { found(.leak, "\(alive) states or keepsakes are left") }
    // Released after the check: they hold no state.
    letters = []
  }

  // MARK: - At rest

  private func judge() {
    for job in jobs { judge(job) }
    let timers = jobs.count { $0.entry != nil && $0.handle?.isUnderWay == true }
    if clock.waitingCount != timers { found(.timers, "\(clock.waitingCount), not \(timers)") }
    for observer in observers { judge(observer) }
    for book in books { book.judge() }
  }

  private func judge(_ observer: WorldObserver) {
    let book = observer.book
    // Hosts start and stop their children, which leads to frames, too.
    if isCalm, !book.wasHosted, observer.calls > book.touches {
      found(.frames, "\(book.name): \(observer.calls), not \(book.touches)")
    }
    observer.calls = 0
    guard let screen = book.screen else { return }
    if let told = observer.label, told != screen.display.value {
      found(.label, "\(book.name): \(told), not \(screen.display.value)")
    }
    if let heard = observer.keptLabel, heard != screen.kept.map(ObjectIdentifier.init) {
      found(.keptLabel, book.name)
    }
  }

  private func judge(_ job: WorldJob) {
    job.expectRecords()
    if job.told > job.reported { found(.report, "\(job.name): \(job.told)") }
    guard let handle = job.handle, handle.refusal == nil else { return }
    if job.book.isStill, job.source.isWaiting, handle.isUnderWay { found(.worked, job.name) }
    if handle.isUnderWay, !job.isDue { found(.outlives, job.name) }
    if handle.isUnderWay { judgeHosting(job) }
    if job.source.isWaiting, !handle.isUnderWay, !job.source.wasCancelled {
      found(.uncancelled, job.name)
    }
    guard job.owner != nil || job.stops != nil, job.isDue, !job.isOver else { return }
    if job.told != job.reported, handle.isUnderWay {
      found(.report, "\(job.name): told \(job.told) of \(job.reported)")
    }
    if !handle.isUnderWay { found(.endedEarly, job.name) }
  }

  /// Judges a world in which everything has been stopped or released.
  private func judgeEnd() {
    for job in jobs where job.handle?.isUnderWay == true { found(.remains, job.name) }
    for book in books {
      if book.current != nil { found(.remains, "\(book.name) is in a state") }
      guard let screen = book.screen else { continue }
      if !screen.underWay.isEmpty { found(.remains, "\(book.name) has something under way") }
      if screen.transition(to: WorldKind(number: 0), cause: book.asks()) == .queued {
        found(.waits, "\(book.name), after all was stopped")
      }
      _ = book.readRecords()
    }
  }
}
