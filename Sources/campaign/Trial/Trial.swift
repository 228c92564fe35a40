import ScreenStates
import ScreenStatesTestKit

/// One history: a screen with its children, what happens to it, and what is known of it.
///
/// After each step the screens are compared with what their states have told by themselves. The
/// first thing that is wrong stays as ``failure``.
@MainActor
final class Trial {
  let plan: Plan
  let clock = LateClock()
  /// Whether loads are tasks; else they are timers of a clock that is late, and all runs at once.
  let usesTasks: Bool
  var ledger = Ledger()
  private(set) var failure: String?
  /// The loads and timers that have no answer, also those whose states have left.
  private(set) var jobs: [Job] = []
  private(set) var books: [Book] = []
  private var answered: [Job] = []
  private var hostings: Set<Int> = []
  private var ids = 0

  init(_ plan: Plan, usesTasks: Bool = false) {
    self.plan = plan
    self.usesTasks = usesTasks
    books = [Book(plan.machines[0], in: self, hostedBy: nil, initial: 0)]
  }

  var root: Book { books[0] }

  /// The innermost screens first that are hosted by the state that is current.
  func book(atDepth depth: Int) -> Book {
    var book = root
    for _ in 0..<depth {
      guard let child = book.current?.jobs.last(where: { $0.hosted != nil })?.hosted else { break }
      book = child
    }
    return book
  }

  // MARK: - What is told to it

  func fail(_ sentence: @autoclosure () -> String) {
    if failure == nil { failure = sentence() }
  }

  func nextID() -> Int {
    ids += 1
    return ids
  }

  func add(_ job: Job) { jobs.append(job) }
  func add(_ book: Book) { books.append(book) }
  func noteHosting(_ number: Int) { hostings.insert(number) }
  func forgetHosting(_ number: Int) { hostings.remove(number) }
  func isHosting(_ number: Int) -> Bool { hostings.contains(number) }

  // MARK: - Steps

  /// Takes a job that is to be answered.
  func take(at index: Int) -> Job { jobs.remove(at: index) }

  /// Answers a job that runs at once.
  func answer(_ job: Job) {
    noteAnswer(of: job)
    job.entry?.run()
  }

  /// Answers a job, and returns when all has been told that it led to.
  func answerTask(_ job: Job) async {
    guard let call = job.call else { return answer(job) }
    noteAnswer(of: job)
    // A task that was cancelled before it began may begin a turn later.
    while call.calls.isEmpty { await Task.yield() }
    await call.calls[0].succeed(())
  }

  private func noteAnswer(of job: Job) {
    job.wasAnswered = true
    answered.append(job)
  }

  /// Lets the oldest things go that can do nothing more but come late.
  func prune() {
    while jobs.count > 12, let index = jobs.firstIndex(where: { !$0.isToBeUnderWay }) {
      jobs.remove(at: index)
    }
    guard books.count > 8 else { return }
    books.removeAll { book in
      guard let host = book.host, !host.isIn else { return false }
      let isGone = !jobs.contains { $0.owner.book === book }
      if isGone { book.close() }
      return isGone
    }
  }

  // MARK: - After each step

  func check() {
    for job in answered where !job.wasTold && !job.wasEndedByHand {
      // Dropped, on the record.
      ledger.expect(job.number)
    }
    answered.removeAll(keepingCapacity: true)
    for book in books { book.check() }
    if ledger.debt != 0, let mistake = ledger.mistake { fail(mistake) }
    var timers = 0
    for job in jobs {
      let isDue = job.isToBeUnderWay
      if isDue, job.entry != nil { timers += 1 }
      if job.handle?.isUnderWay != isDue {
        fail(isDue ? "work has ended before its state" : "work outlived its state")
      }
      if !isDue, job.call?.calls.first?.isCancelled == false {
        fail("a task was not cancelled when its state had left")
      }
    }
    if clock.waitingCount != timers {
      fail("\(clock.waitingCount) timers are on the clock, not \(timers)")
    }
    if let screen = root.screen, screen.underWay.count != root.dueUnderWay {
      fail("\(screen.underWay.count) things are under way, not \(root.dueUnderWay)")
    }
  }

  // MARK: - The end

  /// Stops the screen, and lets all that waits come late.
  func finish() {
    root.stop()
    check()
    for job in jobs { answer(job) }
    jobs = []
    check()
    for book in books { book.close() }
  }

  /// The same, where loads are tasks.
  func finishTasks() async {
    root.stop()
    check()
    for job in jobs { await answerTask(job) }
    jobs = []
    check()
    for book in books { book.close() }
  }
}
