#if canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST)
  internal import Foundation
  internal import ScreenStatesExplorerStart
  internal import ScreenStatesTestKit

  /// Runs the jobs of cancelled tasks, each on a thread of its own.
  ///
  /// A loop around `try? await Task.sleep` never waits again once it is cancelled. The system's pool
  /// has one thread for each processor: as many such loops would take all of them, and no other job
  /// of the process, not even a timer, would run again.
  enum OwnThreads {
    /// The system's numbers of the threads whose job has not returned.
    private static let running = Locked<Set<Int32>>([])

    static func run(_ job: UnownedJob) {
      Thread.detachNewThread {
        let thread = screen_states_thread()
        running.withLock { _ = $0.insert(thread) }
        unsafe job.runSynchronously(on: Rest.genericExecutor)
        running.withLock { _ = $0.remove(thread) }
      }
    }

    /// Gives the threads that still run the lowest priority: nothing can end their loops.
    static func giveWay() {
      for thread in running.value { screen_states_give_way(thread) }
    }
  }
#endif
