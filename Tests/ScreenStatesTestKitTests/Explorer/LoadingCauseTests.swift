import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Which findings share the cause of an indicator with nothing under way.
@MainActor
@Suite(.noMistakes) struct LoadingCauseTests {
  @Test func aDeadEndElsewhereHasACauseOfItsOwn() async {
    var explorer = Explorer(
      Counter.self, kind: { $0.phase }, showing: { $0.isLoading }
    ) { inputs in
      inputs.act("counter.open()", when: { $0.phase == .closed }) { $0.open() }
      inputs.act("counter.reject()", when: { $0.phase == .open }) { $0.reject() }
      return Counter()
    }
    explorer.isLoading = { $0 }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rules) == [[.idleLoading], [.deadEnd]])
  }

  @Test func anIndicatorThatGoesOnInTheNextKindHasOneCause() async {
    var explorer = Explorer(Tabs.self, kind: { $0.isFirst }, showing: { $0.isLoading }) { inputs in
      inputs.act("tabs.load()", when: { $0.isFirst }) { $0.isLoading = true }
      inputs.act("tabs.change()") { $0.isFirst.toggle() }
      return Tabs()
    }
    explorer.isLoading = { $0 }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.history) == [["tabs.load()"]])
    #expect(findings.first?.rules.first == .idleLoading)
  }

  @Test(arguments: [[], [false], [true], [false, true]])
  func anAnswerThatLeavesAnIndicatorHasOneCause(inKindsThatAreEmpty left: [Bool]) async {
    var explorer = Explorer(
      Finder.self, kind: { $0.rows?.isEmpty as Any }, showing: { $0.isLoading }
    ) { inputs in
      let server = PendingWork<Void, [Int]>()
      inputs.act("finder.load()", when: { !$0.isLoading }) { $0.load() }
      inputs.answers("server", of: server, with: [.succeed([1]), .succeed([])])
      return Finder(server, leaving: left)
    }
    explorer.isLoading = { $0 }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rule) == (left.isEmpty ? [] : [.idleLoading]))
  }
}

/// Leaves its indicator with an answer that is empty, with one that is not, or with both.
@MainActor
private final class Finder {
  private(set) var rows: [Int]?
  private(set) var isLoading = false
  private let left: Set<Bool>
  private let server: PendingWork<Void, [Int]>

  init(_ server: PendingWork<Void, [Int]>, leaving left: [Bool]) {
    (self.server, self.left) = (server, Set(left))
  }

  func load() {
    isLoading = true
    Task {
      guard let rows = try? await server(()) else { return }
      self.rows = rows
      isLoading = left.contains(rows.isEmpty)
    }
  }
}

/// Forgets to hide its indicator, and cannot be left after a refusal.
@MainActor
private final class Counter {
  enum Phase { case closed, open, rejected }

  private(set) var phase = Phase.closed
  private(set) var isLoading = false

  func open() { (phase, isLoading) = (.open, true) }
  func reject() { (phase, isLoading) = (.rejected, false) }
}

@MainActor
private final class Tabs {
  var isFirst = true
  var isLoading = false
}
