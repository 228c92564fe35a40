#if canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST)
  internal import Foundation
  internal import ScreenStatesTestKit
  @_spi(ExperimentalCustomExecutors) internal import _Concurrency
  internal import Synchronization

  /// Runs all work of one trial on the calling thread until no job is ready: that is rest, known
  /// and not guessed.
  ///
  /// The two executors that receive all jobs are replaced before `main`. A ``Rest`` takes the jobs
  /// that the thread enqueues while it drains, and those of every task taken before; all other jobs
  /// go to the original executors. The runtime documents none of this, so the code is compiled for
  /// the versions that are known to build it, or with `EXACT_REST`, and ``RestCheck`` decides.
  @MainActor
  package final class Rest {
    /// Returns the index of the next job, given the number of candidates.
    package typealias Choice = (_ candidates: Int) -> Int

    /// The name of the run in the report of a run that does not return.
    package var cause = "a step"
    /// The time after which a run that has not returned is reported.
    package var patience = Duration.seconds(10)
    private let session = JobTaker.open()

    package init() {}

    /// Whether the task at an address has ended; nil if that is not known.
    package static func hasEnded(_ task: UInt) -> Bool? { JobTaker.isComplete(task) }

    /// How many jobs the main actor has got that belong to no ``Rest``.
    package static var jobsOfOthers: Int { OwnExecutors.mainJobs.load(ordering: .relaxed) }

    /// Runs a closure, then every job that becomes ready, until none is.
    ///
    /// - Parameters:
    ///   - limit: How many jobs may run.
    ///   - choose: Chooses among the ready jobs; by default the one that came first.
    ///   - body: The closure to run first.
    /// - Returns: The outcome of the run.
    package func run(limit: Int = .max, choose: Choice? = nil, _ body: () -> Void) -> RestOutcome {
      var outcome = RestOutcome()
      // Inside another drain, the outer one runs the jobs.
      let isOutermost = JobTaker.beginDraining(session)
      if isOutermost {
        isDraining = true
        Watchdog.begin(cause, patience)
      }
      body()
      guard isOutermost else { return outcome }
      var state: (isEmpty: Bool, outside: Int, elsewhere: Int)
      var jobs = 0
      repeat {
        while jobs < limit, let entry = next(choose, &outcome) {
          jobs += 1
          if entry.isMain {
            unsafe entry.job.runSynchronously(on: OwnMainExecutor.shared.asUnownedSerialExecutor())
          } else {
            unsafe entry.job.runSynchronously(on: Rest.genericExecutor)
          }
        }
        state = JobTaker.look(session)
        // Another thread may have made a job ready meanwhile.
      } while !state.isEmpty && jobs < limit
      JobTaker.endDraining()
      isDraining = false
      Watchdog.end()
      (outcome.outside, outcome.elsewhere) = (state.outside, state.elsewhere)
      outcome.isEndless = !state.isEmpty
      return outcome
    }

    private func next(_ choose: Choice?, _ outcome: inout RestOutcome) -> JobTaker.Entry? {
      JobTaker.next(of: session) { candidates in
        guard let choose, candidates > 1 else { return 0 }
        let choice = min(choose(candidates), candidates - 1)
        outcome.widths.append(candidates)
        outcome.choices.append(choice)
        return choice
      }
    }

    /// The executor on which Dispatch runs global jobs: two zero words.
    nonisolated static var genericExecutor: UnownedSerialExecutor {
      unsafe unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    }

    /// The number of incomplete tasks, and how many of them run or are enqueued.
    var tasks: (known: Int, active: Int) { JobTaker.count(session) }

    /// The remaining times of the real sleeps, which are on no clock of the test, with their causes,
    /// in the order in which they end.
    package var sleeps: [(rest: Duration, cause: String?)] { JobTaker.sleeps(of: session) }

    /// Ends the real sleeps that are due first, and makes their jobs ready.
    package func endSleep() { JobTaker.wake(session) }

    /// Cancels all tasks if any is in a real sleep, so that they can end; call it in a run.
    package func cancelSleepers() { JobTaker.cancelSleepers(of: session) }

    /// Lets the tasks that go on although they were cancelled give way to all other threads.
    package func giveWay() { OwnThreads.giveWay() }

    /// Closes it; the remaining jobs never run.
    package func end() { JobTaker.close(session) }
  }
#endif
