import ContentStates
import Foundation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Something that a list shows, alone or beside others.
private enum Element: String, CaseIterable {
  case table, spinner, empty, error
}

/// The hand-written list and the ready-made one, under the same inputs.
@MainActor
@Suite(.noMistakes) struct ComparisonTests {
  private struct Lost: Error {}

  /// Answers to a load.
  private let answers: [Outcome<[String]>] = [
    .succeed(["a"]), .succeed([]), .fail(Lost(), as: "Lost()"),
  ]

  /// The hand-written list, of a reader who waits for each load, or loads again at any time.
  private func handwritten(waiting: Bool) -> Explorer<HandwrittenItems, Set<Element>> {
    Explorer(
      HandwrittenItems.self, kind: { $0.showsSpinner ? "loading" : "idle" },
      showing: { elements([$0.showsTable, $0.showsSpinner, $0.showsEmpty, $0.showsError]) }
    ) { inputs in
      let work = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("list.load()", when: { !waiting || !$0.showsSpinner }) { $0.load() }
      inputs.answers("work", of: work, with: answers)
      let list = HandwrittenItems(service: { try await work(()) })
      list.load()
      return list
    }
  }

  private func readyMade(
    waiting: Bool
  ) -> Explorer<ContentScreen<NoRequest, String>, ContentDisplay<String>> {
    Explorer(ContentKind<NoRequest, String>.self) { inputs in
      let work = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("list.load()", when: { $0.isRunning && (!waiting || $0.display.activity == nil) })
      {
        $0.state.refresh()
      }
      inputs.answers("work", of: work, waiting ? .current : .any, with: answers)
      return readyMadeItems { try await work(()) }
    }
  }

  private func elements(_ shown: [Bool]) -> Set<Element> {
    Set(zip(Element.allCases, shown).filter(\.1).map(\.0))
  }

  private func elements(of display: ContentDisplay<String>) -> Set<Element> {
    elements([
      !display.items.isEmpty, display.activity != nil, display.emptyReason != nil,
      display.failure != nil,
    ])
  }

  // MARK: - What can be seen

  /// The combinations that some sequence of so many inputs reaches, in the order of their names.
  private func looks<Subject, Shown>(
    of explorer: Explorer<Subject, Shown>, inputs: Int, _ elements: (Shown) -> Set<Element>
  ) async -> [String] {
    var explorer = explorer
    explorer.depth = inputs
    let looks = Set(await explorer.explore().frames.map { elements($0.shown) })
    return looks.filter { !$0.isEmpty }.map { look in
      Element.allCases.filter(look.contains).map(\.rawValue).joined(separator: " + ")
    }.sorted()
  }

  @Test func theHandwrittenListReachesLooksThatNoOneMeant() async {
    #expect(
      await looks(of: handwritten(waiting: false), inputs: 4) { $0 } == [
        "empty", "empty + error", "error", "spinner", "spinner + empty", "spinner + empty + error",
        "spinner + error", "table", "table + error", "table + spinner", "table + spinner + error",
      ])
  }

  @Test func theReadyMadeListReachesThoseThatAreMeant() async {
    // The first input is the start.
    #expect(
      await looks(of: readyMade(waiting: false), inputs: 5, elements)
        == ["empty", "error", "spinner", "table", "table + spinner"])
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

  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  // MARK: - As twins

  /// The shortest history after which only the hand-written list shows two elements together.
  @Test(
    arguments: [
      // What was shown stays while the list loads again.
      (.spinner, .error, ["await work.calls[0].fail(Lost())", "list.load()"]),
      (.spinner, .empty, ["await work.calls[0].succeed([])", "list.load()"]),
      // An error stands beside what was shown.
      (
        .table, .error,
        ["await work.calls[0].succeed([\"a\"])", "list.load()", "await work.calls[1].fail(Lost())"]
      ),
      (
        .empty, .error,
        ["await work.calls[0].succeed([])", "list.load()", "await work.calls[1].fail(Lost())"]
      ),
    ] as [(Element, Element, [String])])
  private func twoElementsAreThereTogether(
    _ one: Element, _ other: Element, history: [String]
  ) async {
    let together: Set = [one, other]
    let findings = await handwritten(waiting: true).differences(
      from: readyMade(waiting: true), comparing: { together.isSubset(of: $0) },
      with: { together.isSubset(of: elements(of: $0)) })
    #expect(findings.map(\.rule) == [.twins])
    #expect(findings.first?.history == history)
  }

  @Test func theTableAndTheSpinnerAreThereInTheSameHistories() async {
    let either: Set<Element> = [.table, .spinner]
    let findings = await handwritten(waiting: true).differences(
      from: readyMade(waiting: true), comparing: { !either.isDisjoint(with: $0) },
      with: { !either.isDisjoint(with: elements(of: $0)) })
    #expect(findings == [])
  }

  /// It has a dozen closures and words, which a report would name for each state.
  @Test func aReportNamesASourceAsOneThing() async {
    let leftOut = await readyMade(waiting: true).explore().leftOut
    #expect(leftOut.contains { $0.hasPrefix("LoadingState<") })
    #expect(leftOut.allSatisfy { $0.hasSuffix(": ContentSource<NoRequest, String>") })
  }
}
