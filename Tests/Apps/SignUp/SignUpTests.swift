import Foundation
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

struct AccountsByHand: Accounts {
  let names = PendingWork<String, Bool>()
  let creations = PendingWork<SignUpForm, String>()
  func isFree(_ name: String) async throws -> Bool { try await names(name) }
  func create(_ form: SignUpForm) async throws -> String { try await creations(form) }
}

struct NoAnswer: Error, CustomStringConvertible {
  let description = "The server does not answer."
}

@MainActor
@Suite(.noMistakes) struct SignUpTests {
  private let accounts = AccountsByHand()

  private func bench(
    _ kind: SignUpKind, _ name: String = "", mail: String = ""
  ) -> StateBench<SignUpKind, SignUpState> {
    let form = SignUpForm(key: "1", name: name, mail: mail)
    let bench = StateBench(kind, keeping: form, states: SignUpStates(accounts: accounts))
    bench.enter()
    return bench
  }

  private func screen(keeping form: SignUpForm) -> (SignUpScreen, ManualClock) {
    let clock = ManualClock()
    let screen = SignUpScreen(
      initial: .choosingName, keeping: form, states: SignUpStates(accounts: accounts), clock: clock)
    screen.start()
    return (screen, clock)
  }

  // MARK: - Each state alone

  @Test func eachKeystrokeIsJudgedAtOnce() async throws {
    let bench = bench(.choosingName)
    bench.kept.name = "a1"
    #expect(bench.display.problem == "A name has three letters or more.")
    bench.kept.name = "a1b"
    #expect(bench.display.problem == "A name has letters only.")
    bench.kept.name = "ann"
    #expect(
      bench.display
        == .drawing {
          $0.step = "1 of 3"
          $0.field = .name
          $0.isBusy = true
        })
    try await bench.check()
  }

  @Test func theServerIsAskedWhenTheUserPauses() async throws {
    let bench = bench(.choosingName)
    for name in ["ann", "anna", "annab"] {
      bench.kept.name = name
      await bench.clock.advance(by: .milliseconds(299))
      await bench.settled()
    }
    #expect(accounts.names.calls.isEmpty)
    await bench.clock.advance(by: .milliseconds(1))
    #expect(accounts.names.calls.map(\.argument) == ["annab"])
    bench.state.next()
    #expect(bench.ignored == ["next()"])
    await accounts.names.calls[0].succeed(true)
    bench.state.next()
    #expect(bench.next == .enteringMail)
    try await bench.check()
  }

  @Test func aKeystrokeAfterTheQuestionDropsItsAnswer() async throws {
    let bench = bench(.choosingName, "ann")
    await bench.clock.advance(by: .milliseconds(300))
    bench.kept.name = "anna"
    await accounts.names.calls[0].succeed(false)
    #expect(bench.display.problem == nil)
    #expect(bench.display.isBusy)
    try await bench.check()
  }

  @Test func whatIsNotTheNameDoesNotDisturbTheCheck() async throws {
    let bench = bench(.choosingName, "ann")
    await bench.clock.advance(by: .milliseconds(200))
    bench.kept.mail = "ann@example.org"
    await bench.clock.advance(by: .milliseconds(100))
    #expect(accounts.names.calls.count == 1)
    await accounts.names.calls[0].fail(NoAnswer())
    #expect(bench.display.problem == "The server does not answer.")
    try await bench.check()
  }

  @Test func anAddressNeedsAnAt() async throws {
    let bench = bench(.enteringMail)
    bench.state.next()
    #expect(bench.ignored == ["next()"])
    bench.kept.mail = "ann@example.org"
    #expect(bench.display.canGoOn)
    bench.state.next()
    #expect(bench.next == .reviewing(problem: nil))
    try await bench.check()
  }

  @Test func fromTheReviewThereAreTwoWays() async throws {
    let forth = bench(.reviewing(problem: "Try again."), "ann", mail: "ann@example.org")
    #expect(forth.display.problem == "Try again.")
    forth.state.next()
    #expect(forth.next == .creating)
    try await forth.check()
    let wrong = bench(.reviewing(problem: nil), "ann")
    wrong.state.next()
    #expect(wrong.ignored == ["next()"])
    try await wrong.check()
    let back = bench(.reviewing(problem: nil))
    back.state.back()
    #expect(back.next == .enteringMail)
    try await back.check()
  }

  @Test func creatingTakesNoRequest() async throws {
    let bench = bench(.creating, "ann", mail: "ann@example.org")
    await bench.settled()
    bench.state.back()
    #expect(bench.ignored == ["back()"])
    await accounts.creations.calls[0].fail(NoAnswer())
    #expect(bench.next == .reviewing(problem: "The server does not answer."))
    try await bench.check()
  }

  @Test func theWelcomeIsTheServersName() async throws {
    let bench = bench(.welcome(name: "ann"))
    #expect(bench.display.step == "Welcome, ann!")
    try await bench.check()
  }

  // MARK: - The screen

  @Test func theBackButtonKeepsTheEntries() async {
    let (screen, clock) = screen(keeping: SignUpForm(key: "1"))
    screen.kept.name = "ann"
    await clock.advance(by: .milliseconds(300))
    await accounts.names.calls[0].succeed(true)
    screen.state.next()
    // As a binding of SwiftUI writes.
    let mail: ReferenceWritableKeyPath<SignUpScreen, String> = \.kept.mail
    screen[keyPath: mail] = "ann@"
    screen.state.back()
    #expect(screen.kept == SignUpForm(key: "1", name: "ann", mail: "ann@"))
    screen.stop()
  }

  // MARK: - Every history

  @Test(.inOneMode()) func everyHistoryIsSound() async throws {
    let report = await Self.explorer().explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  /// Of every history, and of random ones.
  static func explorer() -> Explorer<SignUpScreen, SignUpDisplay> {
    var explorer = Explorer(SignUpKind.self) { inputs in
      let accounts = AccountsByHand()
      let clock = ManualClock()
      // A field that is bound is on screen in its own step, and one of them in the review.
      inputs.act("screen.kept.name = \"ann\"", when: { $0.kind == .choosingName }) {
        $0.kept.name = "ann"
      }
      inputs.act("screen.kept.name = \"1\"", when: { $0.kind == .choosingName }) {
        $0.kept.name = "1"
      }
      inputs.act("screen.kept.mail = \"a@b\"", when: { $0.kind == .enteringMail }) {
        $0.kept.mail = "a@b"
      }
      inputs.act("screen.kept.mail = \"\"", when: { $0.kind == .reviewing(problem: nil) }) {
        $0.kept.mail = ""
      }
      inputs.request("next()") { $0.next() }
      inputs.request("back()") { $0.back() }
      inputs.answers(
        "accounts.names", of: accounts.names, .current, with: [.succeed(true), .succeed(false)])
      inputs.answers(
        "accounts.creations", of: accounts.creations, .current,
        with: [.succeed("ann"), .fail(NoAnswer())])
      inputs.clock(clock)
      inputs.always(
        "the server is sent no entry that is wrong",
        when: { _ in !accounts.creations.calls.isEmpty }
      ) { _ in accounts.creations.calls.allSatisfy { $0.argument?.isComplete == true } }
      return SignUpScreen(
        initial: .choosingName, keeping: SignUpForm(key: "1"),
        states: SignUpStates(accounts: accounts), clock: clock)
    }
    explorer.isLoading = { $0.isBusy }
    explorer.mayEnd = ["welcome"]
    explorer.always("who can go on has no problem in the form", when: { $1.canGoOn }) {
      screen, display in
      display.problem == nil || screen.kind.name == "reviewing"
    }
    return explorer
  }
}
