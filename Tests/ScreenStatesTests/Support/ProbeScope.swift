import ScreenStates
import Testing

/// Frees the probes of each test when it has ended: their hooks name them, which makes circles.
///
/// Until then it keeps the tokens of what the test watches.
struct ProbeScope: SuiteTrait, TestTrait, TestScoping {
  /// The probes of the test that is running.
  @MainActor
  final class Probes {
    @TaskLocal static var current: Probes?
    private var probes: [Probe] = []
    private var tokens: [ObservationToken] = []

    nonisolated init() {}

    func add(_ probe: Probe) { probes.append(probe) }
    func add(_ token: ObservationToken) { tokens.append(token) }

    func end() {
      tokens = []
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
    await probes.end()
  }
}

extension Trait where Self == ProbeScope {
  /// Frees the probes of each test when it has ended.
  static var probes: ProbeScope { ProbeScope() }
}

extension Screen {
  /// Observes until the test has ended.
  func watch(_ tell: @escaping @MainActor (Kind.Display) -> Void) {
    ProbeScope.Probes.current?.add(observe(tell))
  }

  /// Observes what is kept until the test has ended.
  func watchKept(_ tell: @escaping @MainActor (Kind.Kept) -> Void) {
    ProbeScope.Probes.current?.add(observeKept(tell))
  }
}
