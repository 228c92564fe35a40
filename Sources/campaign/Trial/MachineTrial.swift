import ScreenStates
import ScreenStatesTestKit

/// One history: a screen with its children, its events, and what is expected.
///
/// After each step the screens are compared with what their states have reported. The first
/// mismatch is stored as ``failure``.
@MainActor
final class MachineTrial {
  let plan: Plan
  let clock = LateClock()
  /// Whether loads are tasks; otherwise they are timers of a ``LateClock``, and run synchronously.
  let usesTasks: Bool
  var ledger = Ledger()
  private(set) var failure: String?
  /// The loads and timers without an answer, including those of exited states.
  private(set) var jobs: [Job] = []
  private(set) var books: [TrialBook] = []
  private var answered: [Job] = []
  private var hostings: Set<Int> = []
  private var ids = 0
  /// Whether the trial ends: nothing is started again then, even if an exit requests it.
  private(set) var isEnding = false
  private static var failed: [MachineTrial] = []

  init(_ plan: Plan, usesTasks: Bool = false) {
    self.plan = plan
    self.usesTasks = usesTasks
    books = [TrialBook(plan.machines[0], in: self, hostedBy: nil, initial: 0)]
  }

  var root: TrialBook { books[0] }

  /// The book of the screen at a depth below the outermost one.
  func book(atDepth depth: Int) -> TrialBook {
    var book = root
    for _ in 0..<depth {
      guard let child = book.current?.jobs.last(where: { $0.hosted != nil })?.hosted else { break }
      book = child
    }
    return book
  }

  // MARK: - Reports of the screens

  func fail(_ sentence: @autoclosure () -> String) {
    guard failure == nil else { return }
    failure = sentence()
    // Retained, because its screens may still run and report more.
    MachineTrial.failed.append(self)
  }

  func nextID() -> Int {
    ids += 1
    return ids
  }

  func add(_ job: Job) { jobs.append(job) }
  func add(_ book: TrialBook) { books.append(book) }
  func noteHosting(_ number: Int) { hostings.insert(number) }
  func forgetHosting(_ number: Int) { hostings.remove(number) }
  func isHosting(_ number: Int) -> Bool { hostings.contains(number) }

  // MARK: - Steps

  /// Removes and returns a job to answer it.
  func take(at index: Int) -> Job { jobs.remove(at: index) }

  /// Answers a job that runs synchronously.
  func answer(_ job: Job) {
    noteAnswer(of: job)
    job.entry?.run()
  }

  /// Answers a job, and returns when everything that follows has been reported.
  func answerTask(_ job: Job) async {
    guard let call = job.call else { return answer(job) }
    guard call.calls[0].isWaiting else { return jobs.append(job) }
    noteAnswer(of: job)
    await call.calls[0].succeed(())
  }

  /// Waits until all tasks wait or have ended.
  func settle() async {
    await root.screen?.settled()
    // A task that was cancelled before its start still starts.
    while jobs.contains(where: { $0.call?.calls.isEmpty == true }) { await Task.yield() }
  }

  /// Notes the tasks that had not started at their state's exit: their calls end by themselves.
  private func noteEndedTasks() {
    jobs.removeAll { job in
      guard job.call?.calls.first?.isWaiting == false else { return false }
      let hasEnded = job.wasEndedByHand || ledger.hasRecord(job.number)
      if hasEnded { noteAnswer(of: job) }
      return hasEnded
    }
  }

  private func noteAnswer(of job: Job) {
    job.wasAnswered = true
    answered.append(job)
  }

  /// Removes the oldest jobs that can only be answered late.
  func prune() {
    // A task ends by itself, if late.
    while !usesTasks, jobs.count > 12, let index = jobs.firstIndex(where: { !$0.isToBeUnderWay }) {
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
    noteDropped()
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
        fail("a task was not cancelled when its state had exited")
      }
    }
    if clock.waitingCount != timers {
      fail("\(clock.waitingCount) timers are on the clock, not \(timers)")
    }
    if let screen = root.screen, screen.underWay.count != root.dueUnderWay {
      fail("\(screen.underWay.count) things are under way, not \(root.dueUnderWay)")
    }
  }

  /// Skips the check of a step that was checked before.
  func skipCheck() {
    noteDropped()
    for book in books { book.endStep() }
  }

  /// Expects a record for each answer that was dropped.
  private func noteDropped() {
    for book in books { book.readRecords() }
    if usesTasks { noteEndedTasks() }
    for job in answered where !job.wasTold && !job.wasEndedByHand { ledger.expect(job.number) }
    answered.removeAll(keepingCapacity: true)
  }

  // MARK: - The end

  /// Stops the screen, and then answers everything late.
  func finish(answering answers: Bool = true) {
    isEnding = true
    root.stop()
    if answers {
      check()
      for job in jobs { answer(job) }
    }
    jobs = []
    if answers { check() }
    for book in books { book.close() }
  }

  /// Like `finish`, if loads are tasks.
  func finishTasks() async {
    isEnding = true
    root.stop()
    await settle()
    check()
    for job in jobs where job.call?.calls.first?.isWaiting != false {
      jobs.removeAll { $0 === job }
      await answerTask(job)
    }
    var turns = 0
    // A resumed task continues through another thread, which needs time.
    repeat {
      await Task.yield()
      noteDropped()
      turns += 1
    } while !jobs.isEmpty && turns < 1_000_000
    if !jobs.isEmpty { fail("a task ended and has no record") }
    check()
    for book in books { book.close() }
  }
}
