import ContentStates
import Foundation
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What can be seen of a list at one time.
private struct Look: Hashable, CustomStringConvertible {
  var elements: [String] = []

  init(table: Bool, spinner: Bool, empty: Bool, error: Bool) {
    if table { elements.append("table") }
    if spinner { elements.append("spinner") }
    if empty { elements.append("empty") }
    if error { elements.append("error") }
  }

  var description: String { elements.isEmpty ? "nothing" : elements.joined(separator: " + ") }
}

/// What happens to a list: the reader asks, or the oldest or newest call is answered.
private enum Event: CaseIterable {
  case ask
  case oldestSucceeds, oldestIsEmpty, oldestFails
  case newestSucceeds, newestIsEmpty, newestFails

  /// Whether it does something where so many calls wait: of one call, the oldest is the newest.
  func isPossible(waiting count: Int) -> Bool {
    switch self {
    case .ask: true
    case .oldestSucceeds, .oldestIsEmpty, .oldestFails: count > 0
    case .newestSucceeds, .newestIsEmpty, .newestFails: count > 1
    }
  }
}

/// A list under test: what the reader can do, and what can be seen.
@MainActor
private struct Subject {
  let ask: @MainActor () -> Void
  let look: @MainActor () -> Look
  let settle: @MainActor () async -> Void
}

/// The hand-written list and the ready-made one, under every history of up to four events.
@MainActor
@Suite(.noMistakes) struct ComparisonTests {
  private struct Lost: Error, CustomStringConvertible { var description: String { "Lost." } }

  @Test func theHandwrittenListReachesLooksThatNoOneMeant() async {
    let looks = await looks(events: 4) { work in
      let list = HandwrittenItems(service: { try await work(()) })
      list.load()
      return Subject(
        ask: { list.retry() },
        look: {
          Look(
            table: list.showsTable, spinner: list.showsSpinner, empty: list.showsEmpty,
            error: list.showsError)
        },
        settle: {})
    }
    #expect(
      looks == [
        "empty", "empty + error", "error", "spinner", "spinner + empty", "spinner + empty + error",
        "spinner + error", "table", "table + error", "table + spinner", "table + spinner + error",
      ])
  }

  @Test func theReadyMadeListReachesThoseThatAreMeant() async {
    let looks = await looks(events: 4) { work in
      let screen = readyMadeItems { try await work(()) }
      screen.start()
      return Subject(
        ask: {
          screen.state.retry()
          screen.state.refresh()
        },
        look: {
          let display = screen.display
          return Look(
            table: !display.items.isEmpty, spinner: display.activity != nil,
            empty: display.emptyReason != nil, error: display.failure != nil)
        },
        settle: { await screen.settled() })
    }
    #expect(looks == ["empty", "error", "spinner", "table", "table + spinner"])
  }

  @Test func theArticleCountsTheLines() throws {
    let article = try text("Docs/ScreenStates.docc/HandwrittenOrReadyMade.md")
    for (file, name) in [("HandwrittenItems", "hand-written"), ("ReadyMadeItems", "ready-made")] {
      let source = try text("Tests/ContentStatesTests/Comparison/\(file).swift")
      let lines = source.split(separator: "\n").filter { !$0.hasPrefix("import ") }.count
      #expect(article.contains("| lines, \(name) | \(lines) |"))
      #expect(article.contains(source))
    }
  }

  /// The looks that some history reaches, in the order of their names.
  private func looks(
    events depth: Int, make: (PendingWork<Void, [String]>) -> Subject
  ) async -> [String] {
    var reached: Set<Look> = []
    var histories: [[Event]] = [[]]
    for _ in 0...depth {
      var longer: [[Event]] = []
      for history in histories {
        let work = PendingWork<Void, [String]>()
        let subject = make(work)
        await arrive(subject)
        for event in history { await play(event, on: subject, work) }
        reached.insert(subject.look())
        let possible = Event.allCases.filter { $0.isPossible(waiting: work.waiting.count) }
        longer += possible.map { history + [$0] }
        work.abandon()
      }
      histories = longer
    }
    return reached.map(\.description).sorted()
  }

  private func play(
    _ event: Event, on subject: Subject, _ work: PendingWork<Void, [String]>
  ) async {
    switch event {
    case .ask: subject.ask()
    case .oldestSucceeds: await work.waiting.first?.succeed(["a"])
    case .oldestIsEmpty: await work.waiting.first?.succeed([])
    case .oldestFails: await work.waiting.first?.fail(Lost())
    case .newestSucceeds: await work.waiting.last?.succeed(["b"])
    case .newestIsEmpty: await work.waiting.last?.succeed([])
    case .newestFails: await work.waiting.last?.fail(Lost())
    }
    await arrive(subject)
  }

  /// Lets what was asked for reach the service, and what was answered reach the list.
  private func arrive(_ subject: Subject) async {
    await subject.settle()
    await Task { @MainActor in }.value
  }

  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
