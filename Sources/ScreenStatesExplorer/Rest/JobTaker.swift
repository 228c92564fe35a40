#if canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST)
  internal import Foundation
  internal import ScreenStatesExplorerStart
  internal import ScreenStatesTestKit
  internal import Synchronization

  /// Decides which jobs belong to a ``Rest``, and stores them.
  enum JobTaker {
    /// A ready or sleeping job.
    struct Entry: Sendable {
      let job: UnownedJob
      let isMain: Bool
      let address: UInt
    }

    /// The jobs and tasks of one ``Rest``; guarded by the lock.
    final class Session {
      fileprivate var ready: [Entry] = []
      fileprivate var sleeping: [(due: Duration, cause: String?, entry: Entry)] = []
      fileprivate var now = Duration.zero
      /// The incomplete tasks; each is retained, so that no other task gets its address.
      fileprivate var tasks: [UInt] = []
      fileprivate var outside = 0

      /// Whether the next job of a task is ready or sleeps.
      fileprivate func has(_ task: UInt) -> Bool {
        ready.contains { $0.address == task } || sleeping.contains { $0.entry.address == task }
      }
    }

    private static let lock = NSLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var draining: Session?
    /// The sessions of the taken tasks; guarded by the lock.
    private nonisolated(unsafe) static var owners: [UInt: Session] = [:]
    /// Jobs without an end, which never run again; guarded by the lock.
    private nonisolated(unsafe) static var dropped: [Entry] = []
    // Read without a lock: if no test explores, this read is all that a job costs.
    private static let openCount = Atomic(0)
    private static let drainer = Atomic<UInt>(0)

    static var thread: UInt { UInt(pthread_self()) }

    // MARK: - Sessions

    static func open() -> Session {
      openCount.add(1, ordering: .acquiringAndReleasing)
      return Session()
    }

    static func close(_ session: Session) {
      openCount.subtract(1, ordering: .acquiringAndReleasing)
      lock.lock()
      let tasks = session.tasks
      unsafe dropped += session.ready + session.sleeping.map(\.entry)
      for task in tasks { unsafe owners[task] = nil }
      lock.unlock()
      for task in tasks { unsafe reference(task).release() }
    }

    /// - Returns: False if a drain is already running.
    static func beginDraining(_ session: Session) -> Bool {
      guard drainer.load(ordering: .acquiring) == 0 else { return false }
      drainer.store(thread, ordering: .releasing)
      lock.lock()
      defer { lock.unlock() }
      unsafe draining = session
      return true
    }

    static var isDraining: Bool { drainer.load(ordering: .acquiring) == thread }

    static func endDraining() {
      lock.lock()
      unsafe draining = nil
      lock.unlock()
      drainer.store(0, ordering: .releasing)
    }

    static func look(_ session: Session) -> (isEmpty: Bool, outside: Int, elsewhere: Int) {
      forgetComplete(session)
      lock.lock()
      defer { lock.unlock() }
      // Most tasks wait, so `has` runs for few.
      let elsewhere = session.tasks.count { isActive($0) && !session.has($0) }
      return (session.ready.isEmpty, session.outside, elsewhere)
    }

    /// The number of known tasks, and how many of them run or are enqueued.
    static func count(_ session: Session) -> (known: Int, active: Int) {
      lock.lock()
      defer { lock.unlock() }
      return (session.tasks.count, session.tasks.count(where: isActive))
    }

    /// Releases the completed tasks.
    ///
    /// The task of an `async let` lies in the memory of its parent, so a retain has no effect. This
    /// function runs before each job, so it drops the task before its parent can free it.
    private static func forgetComplete(_ session: Session) {
      // Runs before each job, so these are plain loops.
      var complete: [UInt] = []
      lock.lock()
      for index in session.tasks.indices.reversed() where isComplete(session.tasks[index]) {
        let task = session.tasks.remove(at: index)
        unsafe owners[task] = nil
        complete.append(task)
      }
      lock.unlock()
      // Outside the lock: a release may free objects that enqueue jobs.
      for task in complete.reversed() { unsafe reference(task).release() }
    }

    // MARK: - Jobs

    /// Whether jobs may belong to a session.
    static var isOpen: Bool { openCount.load(ordering: .acquiring) > 0 }

    /// Takes an enqueued job; returns false if it belongs to no session.
    static func take(_ job: UnownedJob, isTask: Bool, isMain: Bool, after delay: Duration?) -> Bool
    {
      let isOurs = isDraining
      let address = unsafe unsafeBitCast(job, to: UInt.self)
      lock.lock()
      defer { lock.unlock() }
      let owner = isTask ? unsafe owners[address] : nil
      guard let session = unsafe owner ?? (isOurs ? draining : nil) else { return false }
      if !isOurs { session.outside += 1 }
      if isTask, owner == nil {
        unsafe owners[address] = session
        session.tasks.append(address)
        _ = unsafe reference(address).retain()
      }
      let entry = Entry(job: job, isMain: isMain, address: address)
      if let delay {
        session.sleeping.append((session.now + delay.roundedUp, Cause.first?.next(), entry))
      } else {
        session.ready.append(entry)
      }
      return true
    }

    /// Takes the next job: any global one, or the first of the main queue, which stays in order.
    static func next(of session: Session, _ choose: (_ candidates: Int) -> Int) -> Entry? {
      forgetComplete(session)
      lock.lock()
      defer { lock.unlock() }
      if session.ready.count < 2 { return session.ready.popLast() }
      let firstMain = session.ready.firstIndex(where: \.isMain)
      let places = session.ready.indices.filter { !session.ready[$0].isMain || $0 == firstMain }
      return session.ready.remove(at: places[choose(places.count)])
    }

    // MARK: - Sleeps

    static func sleeps(of session: Session) -> [(rest: Duration, cause: String?)] {
      lock.lock()
      defer { lock.unlock() }
      return session.sleeping.sorted { $0.due < $1.due }.map { ($0.due - session.now, $0.cause) }
    }

    static func wake(_ session: Session) {
      lock.lock()
      defer { lock.unlock() }
      guard let due = session.sleeping.map(\.due).min() else { return }
      session.now = due
      session.ready += session.sleeping.filter { $0.due == due }.map(\.entry)
      session.sleeping.removeAll { $0.due == due }
    }

    /// Cancels all tasks if any sleep, so that the sleeps end.
    ///
    /// Jobs of the main actor become ready. Each other job runs on a thread of its own: a loop that
    /// ignores its cancellation would otherwise occupy this thread, or one of the system's pool.
    static func cancelSleepers(of session: Session) {
      let tasks = lock.withLock { session.sleeping.isEmpty ? [] : session.tasks }
      for task in tasks { unsafe screen_states_cancel_task(reference(task).toOpaque()) }
      let loose = lock.withLock {
        let isLoose = { (entry: Entry) in !entry.isMain && tasks.contains(entry.address) }
        let awake = session.ready + session.sleeping.map(\.entry)
        (session.ready, session.sleeping) = (awake.filter { !isLoose($0) }, [])
        return awake.filter(isLoose)
      }
      for entry in loose { OwnThreads.run(entry.job) }
    }

    // MARK: - The memory layout of tasks

    private static func reference(_ task: UInt) -> Unmanaged<AnyObject> {
      // A taken task is retained, so its address is never zero.
      guard let pointer = unsafe UnsafeRawPointer(bitPattern: task) else {
        preconditionFailure("A job had no address.")
      }
      return unsafe Unmanaged.fromOpaque(pointer)
    }

    private static func status(_ task: UInt) -> UInt32 {
      unsafe reference(task).toOpaque().load(fromByteOffset: 0x60, as: UInt32.self)
    }

    /// Whether a task runs or is enqueued.
    private static func isActive(_ task: UInt) -> Bool { status(task) & 0x1800 != 0 }

    static func isComplete(_ task: UInt) -> Bool { status(task) & 0x2000 != 0 }
  }

  extension Duration {
    /// The duration, rounded up to 1 ms, or to 10 ms from 100 ms on: an enqueued sleep is slightly
    /// shorter than the code says.
    fileprivate var roundedUp: Duration {
      let (seconds, attoseconds) = components
      let grain: Int64 = self < .milliseconds(100) ? 1 : 10
      let step = grain * 1_000_000_000_000_000
      return .seconds(seconds) + .milliseconds((attoseconds + step - 1) / step * grain)
    }
  }
#endif
