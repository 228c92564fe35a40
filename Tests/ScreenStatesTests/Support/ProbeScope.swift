import Testing

/// Frees the probes of each test when it has ended: their hooks name them, which makes circles.
struct ProbeScope: SuiteTrait, TestTrait, TestScoping {
  /// The probes of the test that is running.
  @MainActor
  final class Probes {
    @TaskLocal static var current: Probes?
    private var probes: [Probe] = []

    nonisolated init() {}

    func add(_ probe: Probe) { probes.append(probe) }

    func forgetHooks() {
      for probe in probes { probe.forgetHooks() }
    }
  }

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let probes = Probes()
    try await Probes.$current.withValue(probes) { try await function() }
    await probes.forgetHooks()
  }
}

extension Trait where Self == ProbeScope {
  /// Frees the probes of each test when it has ended.
  static var probes: ProbeScope { ProbeScope() }
}
