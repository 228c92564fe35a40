#if canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST)
  /// Checks that this runtime hands over every type of job, before a test relies on it.
  @MainActor
  package enum RestCheck {
    /// The first type of job that the runtime does not hand over; nil if there is none.
    package static let missed: String? = {
      guard OwnExecutors.areInPlace else {
        return "jobs, because another library has replaced the executors, or the environment has"
          + " SCREEN_STATES_GUESS_REST"
      }
      let probes: KeyValuePairs<String, @Sendable () async -> Void> = [
        "tasks of the main actor": {},
        "yields": { await Task.yield() },
        "detached tasks": { await Task.detached(priority: .background) { await nowhere() }.value },
        "actors": { await Visited().visit() },
        "async let": { await split() },
        "task groups": { await withTaskGroup(of: Void.self) { $0.addTask { await nowhere() } } },
        "continuations": { await withCheckedContinuation { go in Task.detached { go.resume() } } },
        "sleeps": { try? await Task.sleep(for: aSleep) },
      ]
      if !statusHolds() { return "the status of tasks" }
      // Twice, because a sleep seems shorter if the machine is too busy to begin it at once.
      return probes.first { !holds($0.value) && !holds($0.value) }?.key
    }()

    private nonisolated static let aSleep = Duration.seconds(3_600)

    /// Whether the status of a task shows that it is enqueued, waits, or is complete.
    private static func statusHolds() -> Bool {
      let rest = Rest()
      var reply: CheckedContinuation<Void, Never>?
      defer { rest.end() }
      _ = rest.run(limit: 0) { Task { await withCheckedContinuation { reply = $0 } } }
      let enqueued = rest.tasks
      _ = rest.run(limit: 1_000) {}
      let waiting = rest.tasks
      _ = rest.run(limit: 1_000) { reply.take()?.resume() }
      return enqueued == (1, 1) && waiting == (1, 0) && rest.tasks == (0, 0)
    }

    private static func holds(_ probe: @escaping @Sendable () async -> Void) -> Bool {
      let rest = Rest()
      // The thread on which the probe ended.
      var thread: UInt = 0
      defer { rest.end() }
      let queued = rest.run(limit: 0) {
        Task {
          await probe()
          thread = Rest.thread
        }
      }
      var outcome = rest.run(limit: 1_000) {}
      let sleeps = rest.sleeps.map(\.rest)
      if !sleeps.isEmpty {
        guard outcome.isAtRest, sleeps == [aSleep], thread == 0 else { return false }
        outcome = rest.run(limit: 1_000) { rest.endSleep() }
      }
      return queued.isEndless && queued.elsewhere == 0 && outcome.isAtRest && outcome.outside == 0
        && rest.tasks.known == 0 && thread == Rest.thread
    }

    @concurrent
    private nonisolated static func nowhere() async { await Task.yield() }

    private nonisolated static func split() async {
      async let visit: Void = nowhere()
      await visit
    }
  }

  private actor Visited {
    func visit() async { await Task.yield() }
  }
#endif
