import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// Work has the context of whoever called the screen, and never that of earlier work.
@MainActor
@Suite(.probes, .noMistakes) struct Rule10ContextTests {
  @TaskLocal static var request = "none"

  /// What three loads in a row see, of which each begins with the result of the one before.
  private static func contexts() async -> [String] {
    var seen: [String] = []
    let probe = Probe()
    for (kind, next) in [(ProbeKind.a, ProbeKind.b), (.b, .c), (.c, .number(1))] {
      probe.entering(kind) { state in
        state.load(then: next) {
          seen.append("\(request) \(Task.currentPriority == .background ? "low" : "usual")")
        }
      }
    }
    let screen = probe.screen()
    await $request.withValue("caller") {
      await Task(priority: .background) { _ = screen.start() }.value
    }
    await screen.settled()
    probe.forgetHooks()
    return seen
  }

  // In a process of its own: where a test kit attends to the work, it stays with its test.
  @Test func onlyTheLoadThatACallBeganHasTheContextOfTheCall() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let seen = await Rule10ContextTests.contexts()
      precondition(seen == ["caller low", "none usual", "none usual"], "\(seen)")
    }
  }

  @Test func aRequestFromOutsideGivesItsOwnContext() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      var seen: [String] = []
      let probe = Probe()
      let hook: Probe.Hook = { state in
        state.load(then: .c) { seen.append(Rule10ContextTests.request) }
      }
      probe.entering(.a, hook)
      probe.entering(.b, hook)
      let screen = probe.screen()
      for (name, kind) in [("first", ProbeKind.a), ("second", .b)] {
        Rule10ContextTests.$request.withValue(name) {
          _ = screen.isRunning ? screen.transition(to: kind) : screen.start()
        }
        await screen.settled()
      }
      precondition(seen == ["first", "second"], "\(seen)")
    }
  }

  @Test func inATestEveryLoadBelongsToTheTest() async {
    // What attends to the work of all screens.
    _ = ManualClock()
    let seen = await Self.contexts()
    #expect(seen.map { $0.prefix(6) } == ["caller", "caller", "caller"])
  }
}
