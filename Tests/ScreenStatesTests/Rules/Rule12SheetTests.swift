import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A host hears what a child keeps, and hosts it until it reaches a kind.
@MainActor
@Suite(.probes, .noMistakes) struct Rule12SheetTests {
  private let outer = Probe("outer")
  private let inner = Probe("inner")

  @Test func aSheetGoesWhenItReachesAKindAndItsHostStays() {
    let sheet = inner.screen()
    let screen = outer.quietScreen()
    let handle = screen.state.host(sheet, until: { $0 == .c })
    sheet.state.go(.b)
    #expect(screen.path == "a/b")
    sheet.state.go(.c)
    #expect(screen.path == "a" && !sheet.isRunning && !handle.isUnderWay)
    #expect(outer.log == [], "The host goes on.")
  }

  @Test func theLastKindIsHeardTooAndMayLeadOn() {
    let sheet = inner.screen()
    let screen = outer.quietScreen()
    screen.state.host(sheet, then: { $0 == .c ? .b : nil }, until: { $0 == .c })
    sheet.state.go(.c)
    #expect(screen.path == "b")
    #expect(outer.log.map { $0.dropFirst(7) } == ["may a → b", "make b", "exit a", "enter b"])
    #expect(inner.log.last == "inner: exit c")
  }

  @Test func aSheetThatBeginsInItsLastKindGoesAtOnce() {
    let sheet = inner.screen(initial: .c)
    outer.entering(.a) { $0.host(sheet, until: { $0 == .c }) }
    let screen = outer.startedScreen()
    #expect(screen.path == "a" && !sheet.isRunning)
  }

  @Test func aViewThatReadsThePathIsToldThatTheSheetHasGone() {
    let sheet = inner.screen()
    let screen = outer.quietScreen()
    screen.state.host(sheet, until: { $0 == .c })
    let view = View { screen.child(ProbeScreen.self) != nil }
    sheet.state.go(.c)
    view.update()
    #expect(view.readings == [true, false])
  }

  @Test func aHostHearsTheKeptValueAtOnceAndThenEachSettledOne() {
    let child = inner.screen(keeping: "one")
    outer.entering(.a) { state in
      state.host(
        child,
        kept: { text in
          state.display.text += text + " "
          return text == "three" ? .b : nil
        })
      state.display.text = "begun "
    }
    inner.entering(.b) { state in
      state.screen?.kept = "passing"
      state.screen?.kept = "two"
    }
    let screen = outer.startedScreen()
    #expect(screen.display.text == "begun one ")
    child.state.go(.b)
    #expect(screen.display.text == "begun one two ")
    child.kept = "three"
    #expect(screen.kind == .b)
  }

  @Test func theKeptValueIsHeardBeforeTheKindAndNotAfterTheEnd() {
    let child = inner.screen()
    inner.entering(.b) { $0.screen?.kept = "b" }
    inner.exiting(.b) { $0.screen?.kept = "left" }
    let screen = outer.quietScreen()
    screen.state.host(
      child,
      then: { [outer] kind in
        outer.note("kind \(kind)")
        return kind == .b ? .c : nil
      },
      kept: { [outer] text in outer.stay(noting: "kept \(text)") })
    outer.clear()
    child.state.go(.b)
    #expect(outer.log.prefix(2) == ["outer: kept b", "outer: kind b"])
    #expect(outer.log.last == "outer: enter c")
    #expect(child.kept == "left")
  }

  @Test func theFirstKeptValueIsHeardBeforeTheChildStartsAndMayLeadOn() {
    let child = inner.screen(keeping: "one")
    let screen = outer.quietScreen()
    let handle = screen.state.host(child, kept: { $0 == "one" ? .b : nil })
    #expect(screen.path == "b" && !handle.isUnderWay)
    #expect(inner.log == ["inner: make a"], "The child is never entered.")
  }

  @Test func aChildThatStartsWhenItsKeptValueIsHeardIsHeardOnce() {
    let child = inner.screen()
    let screen = outer.quietScreen()
    screen.state.host(
      child,
      then: { [outer] kind in outer.stay(noting: "kind \(kind)") },
      kept: { _ in
        child.start(at: .b)
        return nil
      })
    #expect(outer.log == ["outer: kind b"])
  }

  /// The first value may end it at once.
  @Test(arguments: [false, true])
  func whatHearsTheKeptValueIsFreedWhenTheHostingEnds(endsAtOnce: Bool) {
    let child = inner.screen()
    let screen = outer.quietScreen()
    var journal: Journal? = Journal()
    let isFreed = { [weak journal] in journal == nil }
    // The handle and the child are still held.
    let handle = screen.state.host(
      child,
      kept: { [journal] text in
        journal?.entries.append(text)
        return endsAtOnce ? .b : nil
      })
    journal = nil
    #expect((screen.kind == .b && !handle.isUnderWay) == endsAtOnce)
    #expect(isFreed() == endsAtOnce)
    handle.cancel()
    #expect(isFreed())
    child.kept = "later"
  }

  // MARK: - What a view sends late

  @Test func whatIsSentLateIsRefusedAsStale() async {
    let screen = outer.quietScreen()
    let records = Records(of: screen)
    let first = screen.state
    let close = screen.sending { (state: ProbeState, isShown: Bool) in
      if !isShown { state.go(.c) }
    }
    screen.state.go(.b)
    close(false)
    #expect(screen.kind == .b)
    #expect(await records.lines().last == "b → c: go refused (stale)")
    extendLifetime(first)
  }

  @Test func aStateThatHasBeenFreedIsNotKeptAndAnswersNothing() {
    let screen = outer.quietScreen()
    let isFreed = { [weak state = screen.state] in state == nil }
    let close = screen.sending { (state: ProbeState, _: Void) in state.go(.c) }
    screen.state.go(.b)
    #expect(isFreed())
    close(())
    #expect(screen.kind == .b)
  }

  @Test func aViewThatIsDrawnAgainAfterAReloadSendsToTheLiveState() {
    let screen = outer.quietScreen()
    let view = View { screen.sending { (state: ProbeState, _: Void) in state.go(.c) } }
    // A reload: the same kind and an equal frame.
    screen.state.go(.a)
    view.update()
    #expect(view.readings.count == 2)
    view.readings.last?(())
    #expect(screen.kind == .c)
  }
}
