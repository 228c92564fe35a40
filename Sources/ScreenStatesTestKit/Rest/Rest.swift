#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  internal import Foundation
  @_spi(ExperimentalCustomExecutors) internal import _Concurrency

  /// The work that one trial starts, which runs on the calling thread until no job is ready: that is
  /// rest, known and not guessed.
  ///
  /// The two executors to which all jobs go in the end are replaced before `main`. What the thread
  /// enqueues while it drains, and every task that was taken before, is taken; all other jobs go on
  /// to where they went before. None of this is documented by the runtime, so it is compiled for one
  /// version of the compiler, and ``RestCheck`` looks whether it holds.
  @MainActor
  final class Rest {
    /// Chooses the next job, by its index, of so many candidates.
    typealias Choice = (_ candidates: Int) -> Int

    private let id: Int

    init() { id = JobTaker.open() }

    /// Whether the present code runs in a drain.
    static var isDraining: Bool { JobTaker.isDraining }

    /// Runs something, then every job that becomes ready, until none is.
    ///
    /// - Parameters:
    ///   - limit: How many jobs may run.
    ///   - choose: Chooses among the jobs that are ready; by default the first come.
    ///   - body: What to run first.
    /// - Returns: What became of it.
    func run(limit: Int = .max, choose: Choice? = nil, _ body: () -> Void) -> RestOutcome {
      var outcome = RestOutcome()
      // Inside of another drain, that one runs what becomes ready.
      let isOutermost = JobTaker.beginDraining(id)
      body()
      guard isOutermost else { return outcome }
      while outcome.jobs < limit, let entry = next(choose, &outcome) {
        outcome.jobs += 1
        if entry.isMain {
          unsafe entry.job.runSynchronously(on: OwnMainExecutor.shared.asUnownedSerialExecutor())
        } else {
          // Dispatch runs a global job on the generic executor, which is two words of zero.
          let generic = unsafe unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
          unsafe entry.job.runSynchronously(on: generic)
        }
      }
      JobTaker.endDraining()
      let state = JobTaker.look(id)
      (outcome.outside, outcome.elsewhere) = (state.outside, state.elsewhere)
      outcome.isEndless = !state.isEmpty
      return outcome
    }

    private func next(_ choose: Choice?, _ outcome: inout RestOutcome) -> JobTaker.Entry? {
      guard let choose else { return JobTaker.take(0, of: id) }
      // The main queue stays in order, as it is in life; any global job may be the next.
      let places = JobTaker.candidates(of: id)
      guard let first = places.first else { return nil }
      guard places.count > 1 else { return JobTaker.take(first, of: id) }
      let choice = min(choose(places.count), places.count - 1)
      outcome.widths.append(places.count)
      outcome.choices.append(choice)
      return JobTaker.take(places[choice], of: id)
    }

    /// How long each real sleep lasts from now on, in order, those of one length once: of code that
    /// sleeps on no clock of the test.
    var sleeps: [Duration] { JobTaker.sleeps(of: id) }

    /// Lets the real sleeps end that are due first; they are then ready.
    func endSleep() { JobTaker.wake(id) }

    /// Ends it: tasks that sleep are cancelled, and jobs that find no end never run again.
    func end() {
      _ = run(limit: 10_000) { JobTaker.cancelSleepers(of: id) }
      JobTaker.close(id)
    }
  }
#endif
