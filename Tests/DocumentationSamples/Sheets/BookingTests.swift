import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct BookingTests {
  private final class TheatreByHand: Theatre {
    let payments = PendingWork<[String], Void>()
    var released: [String] = []
    func release(_ seats: [String]) { released += seats }
    func pay(for seats: [String]) async throws { try await payments(seats) }
  }

  private let theatre = TheatreByHand()
  private let clock = ManualClock()

  private func booking(at kind: BookingKind) -> BookingScreen {
    let screen = BookingScreen(
      initial: .choosing, states: BookingStates(theatre: theatre), clock: clock)
    screen.start(at: kind)
    return screen
  }

  /// What `BookingView` makes of the sheet, drawn now.
  private func sheet(of screen: BookingScreen) -> (CheckoutScreen?) -> Void {
    screen.sending { state, child in if child == nil { state.closeCheckout() } }
  }

  @Test func theSheetIsOpenOverTheCountdown() async {
    let screen = booking(at: .holding(["A1", "A2"]))
    screen.state.pay()
    screen.state.pay()
    #expect(screen.path == "holding/asking")
    #expect(screen.child(CheckoutScreen.self)?.display.sum == "60 €")
    await clock.advance(by: .seconds(2))
    #expect(screen.display.secondsLeft == 298)
    let item = screen.child(CheckoutScreen.self)
    sheet(of: screen)(nil)
    #expect(screen.path == "holding")
    #expect(item?.isRunning == false && item?.display.sum == "60 €")
    await clock.advance(by: .seconds(1))
    #expect(screen.display.secondsLeft == 297)
    screen.stop()
    #expect(theatre.released == ["A1", "A2"])
  }

  @Test func whatIsPaidIsNotReleased() async {
    let screen = booking(at: .holding(["A1"]))
    screen.state.pay()
    let item = screen.child(CheckoutScreen.self)
    let dismiss = sheet(of: screen)
    await item?.send { $0.pay() }
    await theatre.payments.calls[0].succeed(())
    #expect(screen.path == "paid")
    // The sheet slides away: it still draws its item, and sets nil when it has gone.
    #expect(item?.isRunning == false)
    #expect(item?.display == CheckoutSheetDisplay(sum: "30 €"))
    dismiss(nil)
    #expect(screen.path == "paid" && theatre.released == [])
  }

  @Test func aSheetThatLeavesKeepsItsLastPicture() async {
    let screen = booking(at: .holding(["A1"]))
    screen.state.pay()
    let item = screen.child(CheckoutScreen.self)
    await clock.advance(by: .seconds(300))
    #expect(screen.path == "expired" && screen.display.hasExpired)
    #expect(screen.child(CheckoutScreen.self) == nil)
    #expect(item?.display.sum == "30 €")
    #expect(theatre.released == ["A1"])
    screen.state.closeAlert()
    #expect(screen.path == "choosing")
  }

  @Test func aPaymentThatIsUnderWayIsNotClosed() async {
    let screen = booking(at: .holding(["A1"]))
    screen.state.pay()
    await screen.child(CheckoutScreen.self)?.send { $0.pay() }
    sheet(of: screen)(nil)
    #expect(screen.path == "holding/paying")
    await theatre.payments.calls[0].fail(CancellationError())
    #expect(screen.path == "holding/refused")
    #expect(screen.child(CheckoutScreen.self)?.display.problem == "The card was refused.")
  }

  @Test func whatATapHasOpenedIsWhereItWasWhenItIsOpenedAgain() async throws {
    let screen = booking(at: .holding(["A1"]))
    screen.state.giveBack()
    screen.state.pay()
    await screen.child(CheckoutScreen.self)?.send { $0.pay() }
    await theatre.payments.calls[0].fail(CancellationError())
    #expect(screen.path == "holding/(asking, refused)")
    let data = try screen.saved(version: 3)
    var later = BookingScreen(initial: .choosing, states: BookingStates(theatre: theatre))
    try later.start(from: data, version: 3)
    #expect(later.path == "holding")
    later.state.pay()
    #expect(later.path == "holding/refused")
    later = BookingScreen(initial: .choosing, states: BookingStates(theatre: theatre))
    try later.start(from: data, version: 4) { old in
      guard old.version == 3 else { return nil }
      var tree = old
      tree.root.children = [:]
      return tree
    }
    #expect(later.path == "holding")
  }

  @Test(.inTurn) func everyHistoryIsSound() async throws {
    var explorer = Explorer(
      BookingKind.self, samples: [.choosing, .holding(["A1"]), .expired, .paid(["A1"])],
      // The theatre notes every release.
      ignoring: ["BookingStates"]
    ) { inputs in
      let (theatre, clock) = (TheatreByHand(), ManualClock())
      inputs.request("choose([\"A1\"])") { $0.choose(["A1"]) }
      inputs.request("pay()") { $0.pay() }
      inputs.request("closeCheckout()") { $0.closeCheckout() }
      inputs.request("giveBack()") { $0.giveBack() }
      inputs.request("keep()") { $0.keep() }
      inputs.request("closeAlert()") { $0.closeAlert() }
      inputs.request("pay()", of: CheckoutKind.self) { $0.pay() }
      inputs.request("answer(true)", of: QuestionKind.self) { $0.answer(true) }
      inputs.answers(
        "theatre.payments", of: theatre.payments, .current,
        with: [.succeed(()), .fail(CancellationError())])
      inputs.clock(clock)
      inputs.watch("theatre.released") { theatre.released.suffix(1) }
      return BookingScreen(
        initial: .choosing, states: BookingStates(theatre: theatre, seconds: 2), clock: clock)
    }
    explorer.mayEnd = ["paid"]
    explorer.isLoading = { _ in false }
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  @Test func theAlertIsAnsweredOrDismissed() {
    let screen = booking(at: .holding(["A1"]))
    screen.state.giveBack()
    #expect(screen.path == "holding/asking")
    screen.state.keep()
    #expect(screen.path == "holding")
    screen.state.giveBack()
    // As SwiftUI does: the button acts, and then the binding is set to false.
    let dismiss = screen.sending { (state: BookingState, _: Bool) in state.keep() }
    screen.child(QuestionScreen.self)?.state.answer(true)
    dismiss(false)
    #expect(screen.path == "choosing")
    #expect(theatre.released == ["A1"])
  }

  @Test func aDismissalThatWasDrawnBeforeAReloadIsStaleAndALaterOneIsTaken() {
    let screen = booking(at: .expired)
    let first = screen.state
    let (early, records) = (
      screen.sending { (state: BookingState, _: Bool) in state.closeAlert() },
      TransitionRecorder(of: screen)
    )
    screen.transition(to: .expired)
    early(false)
    #expect(screen.kind == .expired)
    #expect(
      records.all.last.map { "\($0)" }
        == "expired → choosing: closeAlert() refused (stale)")
    screen.sending { (state: BookingState, _: Bool) in state.closeAlert() }(false)
    #expect(screen.kind == .choosing)
    extendLifetime(first)
  }
}
