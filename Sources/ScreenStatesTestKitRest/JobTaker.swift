#if os(Linux) && canImport(Glibc) && arch(x86_64) && compiler(>=6.3) && compiler(<6.4)
  internal import Foundation
  internal import ScreenStatesTestKitStart
  internal import Synchronization

  /// Decides which jobs belong to a ``Rest``, and stores them.
  enum JobTaker {
    /// A ready or sleeping job.
    struct Entry: Sendable {
      let job: UnownedJob
      let isMain: Bool
      let address: UInt
    }

    /// The jobs and tasks of one ``Rest``.
    private final class Session {
      var ready: [Entry] = []
      var sleeping: [(due: Duration, cause: String?, entry: Entry)] = []
      var now = Duration.zero
      /// The incomplete tasks; each is retained, so that no other task gets its address.
      var tasks: [UInt] = []
      var outside = 0

      /// Whether the next job of a task is ready or sleeps.
      func has(_ task: UInt) -> Bool {
        ready.contains { $0.address == task } || sleeping.contains { $0.entry.address == task }
      }
    }

    private struct State {
      var sessions: [Int: Session] = [:]
      var count = 0
      var draining: Int?
      /// The sessions of the taken tasks.
      var owners: [UInt: Int] = [:]
      /// Jobs without an end, which never run again.
      var dropped: [Entry] = []
    }

    private static let lock = NSLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var state = State()
    // Read without a lock: if no test explores, this read is all that a job costs.
    private static let openCount = Atomic(0)
    private static let drainer = Atomic<UInt>(0)

    static var thread: UInt { UInt(pthread_self()) }

    private static func with<Value>(_ body: (inout State) -> Value) -> Value {
      lock.withLock { unsafe body(&state) }
    }

    private static func with<Value>(_ id: Int, _ body: (Session) -> Value) -> Value {
      with { body($0.sessions[id] ?? Session()) }
    }

    // MARK: - Sessions

    static func open() -> Int {
      openCount.add(1, ordering: .acquiringAndReleasing)
      return with { state in
        state.count += 1
        state.sessions[state.count] = Session()
        return state.count
      }
    }

    static func close(_ id: Int) {
      openCount.subtract(1, ordering: .acquiringAndReleasing)
      let tasks = with { state in
        let session = state.sessions.removeValue(forKey: id) ?? Session()
        state.dropped += session.ready + session.sleeping.map(\.entry)
        for task in session.tasks { state.owners[task] = nil }
        return session.tasks
      }
      for task in tasks { unsafe reference(task).release() }
    }

    /// - Returns: False if a drain is already running.
    static func beginDraining(_ id: Int) -> Bool {
      guard drainer.load(ordering: .acquiring) == 0 else { return false }
      drainer.store(thread, ordering: .releasing)
      with { $0.draining = id }
      return true
    }

    static var isDraining: Bool { drainer.load(ordering: .acquiring) == thread }

    static func endDraining() {
      with { $0.draining = nil }
      drainer.store(0, ordering: .releasing)
    }

    static func look(_ id: Int) -> (isEmpty: Bool, outside: Int, elsewhere: Int) {
      forgetComplete(id)
      return with(id) { session in
        // Most tasks wait, so `has` runs for few.
        let elsewhere = session.tasks.count { isActive($0) && !session.has($0) }
        return (session.ready.isEmpty, session.outside, elsewhere)
      }
    }

    /// The number of known tasks, and how many of them run or are enqueued.
    static func count(_ id: Int) -> (known: Int, active: Int) {
      with(id) { ($0.tasks.count, $0.tasks.count(where: isActive)) }
    }

    /// Releases the completed tasks.
    ///
    /// The task of an `async let` lies in the memory of its parent, so a retain has no effect. This
    /// function runs before each job, so it drops the task before its parent can free it.
    private static func forgetComplete(_ id: Int) {
      let complete = with { state in
        guard let session = state.sessions[id] else { return [UInt]() }
        // Runs before each job, so this is a plain loop, and makes no array if nothing is complete.
        var complete: [UInt] = []
        for task in session.tasks where isComplete(task) { complete.append(task) }
        if complete.isEmpty { return complete }
        session.tasks.removeAll(where: complete.contains)
        for task in complete { state.owners[task] = nil }
        return complete
      }
      // Outside the lock: a release may free objects that enqueue jobs.
      for task in complete { unsafe reference(task).release() }
    }

    // MARK: - Jobs

    /// Whether jobs may belong to a session.
    static var isOpen: Bool { openCount.load(ordering: .acquiring) > 0 }

    /// Takes an enqueued job; returns false if it belongs to no session.
    static func take(_ job: UnownedJob, isTask: Bool, isMain: Bool, after delay: Duration?) -> Bool
    {
      let isOurs = drainer.load(ordering: .acquiring) == thread
      let address = unsafe unsafeBitCast(job, to: UInt.self)
      let cause = delay == nil ? nil : Cause.first?.next()
      return with { state in
        let owner = isTask ? state.owners[address] : nil
        guard let id = owner ?? (isOurs ? state.draining : nil),
          let session = state.sessions[id]
        else { return false }
        if !isOurs { session.outside += 1 }
        if isTask, owner == nil {
          state.owners[address] = id
          session.tasks.append(address)
          _ = unsafe reference(address).retain()
        }
        let entry = Entry(job: job, isMain: isMain, address: address)
        if let delay {
          session.sleeping.append((session.now + delay.roundedUp, cause, entry))
        } else {
          session.ready.append(entry)
        }
        return true
      }
    }

    /// Takes the next job: any global one, or the first of the main queue, which stays in order.
    static func next(of id: Int, _ choose: (_ candidates: Int) -> Int) -> Entry? {
      forgetComplete(id)
      return with(id) { session in
        let firstMain = session.ready.firstIndex(where: \.isMain)
        let places = session.ready.indices.filter {
          !session.ready[$0].isMain || $0 == firstMain
        }
        return places.isEmpty ? nil : session.ready.remove(at: places[choose(places.count)])
      }
    }

    /// Takes the job that came first.
    static func first(of id: Int) -> Entry? {
      forgetComplete(id)
      return with(id) { $0.ready.isEmpty ? nil : $0.ready.removeFirst() }
    }

    // MARK: - Sleeps

    static func sleeps(of id: Int) -> [(rest: Duration, cause: String?)] {
      with(id) { session in session.sleeping.map { ($0.due - session.now, $0.cause) } }
    }

    static func wake(_ id: Int) {
      with(id) { session in
        guard let due = session.sleeping.map(\.due).min() else { return }
        session.now = due
        session.ready += session.sleeping.filter { $0.due == due }.map(\.entry)
        session.sleeping.removeAll { $0.due == due }
      }
    }

    /// Cancels all tasks if any sleep, so that the sleeps end.
    ///
    /// Jobs of the main actor become ready. Other jobs go to the system's executor, as in an app: a
    /// loop that ignores its cancellation would otherwise occupy this thread.
    static func cancelSleepers(of id: Int) {
      let tasks = with(id) { $0.sleeping.isEmpty ? [] : $0.tasks }
      for task in tasks { unsafe screen_states_cancel_task(reference(task).toOpaque()) }
      let loose = with(id) { session in
        let isLoose = { (entry: Entry) in !entry.isMain && tasks.contains(entry.address) }
        let awake = session.ready + session.sleeping.map(\.entry)
        (session.ready, session.sleeping) = (awake.filter { !isLoose($0) }, [])
        return awake.filter(isLoose)
      }
      for entry in loose { OwnExecutors.global.enqueue(entry.job) }
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

    private static func isComplete(_ task: UInt) -> Bool { status(task) & 0x2000 != 0 }
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
