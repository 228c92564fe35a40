import Foundation
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Situations that look alike at first sight, and from which different things follow.
@MainActor
@Suite(.noMistakes) struct HiddenDifferenceTests {
  /// What is read is remembered, so a view that reads after each input sees the old rows.
  @Test(arguments: [false, true])
  func aValueThatIsMadeWhenItIsReadIsReadAfterEachInput(isMended: Bool) async {
    var explorer = explorerOfModel(Memo.self, showing: { ($0.query, $0.rows) }) { inputs in
      inputs.act("memo.refresh()") { $0.refresh() }
      inputs.act("memo.search(\"a\")") { $0.search("a") }
      inputs.act("memo.search(\"b\")") { $0.search("b") }
      return Memo(isMended: isMended)
    }
    explorer.always("the rows match") { _, shown in shown.0.isEmpty || shown.1 == [shown.0] }
    #expect(await explorer.histories() == (isMended ? [] : [["memo.search(\"a\")"]]))
  }

  @Test func aLazyValueOfARightClassIsRepeatable() async {
    let explorer = explorerOfModel(Greeting.self, showing: { [$0.name, $0.firstName] }) { inputs in
      inputs.act("greeting.login()") { $0.login() }
      inputs.act("greeting.logout()") { $0.logout() }
      return Greeting()
    }
    #expect(await explorer.explore().findings == [])
  }

  @Test func enumsOfDifferentTypesWithEqualCasesAreTwo() async {
    var explorer = explorerOfModel(Sorting.self, showing: { $0.rows }) { inputs in
      inputs.act("sorting.order(Down.plain)") { $0.order = Down.plain }
      inputs.act("sorting.apply()") { $0.apply() }
      return Sorting()
    }
    explorer.always("the rows go up") { _, rows in rows == [1, 2] }
    #expect(await explorer.histories() == [["sorting.order(Down.plain)", "sorting.apply()"]])
  }

  @Test func errorsOfDifferentTypesWithEqualCasesAreShownAsTwo() async {
    let explorer = explorerOfModel(Failing.self, showing: { $0.error.map { $0 } }) { inputs in
      inputs.act("failing.fail(Net.unknown)") { $0.error = Net.unknown }
      inputs.act("failing.fail(Parse.unknown)") { $0.error = Parse.unknown }
      return Failing()
    }
    #expect(await explorer.explore().frames.count == 3)
  }

  @Test func aDictionaryOfAnotherModuleKeepsItsOrder() async {
    var explorer = explorerOfModel(Rows.self, showing: { $0.deleted }) { inputs in
      inputs.act("rows.move()", when: { $0.rows.keys.count == 2 }) { $0.rows.keys.reverse() }
      inputs.act("rows.deleteFirst()", when: { $0.rows.keys.count == 2 }) { $0.deleteFirst() }
      return Rows()
    }
    explorer.always("b stays") { _, deleted in deleted != "b" }
    #expect(await explorer.histories() == [["rows.move()", "rows.deleteFirst()"]])
  }

  @Test func aMirrorOfADictionaryNeedsNoPairs() async {
    let explorer = explorerOfModel(KeyedRows.self, showing: { $0.keyed.storage.count }) { inputs in
      inputs.act("rows.add()", atMost: 1) { $0.keyed.storage.append(2) }
      return KeyedRows()
    }
    #expect(await explorer.explore().findings == [])
  }

  @Test func anObjectInAnAnyHashableIsCompared() async {
    var explorer = explorerOfModel(Navigation.self, showing: { $0.hasLost }) { inputs in
      for isLocked in [false, true] {
        inputs.act("navigation.open(\(isLocked))", when: { $0.path.isEmpty }) {
          $0.path.append(Leaf(isLocked: isLocked))
        }
      }
      inputs.act("navigation.delete()", when: { !$0.path.isEmpty }) { $0.delete() }
      return Navigation()
    }
    explorer.always("a locked row stays") { !$1 }
    #expect(await explorer.histories() == [["navigation.open(true)", "navigation.delete()"]])
  }

  /// The dictionary is written after the rows, whose numbers tell them apart.
  @Test func anObjectThatIsAKeyIsTheSameAsElsewhere() async {
    var explorer = explorerOfModel(Outline.self, showing: { $0.hasLost }) { inputs in
      for index in 0..<2 {
        inputs.act("outline.expand(\(index))", when: { $0.rows.count == 2 && $0.expanded.isEmpty })
        {
          $0.expanded[$0.rows[index]] = true
        }
      }
      inputs.act("outline.removeLast()", when: { $0.rows.count == 2 }) { $0.removeLast() }
      return Outline()
    }
    explorer.always("no expanded row is removed") { _, hasLost in !hasLost }
    #expect(await explorer.histories() == [["outline.expand(1)", "outline.removeLast()"]])
  }

