#if canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST)
  internal import Foundation
  internal import ScreenStatesTestKit
  @_spi(ExperimentalCustomExecutors) internal import _Concurrency
  internal import Synchronization

  // Which jobs belong to a ``Rest``.
  extension Rest {
    static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) static var draining: Rest?
    /// The owners of the taken tasks; guarded by the lock.
    nonisolated(unsafe) static var owners: [UInt: Rest] = [:]
    /// Jobs without an end, which never run again; guarded by the lock.
    nonisolated(unsafe) static var dropped: [Entry] = []
    // Read without a lock: if no test explores, this read is all that a job costs.
    static let openCount = Atomic(0)
    /// The thread that drains; 0 for none.
    static let drainer = Atomic<UInt>(0)

    static var thread: UInt { UInt(pthread_self()) }

    /// Whether jobs may belong to a ``Rest``.
    static var isOpen: Bool { openCount.load(ordering: .acquiring) > 0 }

    /// Takes an enqueued job; returns it if it belongs to no ``Rest``.
    static func take(
      _ job: consuming ExecutorJob, isMain: Bool, after delay: Duration?
    ) -> ExecutorJob? {
      guard isOpen else { return job }
      let isTask = job.kind == .task
      let job = UnownedJob(job)
      let isOurs = drainer.load(ordering: .acquiring) == thread
      let address = unsafe unsafeBitCast(job, to: UInt.self)
      lock.lock()
      defer { lock.unlock() }
      let owner = isTask ? unsafe owners[address] : nil
      guard let rest = unsafe owner ?? (isOurs ? draining : nil) else { return ExecutorJob(job) }
      if !isOurs { rest.outside += 1 }
      if isTask, owner == nil {
        unsafe owners[address] = rest
        rest.incomplete.append(address)
        rest.inputs[address] = Cause.first?.start?.input
        _ = unsafe reference(address).retain()
      }
      let entry = Entry(job: job, isMain: isMain, address: address)
      if let delay {
        let due = rest.now + delay.roundedUp
        rest.sleeping.append(
          Sleep(
            due: due, cause: Cause.first?.next("a sleep"), locals: Cause.first?.locals,
            sleeper: isOurs ? rest.running : 0, entry: entry))
      } else {
        rest.ready.append(entry)
        // A task goes on before its sleep ends only if it was cancelled; the end does nothing then.
        if isTask, let index = rest.sleeping.firstIndex(where: { $0.sleeper == address }) {
          rest.ended.append(rest.sleeping.remove(at: index).entry)
        }
      }
      return nil
    }

    /// Releases the completed tasks.
    ///
    /// The task of an `async let` lies in the memory of its parent, so a retain has no effect. This
    /// function runs before each job, so it drops the task before its parent can free it.
    func forgetComplete() {
      // Runs before each job, so these are plain loops.
      var complete: [UInt] = []
      Rest.lock.lock()
      var index = incomplete.count
      while index > 0 {
        index -= 1
        guard Rest.hasEnded(incomplete[index]) else { continue }
        let task = incomplete.remove(at: index)
        unsafe Rest.owners[task] = nil
        inputs[task] = nil
        complete.append(task)
      }
      Rest.lock.unlock()
      if complete.isEmpty { return }
      // Outside the lock: a release may free objects that enqueue jobs.
      for task in complete.reversed() { unsafe Rest.reference(task).release() }
    }

    /// The number of incomplete tasks, and how many of them run or are enqueued.
    package var tasks: (known: Int, active: Int) {
      Rest.lock.withLock { (incomplete.count, incomplete.count(where: Rest.isActive)) }
    }

    var tasksUnderWay: [BegunTask] {
      Rest.lock.withLock {
        incomplete.map { BegunTask(input: inputs[$0] ?? "", isCancelled: Rest.isCancelled($0)) }
      }
    }

    /// The number of a task among those that the same input began and nothing cancelled, up to four.
    func number(of task: UInt) -> Int {
      Rest.lock.withLock {
        let former = incomplete.prefix { $0 != task }
        return min(4, former.count { inputs[$0] == inputs[task] && !Rest.isCancelled($0) })
      }
    }

    /// Whether the next job of a task is ready or sleeps.
    func has(_ task: UInt) -> Bool {
      ready.contains { $0.address == task } || sleeping.contains { $0.entry.address == task }
    }

    // MARK: - The memory layout of tasks

    static func reference(_ task: UInt) -> Unmanaged<AnyObject> {
      unsafe unsafeBitCast(task, to: Unmanaged<AnyObject>.self)
    }

    private static func status(_ task: UInt) -> UInt32 {
      unsafe reference(task).toOpaque().load(fromByteOffset: 0x60, as: UInt32.self)
    }

    /// Whether a task runs or is enqueued.
    static func isActive(_ task: UInt) -> Bool { status(task) & 0x1800 != 0 }

    static func isCancelled(_ task: UInt) -> Bool {
      unsafe unsafeBitCast(task, to: Task<Void, Never>.self).isCancelled
    }

    package static func hasEnded(_ task: UInt) -> Bool { status(task) & 0x2000 != 0 }
  }

  extension Duration {
    /// Rounded up to 1 ms, or to 10 ms from 100 ms on: an enqueued sleep is slightly too short.
    fileprivate var roundedUp: Duration {
      let (seconds, attoseconds) = components
      let grain: Int64 = self < .milliseconds(100) ? 1 : 10
      let step = grain * 1_000_000_000_000_000
      return .seconds(seconds) + .milliseconds((attoseconds + step - 1) / step * grain)
    }
  }
#endif
