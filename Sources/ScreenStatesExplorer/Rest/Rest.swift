#if canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST)
  internal import Foundation
  package import ScreenStatesTestKit
  @_spi(ExperimentalCustomExecutors) internal import _Concurrency
  internal import Synchronization

  /// Runs all work of one trial on the calling thread until no job is ready: then rest is known.
  ///
  /// The two executors that receive all jobs are replaced before `main`. A ``Rest`` takes the jobs
  /// that the thread enqueues while it drains, and those of every task taken before; all other jobs
  /// go to the original executors. The runtime documents none of this, so the code is compiled for
  /// the versions that are known to build it, or with `EXACT_REST`, and ``RestCheck`` decides.
  package final class Rest {
    /// Returns the index of the next job, given the number of candidates.
    package typealias Choice = (_ candidates: Int) -> Int

    /// A ready or sleeping job.
    struct Entry: Sendable {
      let job: UnownedJob
      let isMain: Bool
      let address: UInt
    }

    /// A task in a real sleep.
    struct Sleep {
      let due: Duration
      let cause: String?
      let locals: Locals?
      /// The task that sleeps; 0 if another thread runs it.
      let sleeper: UInt
      let entry: Entry
    }

    /// The name of the run in the report of a run that does not return.
    package var cause = "a step"
    /// The time after which a run that has not returned is reported.
    package var patience = Duration.seconds(10)

    // Other threads enqueue jobs, too: these are guarded by the lock.
    var ready: [Entry] = []
    var sleeping: [Sleep] = []
    /// The job that runs; 0 for none.
    var running: UInt = 0
    /// The ends of cancelled sleeps, which run before all others.
    var ended: [Entry] = []
    var now = Duration.zero
    /// The incomplete tasks; each is retained, so that no other task gets its address.
    var incomplete: [UInt] = []
    /// The inputs that began them.
    var inputs: [UInt: String] = [:]
    var outside = 0
    /// The threads on which cancelled tasks run.
    private let threads = Locked<Set<UInt>>([])

    package init() { Rest.openCount.add(1, ordering: .acquiringAndReleasing) }

    package static var jobsOfOthers: Int { OwnExecutors.mainJobs.load(ordering: .relaxed) }

    // MARK: - Runs

    /// Runs a closure, then ready jobs until none is left; by default the oldest one is the next.
    @MainActor
    package func run(limit: Int = .max, choose: Choice? = nil, _ body: () -> Void) -> RestOutcome {
      var outcome = RestOutcome()
      // Inside another drain, the outer one runs the jobs.
      let isOutermost = Rest.drainer.load(ordering: .acquiring) == 0
      if isOutermost {
        Rest.drainer.store(Rest.thread, ordering: .releasing)
        Rest.lock.withLock { unsafe Rest.draining = self }
        isDraining = true
        Watchdog.begin(cause, patience)
      }
      body()
      guard isOutermost else { return outcome }
      var jobs = 0
      repeat {
        while jobs < limit, let entry = next(choose, &outcome) {
          jobs += 1
          running = entry.address
          if entry.isMain {
            unsafe entry.job.runSynchronously(on: OwnMainExecutor.shared.asUnownedSerialExecutor())
          } else {
            unsafe entry.job.runSynchronously(on: Rest.genericExecutor)
          }
        }
        running = 0
        forgetComplete()
        Rest.lock.withLock {
          // Most tasks wait, so `has` runs for few.
          outcome.elsewhere = incomplete.count { Rest.isActive($0) && !has($0) }
          (outcome.isEndless, outcome.outside) = (!ready.isEmpty, outside)
        }
        // Another thread may have made a job ready meanwhile.
      } while outcome.isEndless && jobs < limit
      Rest.lock.withLock { unsafe Rest.draining = nil }
      Rest.drainer.store(0, ordering: .releasing)
      isDraining = false
      Watchdog.end()
      return outcome
    }

    /// Takes the next job: any global one, or the first of the main queue, which stays in order.
    private func next(_ choose: Choice?, _ outcome: inout RestOutcome) -> Entry? {
      forgetComplete()
      Rest.lock.lock()
      defer { Rest.lock.unlock() }
      if let entry = ended.popLast() { return entry }
      if ready.count < 2 { return ready.popLast() }
      let firstMain = ready.firstIndex(where: \.isMain)
      let places = ready.indices.filter { !ready[$0].isMain || $0 == firstMain }
      guard let choose, places.count > 1 else { return ready.remove(at: places[0]) }
      let choice = min(choose(places.count), places.count - 1)
      outcome.widths.append(places.count)
      outcome.choices.append(choice)
      return ready.remove(at: places[choice])
    }

    /// The executor on which Dispatch runs global jobs: two zero words.
    static var genericExecutor: UnownedSerialExecutor {
      unsafe unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    }

    /// Closes it; the remaining jobs never run.
    package func end() {
      Rest.openCount.subtract(1, ordering: .acquiringAndReleasing)
      let tasks = Rest.lock.withLock {
        unsafe Rest.dropped += ready + sleeping.map(\.entry)
        for task in incomplete { unsafe Rest.owners[task] = nil }
        // They may be freed below, so nothing must ask for their status any more.
        defer { incomplete = [] }
        return incomplete
      }
      for task in tasks { unsafe Rest.reference(task).release() }
    }

    /// The result of a task that has ended; nil inside another run.
    func result(of task: any ComparedTask) -> Any? {
      nonisolated(unsafe) let (rest, task) = (self, task)
      nonisolated(unsafe) var result: Any?
      MainActor.assumeIsolated {
        _ = unsafe rest.run(limit: 10) { Task { unsafe result = await task.ended() } }
      }
      return unsafe result
    }

    // MARK: - Sleeps

    /// The remaining times of the real sleeps, with their causes, in the order in which they end.
    package var sleeps: [(rest: Duration, cause: String?, locals: Locals?)] {
      Rest.lock.withLock {
        sleeping.sorted { $0.due < $1.due }.map { ($0.due - now, $0.cause, $0.locals) }
      }
    }

    /// Ends the real sleeps that are due first, and makes their jobs ready.
    package func endSleep() {
      Rest.lock.withLock {
        guard let due = sleeping.map(\.due).min() else { return }
        now = due
        ready += sleeping.filter { $0.due == due }.map(\.entry)
        sleeping.removeAll { $0.due == due }
      }
    }

    /// Cancels all tasks if any is in a real sleep, so that they can end; call it in a run.
    ///
    /// Jobs of the main actor become ready. Each other job runs on a thread of its own: a cancelled
    /// loop around `try? await Task.sleep` never waits again. If such loops took this thread, or the
    /// system's whole pool, no other job of the process, not even a timer, would run again.
    package func cancelSleepers() {
      let tasks = Rest.lock.withLock { sleeping.isEmpty ? [] : incomplete }
      // The types of a task change nothing in its handle.
      for task in tasks { unsafe unsafeBitCast(task, to: Task<Void, Never>.self).cancel() }
      let loose = Rest.lock.withLock {
        let isLoose = { (entry: Entry) in !entry.isMain && tasks.contains(entry.address) }
        let awake = ready + sleeping.map(\.entry)
        (ready, sleeping) = (awake.filter { !isLoose($0) }, [])
        return awake.filter(isLoose)
      }
      for entry in loose {
        Thread.detachNewThread { [threads] in
          let thread = Rest.thread
          threads.withLock { _ = $0.insert(thread) }
          unsafe entry.job.runSynchronously(on: Rest.genericExecutor)
          threads.withLock { _ = $0.remove(thread) }
        }
      }
    }

    /// Gives the lowest priority to the tasks that go on although they were cancelled.
    package func giveWay() {
      threads.withLock { threads in
        // The number of `SCHED_IDLE`, which the module of Glibc does not have.
        for thread in threads { unsafe pthread_setschedparam(thread, 5, [sched_param()]) }
      }
    }
  }
#endif
