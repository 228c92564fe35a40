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
  let isCalm: Bool
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
    random = SeededGenerator(seed: seed)
    self.isTraced = isTraced
    isCalm = random.oneIn(3)
    let roots = 1 + random.below(2)
    let children = 1 + random.below(2)
    for index in 0..<(roots + children) {
      let isRoot = index < roots
      let sort: WorldBook.Sort =
        if isRoot {
          index > 0 && random.oneIn(3) ? .still : .root
        } else {
          random.oneIn(2) ? .child : .childWithoutClock
        }
      let name = sort == .still ? "still" : isRoot ? "root" : "child"
      // A still screen acts on the other screens while it is made.
      let made = WorldBook("\(name)\(index)", sort, isLogged: random.oneIn(2), in: self)
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

  /// A child that runs although its host's state is about to exit.
  func runningChild(of state: WorldState) -> WorldBook? {
    jobs.first { job in
      job.owner === state && job.handle?.isUnderWay == true && job.child?.current != nil
        && job.child?.isRoot == false
    }?.child
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
    if random.oneIn(3) { letGo() } else { stop() }
    await settle()
    judgeEnd()
    await answerAll()
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

  private func stop() {
    for book in books.shuffled(using: &random) { book.stop() }
  }

  private func letGo() {
    for book in books.shuffled(using: &random) { book.letGo() }
  }

  /// Answers all pending work, late.
  private func answerAll() async {
    for job in jobs {
      job.answer(nil)
      await rest()
    }
  }

  private func close() async {
    fuel = 0
    forget()
    for _ in 0..<8 { await Task.yield() }
    if alive != 0 { found(.leak, "\(alive) states or keepsakes are left") }
  }

  private func forget() {
    for book in books { book.close() }
    // Released last, because deinits may read the lists.
    let last = (jobs, observers, books)
    (jobs, observers, books) = ([], [], [])
    withExtendedLifetime(last) {}
  }

  // MARK: - At rest

  private func judge() {
    for job in jobs { judge(job) }
    let timers = jobs.count { $0.entry != nil && $0.handle?.isUnderWay == true }
    if clock.waitingCount != timers { found(.timers, "\(clock.waitingCount), not \(timers)") }
    for observer in observers {
      judgeKept(observer)
      // Hosts start and stop their children, which leads to frames, too.
      if isCalm, !observer.book.wasHosted, observer.calls > observer.book.touches {
        found(.frames, "\(observer.book.name): \(observer.calls), not \(observer.book.touches)")
      }
      observer.calls = 0
      guard let told = observer.label, let screen = observer.book.screen else { continue }
      if told != screen.display.value {
        found(.label, "\(observer.book.name): \(told), not \(screen.display.value)")
      }
    }
    for book in books { book.judge() }
  }

  private func judgeKept(_ observer: WorldObserver) {
    guard let heard = observer.keptLabel, let screen = observer.book.screen else { return }
    if heard != screen.kept.map(ObjectIdentifier.init) {
      found(.keptLabel, observer.book.name)
    }
  }

  private func judge(_ job: WorldJob) {
    job.expectRecords()
    if job.told > job.reported { found(.report, "\(job.name): \(job.told)") }
    guard let handle = job.handle, handle.refusal == nil else { return }
    if job.book.isStill, job.source.isWaiting, handle.isUnderWay { found(.worked, job.name) }
    if handle.isUnderWay, !job.isDue { found(.outlives, job.name) }
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
