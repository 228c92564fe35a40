import ScreenStates
import Terminal

/// A few screens that host each other, whose hooks, answers, observers and freed objects do anything
/// at all, as a seed says.
///
/// Whenever everything has come to rest, the world is judged by what must hold under the rules.
@MainActor
final class World {
  let clock = LateClock()
  var random: SeededGenerator
  private(set) var books: [WorldBook] = []
  private(set) var jobs: [WorldJob] = []
  var observers: [WorldObserver] = []
  /// How many states and keepsakes there are.
  var alive = 0
  /// What may still be done before the world is only brought to rest.
  var fuel = 150
  /// Whether nothing is started or hosted any more.
  private(set) var isEnding = false
  private(set) var flaws: [(flaw: Flaw, detail: String)] = []
  /// Whether to write what happens.
  private let isTraced: Bool
  private var number = 0

  init(seed: UInt64, isTraced: Bool) {
    random = SeededGenerator(seed: seed)
    self.isTraced = isTraced
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
      // A still screen acts while it is made, on those that are there.
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

  /// Keeps the first of each flaw.
  func found(_ flaw: Flaw, _ detail: @autoclosure () -> String) {
    guard !flaws.contains(where: { $0.flaw == flaw }) else { return }
    flaws.append((flaw, detail()))
    note("FLAW \(flaw.rawValue): \(flaws.last?.detail ?? "")")
  }

  func add(_ job: WorldJob) { jobs.append(job) }

  /// Whether a state that is entered hosts a screen, or is about to.
  func isHosted(_ book: WorldBook) -> Bool {
    jobs.contains { job in
      job.child === book && job.isDue && (job.handle?.isUnderWay ?? !job.isOver)
    }
  }

  // MARK: - From the beginning to the end

  /// Lives the whole life of the world.
  func run() async {
    books[0].screen?.start()
    await rest()
    for _ in 0..<(6 + random.below(12)) {
      step()
      await rest()
      judge()
    }
    isEnding = true
    note("the end")
    if random.oneIn(3) { letGo() } else { stop() }
    await rest()
    judge()
    judgeEnd()
    await answerAll()
    judge()
    judgeEnd()
    await close()
  }

  /// Returns when no task moves and the log has been read: what it held is then freed, and acts.
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

  /// Lets everything come late that still waits.
  private func answerAll() async {
    for job in jobs {
      job.entry?.run()
      job.source.give(nil)
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
    // What is freed here may look at the lists.
    let last = (jobs, observers, books)
    (jobs, observers, books) = ([], [], [])
    withExtendedLifetime(last) {}
  }

  // MARK: - At rest

  private func judge() {
    for book in books { book.judge() }
    for job in jobs { judge(job) }
    for observer in observers {
      judgeKept(observer)
      guard let told = observer.label, let screen = observer.book.screen else { continue }
      if told != screen.display.value {
        found(.label, "\(observer.book.name): \(told), not \(screen.display.value)")
      }
    }
  }

  private func judgeKept(_ observer: WorldObserver) {
    guard let heard = observer.keptLabel, let screen = observer.book.screen else { return }
    if heard != screen.kept.map(ObjectIdentifier.init) {
      found(.keptLabel, observer.book.name)
    }
  }

  private func judge(_ job: WorldJob) {
    if job.told > job.reported { found(.report, "\(job.name): \(job.told)") }
    guard let handle = job.handle, handle.refusal == nil else { return }
    if job.book.isStill, job.source.isWaiting, handle.isUnderWay { found(.worked, job.name) }
    if handle.isUnderWay, !job.isDue { found(.outlives, job.name) }
    // A stop and a start may have come between, which end the work of a screen.
    guard job.owner != nil, job.isDue, !job.isOver else { return }
    if job.told != job.reported, handle.isUnderWay {
      found(.report, "\(job.name): told \(job.told) of \(job.reported)")
    }
    if !handle.isUnderWay { found(.endedEarly, job.name) }
  }

  /// Judges a world in which everything has been stopped or let go.
  private func judgeEnd() {
    for job in jobs where job.handle?.isUnderWay == true { found(.remains, job.name) }
    if clock.waitingCount != 0 { found(.remains, "\(clock.waitingCount) timers") }
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
