import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A task with many calls is tried to its end, and what is beside it, too.
@MainActor
@Suite(.noMistakes) struct LongTaskTests {
  /// What it did when another input began it, or in another situation, may be right: it gives up after
  /// twelve tries, and in one of four ways with its indicator on.
  @Test(arguments: [0, 1, 2, 3]) func eachTaskIsTriedToItsEnd(wrong: Int) async {
    var explorer = explorerOfPage(showing: { $0.isLoading }) { inputs in
      let server = PendingWork<Void, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      for (number, call) in ["model.load()", "model.refresh()"].enumerated() {
        inputs.act(call) { model in
          guard !model.isLoading else { return }
          model.isLoading = true
          let way = number + (model.isOpen ? 2 : 0)
          Task {
            for _ in 0..<12 where (try? await server(())) != nil {
              model.isLoading = false
              return
            }
            model.isLoading = way == wrong
          }
        }
      }
      inputs.act("model.fold()", when: { !$0.isLoading }) { $0.isOpen.toggle() }
    }
    explorer.isLoading = { $0 }
    #expect(await explorer.rules() == [.idleLoading])
  }

  @Test func theWorkOfAScreenThatGivesUpLaterIsTriedToItsEnd() async {
    var explorer = Explorer(PlaceKind.self, samples: []) { inputs in
      let server = PendingWork<Void, Int>(whenCancelled: .fail)
      inputs.request("go()", when: { $0.kind == .home }) { $0.go() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      var plan = PlacePlan()
      plan.away = { state in
        state.display.isLit = true
        state.perform {
          for _ in 0..<12 { if (try? await server(())) != nil { return true } }
          return false
        } then: { result in
          (try? result.get()) == true ? .home : nil
        }
      }
      return Screen(initial: .home, keeping: [], states: plan.states())
    }
    explorer.isLoading = { $0.isLit }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rule) == [.idleLoading])
    #expect(findings.first?.history.count == 14)
  }

  /// Asks again every five seconds, beside some switches.
  private func poller(isBroken: Bool = false, switches: Int = 2) -> Explorer<Page, [String]> {
    var explorer = explorerOfModel(Page.self, showing: { $0.rows }) { inputs in
      let clock = ManualClock()
      let server = PendingWork<Void, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.clock(clock)
      inputs.task("await model.poll()") { model in
        var failures = 0
        while !Task.isCancelled {
          let found = try? await server(())
          failures = found == nil ? failures + 1 : 0
          if let found { model.count = found }
          if isBroken, failures == 8 { model.count = -1 }
          try? await clock.sleep(for: .seconds(5))
        }
      }
      for index in 0..<switches {
        inputs.act("model.toggle(\(index))") { $0.rows[index] = $0.rows[index] == "" ? "on" : "" }
      }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      let model = Page()
      model.rows = ["", ""]
      return model
    }
    explorer.always("the news are never negative") { model, _ in model.count >= 0 }
    return explorer
  }

  /// In each pass the values may be others, but only those of the first and the latest are told apart.
  @Test func theSituationsBesideAPollerAreNotThoseOfEachPass() async throws {
    var explorer = poller(switches: 1)
    // A depth that the test sets lets the explorer repeat no steps of the task, which takes longer.
    explorer.depth = 40
    // Three calls and two sleeps: the third of equal calls replaces the second.
    explorer.callsPerTask = 5
    let report = await explorer.explore()
    try report.check()
    #expect(report.situations == 512)
  }

  @Test func whatIsBesideAPollerIsExploredToTheEnd() async throws {
    var explorer = poller()
    explorer.callsPerTask = 1
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  /// After eight failures in a row, though the explorer tells only its first call from the others.
  @Test func whatAPollerDoesLaterIsFound() async {
    var explorer = poller(isBroken: true)
    explorer.callsPerTask = 1
    #expect(await explorer.rules() == [.broken])
  }
}
