import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Which findings share the cause of an indicator with nothing under way.
@MainActor
@Suite(.noMistakes) struct LoadingCauseTests {
  @Test func aDeadEndElsewhereHasACauseOfItsOwn() async {
    var explorer = explorerOfPage(kind: { $0.text }, showing: { $0.isLoading }) { inputs in
      inputs.act("counter.open()", when: { $0.text == "" }) {
        ($0.text, $0.isLoading) = ("open", true)
      }
      inputs.act("counter.reject()", when: { $0.text == "open" }) {
        ($0.text, $0.isLoading) = ("rejected", false)
      }
    }
    explorer.isLoading = { $0 }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rules) == [[.idleLoading], [.deadEnd]])
  }

  @Test func anIndicatorThatGoesOnInTheNextKindHasOneCause() async {
    var explorer = explorerOfPage(kind: { $0.isOpen }, showing: { $0.isLoading }) { inputs in
      inputs.act("tabs.load()", when: { !$0.isOpen }) { $0.isLoading = true }
      inputs.act("tabs.change()") { $0.isOpen.toggle() }
    }
    explorer.isLoading = { $0 }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.history) == [["tabs.load()"]])
    #expect(findings.first?.rules.first == .idleLoading)
  }

  /// A failure to load leaves it, and so does a retry that succeeds.
  @Test func twoAnswersThatLeaveAnIndicatorHaveTwoCauses() async {
    var explorer = explorerOfPage(kind: { $0.text }, showing: { $0.isLoading }) { inputs in
      let server = PendingWork<Void, Void>()
      inputs.act("model.load()", when: { $0.text == "" && !$0.isLoading }) { model in
        model.isLoading = true
        Task {
          model.isLoading = (try? await server(())) == nil
          model.text = model.isLoading ? "failed" : "full"
        }
      }
      inputs.act("model.retry()", when: { $0.text == "failed" }) { model in
        (model.text, model.isLoading) = ("full", true)
        Task {
          if (try? await server(())) == nil { (model.text, model.isLoading) = ("failed", false) }
        }
      }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())])
    }
    explorer.isLoading = { $0 }
    let history = ["model.load()", "await server.calls[0].fail(Offline())"]
    let findings = await explorer.explore().findings(.idleLoading)
    #expect(
      findings.map(\.history) == [
        history, history + ["model.retry()", "await server.calls[1].succeed(())"],
      ])
  }

  /// Only once the countdown has ended, nothing is under way.
  @Test func anIndicatorBesideACountdownHasOneCause() async {
    var explorer = Explorer(
      CodeEntry.self, kind: { $0.isLoading ? "verifying" : "entering" }, showing: { $0.isLoading }
    ) { inputs in
      let clock = ManualClock()
      let server = PendingWork<Void, Void>(whenCancelled: .fail, reporter: .silent)
      inputs.clock(clock)
      inputs.act("entry.verify()", when: { !$0.isLoading }) { $0.verify() }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())], upTo: 2)
      return CodeEntry(clock, server)
    }
    explorer.isLoading = { $0 }
    explorer.mayEnd = ["entering"]
    let findings = await explorer.explore().findings
    #expect(
      findings.map(\.history) == [["entry.verify()", "await server.calls[0].fail(Offline())"]])
  }

  /// An answer that is empty, one that is not, or both.
  @Test(arguments: [[], [false], [true], [false, true]])
  func anAnswerThatLeavesAnIndicatorHasOneCause(inKindsThatAreEmpty left: [Bool]) async {
    var explorer = explorerOfPage(kind: { $0.text }, showing: { $0.isLoading }) { inputs in
      let server = PendingWork<Void, [Int]>()
      inputs.act("finder.load()", when: { !$0.isLoading }) { finder in
        finder.isLoading = true
        Task {
          guard let rows = try? await server(()) else { return }
          finder.text = rows.isEmpty ? "empty" : "full"
          finder.isLoading = left.contains(rows.isEmpty)
        }
      }
      inputs.answers("server", of: server, with: [.succeed([1]), .succeed([])])
    }
    explorer.isLoading = { $0 }
    #expect(await explorer.rules() == (left.isEmpty ? [] : [.idleLoading]))
  }
}

/// Leaves its indicator with a failure, while a countdown runs.
@MainActor
private final class CodeEntry {
  private(set) var left = 2
  private(set) var isLoading = false
  private let server: PendingWork<Void, Void>

  init(_ clock: ManualClock, _ server: PendingWork<Void, Void>) {
    self.server = server
    Task { [weak self] in
      while let self, left > 0 {
        try? await clock.sleep(for: .seconds(1))
        left -= 1
      }
    }
  }

  func verify() {
    isLoading = true
    Task { if (try? await server(())) != nil { isLoading = false } }
  }
}
