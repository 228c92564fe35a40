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

  @Test func twoAnswersThatLeaveAnIndicatorHaveTwoCauses() async {
    var explorer = Explorer(
      Reloader.self, kind: { $0.hasFailed ? "failed" : $0.isEmpty ? "empty" : "full" },
      showing: { $0.isLoading }
    ) { inputs in
      let server = PendingWork<Void, Void>()
      inputs.act("model.load()", when: { $0.isEmpty && !$0.isLoading }) { $0.load() }
      inputs.act("model.retry()", when: { $0.hasFailed }) { $0.retry() }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())])
      return Reloader(server)
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

/// Leaves its indicator with a failure to load, and with a retry that succeeds.
@MainActor
private final class Reloader {
  private(set) var isLoading = false
  private(set) var hasFailed = false
  private(set) var isEmpty = true
  private let server: PendingWork<Void, Void>

  init(_ server: PendingWork<Void, Void>) { self.server = server }

  func load() {
    isLoading = true
    Task {
      do {
        try await server(())
        (isLoading, isEmpty) = (false, false)
      } catch {
        (hasFailed, isEmpty) = (true, false)
      }
    }
  }

  func retry() {
    (isLoading, hasFailed) = (true, false)
    Task {
      do {
        try await server(())
        isEmpty = false
      } catch {
        (isLoading, hasFailed) = (false, true)
      }
    }
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
