import ContentStates
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Something that a list shows, alone or beside others.
private enum Element: CaseIterable {
  case table, spinner, empty, error
}

/// The hand-written list and the ready-made one, under the same inputs.
@MainActor
@Suite(.noMistakes) struct TwinTests {
  private struct Lost: Error {}

  private func handwritten() -> Explorer<HandwrittenItems, Set<Element>> {
    Explorer(
      HandwrittenItems.self, kind: { $0.showsSpinner ? "loading" : "idle" },
      showing: { list in
        let shown = [list.showsTable, list.showsSpinner, list.showsEmpty, list.showsError]
        return Set(zip(Element.allCases, shown).filter(\.1).map(\.0))
      }
    ) { inputs in
      let work = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("list.load()", when: { !$0.showsSpinner }) { $0.load() }
      inputs.answers(
        "work", of: work, with: [.succeed(["a"]), .succeed([]), .fail(Lost(), as: "Lost()")])
      let list = HandwrittenItems(service: { try await work(()) })
      list.load()
      return list
    }
  }

  private func readyMade()
    -> Explorer<ContentScreen<NoRequest, String>, ContentDisplay<String>>
  {
    Explorer(ContentKind<NoRequest, String>.self) { inputs in
      let work = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("list.load()", when: { $0.isRunning && $0.display.activity == nil }) {
        $0.state.refresh()
      }
      inputs.answers(
        "work", of: work, .current,
        with: [.succeed(["a"]), .succeed([]), .fail(Lost(), as: "Lost()")])
      return readyMadeItems { try await work(()) }
    }
  }

  private func elements(of display: ContentDisplay<String>) -> Set<Element> {
    let shown = [
      !display.items.isEmpty, display.activity != nil, display.emptyReason != nil,
      display.failure != nil,
    ]
    return Set(zip(Element.allCases, shown).filter(\.1).map(\.0))
  }

  /// The shortest history after which only the hand-written list shows some elements together.
  private func history(to together: Set<Element>) async -> [String] {
    let findings = await handwritten().differences(
      from: readyMade(), comparing: { together.isSubset(of: $0) },
      with: { together.isSubset(of: elements(of: $0)) })
    #expect(findings.map(\.rule) == [.twins])
    return findings.first?.history ?? []
  }

  /// It has a dozen closures and words, which a report would name for each state.
  @Test func aReportNamesASourceAsOneThing() async {
    let leftOut = await readyMade().explore().leftOut
    #expect(leftOut.contains { $0.hasPrefix("LoadingState<") })
    #expect(leftOut.allSatisfy { $0.hasSuffix(": ContentSource<NoRequest, String>") })
  }

  @Test func anErrorStaysWhileTheListLoadsAgain() async {
    #expect(
      await history(to: [.spinner, .error]) == [
        "await work.calls[0].fail(Lost())", "list.load()",
      ])
  }

  @Test func theEmptyTextStaysWhileTheListLoadsAgain() async {
    #expect(
      await history(to: [.spinner, .empty]) == [
        "await work.calls[0].succeed([])", "list.load()",
      ])
  }

  @Test func anErrorStandsOverTheTable() async {
    #expect(
      await history(to: [.table, .error]) == [
        "await work.calls[0].succeed([\"a\"])", "list.load()", "await work.calls[1].fail(Lost())",
      ])
  }

  @Test func anErrorStandsBesideTheEmptyText() async {
    #expect(
      await history(to: [.empty, .error]) == [
        "await work.calls[0].succeed([])", "list.load()", "await work.calls[1].fail(Lost())",
      ])
  }

  @Test func theTableAndTheSpinnerAreThereInTheSameHistories() async {
    let findings = await handwritten().differences(
      from: readyMade(), comparing: { $0.contains(.table) || $0.contains(.spinner) },
      with: { display in
        let shown = elements(of: display)
        return shown.contains(.table) || shown.contains(.spinner)
      })
    #expect(findings == [])
  }
}
