#if canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST)
  internal import Synchronization
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

  /// Replaces the runtime's executors with ones from which a ``Rest`` can take jobs.
  enum OwnExecutors: ExecutorFactory {
    static let main: any MainExecutor = MainActor.executor
    static let global: any TaskExecutor = Task.defaultExecutor

    /// How many jobs the main actor has got that belong to no ``Rest``.
    static let mainJobs = Atomic(0)

    static var mainExecutor: any MainExecutor { OwnMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { OwnGlobalExecutor.shared }

    static var areInPlace: Bool { MainActor.executor === OwnMainExecutor.shared }
  }

  /// Called before `main`.
  @_cdecl("screen_states_own_executors")
  func ownExecutors() {
    guard !OwnExecutors.areInPlace else { return }
    _ = (OwnExecutors.main, OwnExecutors.global)
    _createExecutors(factory: OwnExecutors.self)
  }

  /// The common part of both executors: lets a ``Rest`` take a job, or passes it on.
  ///
  /// While no ``Rest`` is open, each job is passed on unchanged, for one or two atomic operations.
  protocol OwnExecutor: SchedulingExecutor {
    static var inner: any Executor { get }
    static var isMain: Bool { get }
  }

  extension OwnExecutor {
    private static var scheduling: any SchedulingExecutor {
      guard let scheduling = inner as? any SchedulingExecutor else {
        preconditionFailure("An executor that schedules nothing was handed a sleep.")
      }
      return scheduling
    }

    func enqueue(_ job: consuming ExecutorJob) {
      guard let job = Rest.take(job, isMain: Self.isMain, after: nil) else { return }
      if Self.isMain { OwnExecutors.mainJobs.add(1, ordering: .relaxed) }
      Self.inner.enqueue(job)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      guard Rest.isOpen, let real = delay as? Duration else {
        return Self.scheduling.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
      }
      if let job = Rest.take(job, isMain: Self.isMain, after: real) {
        Self.scheduling.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      guard Rest.isOpen else {
        return Self.scheduling.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
      }
      enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }
  }

  final class OwnMainExecutor: OwnExecutor, MainExecutor {
    static let shared = OwnMainExecutor()
    static let isMain = true
    static var inner: any Executor { OwnExecutors.main }

    func run() throws { try OwnExecutors.main.run() }
    func runUntil(_ condition: () -> Bool) throws { try OwnExecutors.main.runUntil(condition) }
    func stop() { OwnExecutors.main.stop() }
    func checkIsolated() { OwnExecutors.main.checkIsolated() }
    func isIsolatingCurrentContext() -> Bool? { OwnExecutors.main.isIsolatingCurrentContext() }
  }

  final class OwnGlobalExecutor: OwnExecutor, TaskExecutor {
    static let shared = OwnGlobalExecutor()
    static let isMain = false
    static var inner: any Executor { OwnExecutors.global }
  }
#endif
