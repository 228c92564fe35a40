#if os(Linux) && canImport(Glibc) && arch(x86_64) && compiler(>=6.3) && compiler(<6.4)
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
  package final class Rest {
    /// Chooses the next job, by its index, of so many candidates.
    package typealias Choice = (_ candidates: Int) -> Int

    /// What runs, for the sentence that tells of a run that never ends.
    package var cause = "a step"
    /// After how long that is told.
    package var patience = Duration.seconds(10)
    private let id: Int

    package init() { id = JobTaker.open() }

    /// Whether the present code runs in a drain.
    package static var isDraining: Bool { JobTaker.isDraining }

    /// Runs something, then every job that becomes ready, until none is.
    ///
    /// - Parameters:
    ///   - limit: How many jobs may run.
    ///   - choose: Chooses among the jobs that are ready; by default the first come.
    ///   - body: What to run first.
    /// - Returns: What became of it.
    package func run(limit: Int = .max, choose: Choice? = nil, _ body: () -> Void) -> RestOutcome {
      var outcome = RestOutcome()
      // Inside of another drain, that one runs what becomes ready.
      let isOutermost = JobTaker.beginDraining(id)
      if isOutermost { Watchdog.begin(cause, patience) }
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
      Watchdog.end()
      let state = JobTaker.look(id)
      (outcome.outside, outcome.elsewhere) = (state.outside, state.elsewhere)
      outcome.isEndless = !state.isEmpty
      return outcome
    }

    private func next(_ choose: Choice?, _ outcome: inout RestOutcome) -> JobTaker.Entry? {
      guard let choose else { return JobTaker.first(of: id) }
      return JobTaker.next(of: id) { candidates in
        guard candidates > 1 else { return 0 }
        let choice = min(choose(candidates), candidates - 1)
        outcome.widths.append(candidates)
        outcome.choices.append(choice)
        return choice
      }
    }

    /// How many tasks it knows that are not complete, and how many of them run or are enqueued.
    var tasks: (known: Int, active: Int) { JobTaker.count(id) }

    /// How long each real sleep lasts from now on, in order, those of one length once: of code that
    /// sleeps on no clock of the test.
    package var sleeps: [Duration] { JobTaker.sleeps(of: id) }

    /// Lets the real sleeps end that are due first; they are then ready.
    package func endSleep() { JobTaker.wake(id) }

    /// Cancels every task, if some really sleep, so that they can end; called in a run.
    package func cancelSleepers() { JobTaker.cancelSleepers(of: id) }

    /// Ends it: jobs that find no end never run again.
    package func end() { JobTaker.close(id) }
  }
#endif