  /// Which of them is which, only their addresses say, and these differ from run to run.
  @Test func keysThatLookAlikeAreNotCompared() async {
    let explorer = explorerOfModel(Marks.self, showing: { $0.count }) { inputs in
      inputs.act("marks.tap()", atMost: 2) { $0.tap() }
      return Marks()
    }
    #expect(await explorer.rules() == [.notCompared])
    #expect(await explorer.explore().leftOut == ["marks: a dictionary with keys that look alike"])
  }

  /// What is saved relies on the view, which loads again if it is there: also if the view changes only
  /// after some turns of the main actor, and rest is guessed.
  @Test(arguments: [false, true], 0...2)
  func whetherTheViewIsThereIsPartOfASituation(guessesRest: Bool, yields: Int) async {
    var explorer = explorerOfPage(showing: { ($0.isLoading, $0.text) }) { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.task("await document.load()", when: { !$0.isLoading }, id: { $0.count }) {
        ($0.isOpen, $0.text) = (true, "")
      }
      inputs.disappear("document.leave()", when: { !$0.isLoading }) { _ in }
      inputs.act("document.save()", when: { $0.isOpen && !$0.isLoading }) { document in
        document.isLoading = true
        Task {
          try? await server(())
          for _ in 0..<yields { await Task.yield() }
          document.text = document.count == 0 ? "dirty" : ""
          document.count = 1
          document.isLoading = false
        }
      }
      inputs.answers("server", of: server, with: [.succeed(())])
    }
    explorer.always("a saved document is clean") { _, shown in shown.1 != "dirty" }
    explorer.guessesRest = guessesRest
    #expect(await explorer.rules() == [.broken])
  }

  @Test(arguments: [false, true])
  func aPageThatWasCancelledUnansweredIsMissing(isMended: Bool) async {
    let explorer = explorerOfPage(showing: { $0.rows }) { inputs in
      let server = PendingWork<Int, [String]>(reporter: .silent)
      @MainActor func load(_ page: Int, of chapters: Page) {
        chapters.task?.cancel()
        chapters.task = Task {
          guard let new = try? await server(page), !Task.isCancelled else { return }
          chapters.rows += new
        }
      }
      inputs.act("chapters.load()", atMost: 1) { load(0, of: $0) }
      inputs.act("chapters.more()", when: { !$0.rows.isEmpty }) { chapters in
        if !isMended { chapters.count += 1 }
        load(isMended ? chapters.rows.count : chapters.count, of: chapters)
      }
      inputs.answers("server", of: server, upTo: 4) { page, _ in [.succeed(["\(page)"])] }
      inputs.pagesComeInOrder(of: server, question: { _ in "all" }, page: { $0 })
    }
    #expect(await explorer.rules() == (isMended ? [] : [.broken]))
  }

  @Test(.restIsKnown("A guess does not know which tasks are under way."))
  func theOlderOfTwoEqualCallsIsAnother() async {
    var explorer = explorerOfModel(
      Page.self, showing: { [$0.rows, $0.error.map { [$0] } ?? []] }, ignoring: ["count"]
    ) { inputs in
      let server = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("latest.load()", atMost: 2) { latest in
        latest.count += 1
        Task { [token = latest.count] in
          do {
            (latest.rows, latest.error) = (try await server(()), nil)
          } catch {
            // A failure of the older load removes what the newer one has shown.
            (latest.rows, latest.error) = ([], token == latest.count ? "failed" : nil)
          }
        }
      }
      inputs.answers("server", of: server, with: [.succeed(["a"]), .fail(Offline())])
      return Page()
    }
    explorer.never("rows vanish without an error", after: { $1[0] == ["a"] }) { $1 == [[], []] }
    let finding = await explorer.explore().findings.first
    #expect(finding?.history.suffix(2).map { $0.contains(".calls[1].succeed") } == [true, false])
  }

  @Test(.restIsKnown("A guess does not know which tasks are under way."))
  func ofTwoStoredTasksEachIsItself() async {
    let explorer = explorerOfModel(Loads.self, showing: { $0.isClosed }) { inputs in
      let server = PendingWork<String, Void>(reporter: .silent)
      inputs.act("loads.load()") { $0.load() }
      inputs.act("loads.swap()", when: { $0.isLoading }) { $0.swap() }
      inputs.act("loads.close()", when: { $0.isLoading }) { $0.close() }
      inputs.answers("server", of: server, with: [])
      inputs.always("the left one is cancelled", when: { $0.isClosed }) { _ in
        server.calls[0].isCancelled
      }
      return Loads { try? await server($0) }
    }
    #expect(
      await explorer.explore().findings(.broken).map(\.history) == [
        ["loads.load()", "loads.swap()", "loads.close()"]
      ])
  }

  @Test func whatAMirrorOfAClassHidesIsNamed() async {
    let explorer = explorerOfModel(Masked.self, showing: { $0.isBroken }) { inputs in
      inputs.act("masked.arm()") { $0.arm() }
      return Masked()
    }
    #expect(await explorer.rules() == [.notCompared])
  }
}
