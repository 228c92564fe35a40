import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The search for the calls of a session, where it is harder than to follow the requests.
@MainActor
@Suite(.noMistakes) struct RepeatTests {
  private func explorer(
    _ change: (inout Explorer<FormScreen, FormDisplay>) -> Void = { _ in }
  ) -> Explorer<FormScreen, FormDisplay> {
    var explorer = Explorer(FormKind.self) { inputs in
      inputs.request("type(\"o\")") { $0.type("o") }
      inputs.request("type(\"k\")") { $0.type("k") }
      inputs.request("send()") { $0.send() }
      return FormScreen()
    }
    change(&explorer)
    return explorer
  }

  private func session(
    last count: Int = 100, startingFirst: Bool = false, writing parts: [SessionPart] = [],
    _ use: (FormScreen) -> Void
  ) throws -> Session {
    let screen = FormScreen()
    if startingFirst { screen.start() }
    let recorder = SessionRecorder(
      screen, named: "form", to: .memory(last: count), writing: parts)
    use(screen)
    return try #require(recorder.session)
  }

  private let sent: @MainActor (FormScreen) -> Void = { screen in
    screen.start()
    screen.state.type("o")
    screen.state.type("k")
    screen.state.send()
  }

  private let callsToSent = [
    "screen.start()", "screen.state.type(\"o\")", "screen.state.type(\"k\")", "screen.state.send()",
  ]

  private func problems(
    of session: Session, _ change: (inout Explorer<FormScreen, FormDisplay>) -> Void = { _ in }
  ) async -> [String] {
    let error = await #expect(throws: FailedCheck.self) {
      _ = try await explorer(change).calls(leadingTo: session)
    }
    return error?.problems ?? []
  }

  @Test func aTextThatGrowsWithoutARequestIsTyped() async throws {
    #expect(try await explorer().calls(leadingTo: session(sent)) == callsToSent)
  }

  @Test func manyTextsAreTypedInALongSession() async throws {
    let session = try session { screen in
      screen.start()
      for _ in 1...10 {
        screen.state.type("o")
        screen.state.type("k")
        screen.state.send()
        screen.state.send()
      }
    }
    #expect(try await explorer().calls(leadingTo: session).count == 41)
  }

  @Test func aBoundThatEndsTheSearchIsTold() async throws {
    var session = try session(sent)
    session.steps[1].event = .request(
      from: "form", to: Session.Place("lost"), cause: "send()", outcome: .taken)
    let step = "step 2, form → lost: send()"
    #expect(
      await problems(of: session) { $0.situations = 30 }
        == [
          "found no calls to \(step), among the first 30 situations; raise situations, bound the inputs"
            + " with atMost, or set situation"
        ])
    #expect(
      await problems(of: session) { $0.depth = 2 }
        == ["found no calls to \(step), with up to 2 in a row that match no request; raise depth"])
    #expect(
      await problems(of: session) { $0.budget = .zero }
        == ["found no calls to step 1, • → form: start, in 0.0 seconds; raise budget"])
  }

  @Test func aSecondStartIsPassedOver() async throws {
    let session = try session { screen in
      screen.start()
      screen.start()
      sent(screen)
    }
    #expect(session.steps.contains { $0.text == "form → form: start refused (alreadyRunning)" })
    #expect(session.whatHappened == ["• → form: start", "form → sent: send()"])
    try await explorer { $0.situations = 100 }.explore().check(session)
    #expect(try await explorer().calls(leadingTo: session) == callsToSent)
  }

  @Test func aScreenThatStartsInASampleIsRepeated() async throws {
    let session = try session { screen in
      screen.start(at: .sent("ok"))
      screen.state.send()
    }
    try await explorer { $0.situations = 100 }.explore().check(session)
    #expect(
      try await explorer().calls(leadingTo: session)
        == ["screen.start(at: .sent(\"ok\"))", "screen.state.send()"])
  }

  @Test func aScreenThatStartsAgainInASampleIsRepeated() async throws {
    let session = try session { screen in
      sent(screen)
      screen.stop()
      screen.start(at: .sent("ok"))
    }
    #expect(
      try await explorer().calls(leadingTo: session)
        == callsToSent + ["screen.stop()", "screen.start(at: .sent(\"ok\"))"])
  }

  @Test func aStartWithoutASampleIsTold() async throws {
    let session = try session { $0.start(at: .draft) }
    let error = await #expect(throws: FailedCheck.self) {
      try await explorer { $0.situations = 100 }.explore().check(session)
    }
    #expect(
      error?.problems
        == [
          "step 1, • → draft: start: a screen that starts there was never seen, and no sample has this"
            + " kind; seen instead: form"
        ])
  }

  @Test func aSessionWithoutItsStartIsTold() async throws {
    let sentence = ["it was not recorded from before the start of the screen"]
    let late = try session(startingFirst: true) { $0.state.send() }
    #expect(await problems(of: late) == sentence)
    #expect(try await problems(of: session(last: 1, sent)) == sentence)
    let keeping = try session(last: 1, writing: [.kept(of: FormKind.self)], sent)
    #expect(keeping.steps.map(\.text) == ["•: kept", "running in sent", "sent: kept"])
    #expect(await problems(of: keeping) == sentence)
  }
}

private typealias FormScreen = Screen<FormKind>

private struct FormDisplay: ScreenDisplay, Equatable {}

/// `draft` is no sample.
private enum FormKind: StateKind, Equatable, CaseIterable {
  typealias Display = FormDisplay
  typealias StateClass = FormState
  typealias Kept = String
  case form, draft
  case sent(String)
  static let allCases = [form, sent("ok")]
}

private struct FormStates: StateFactory {
  func makeState(for kind: FormKind) -> FormState { kind == .sent("ok") ? Sent() : FormState() }
}

/// What is typed goes into the kept text, without a request.
private class FormState: FormScreen.State {
  func type(_ text: String) { screen?.kept += text }
  func send() { if screen?.kept == "ok" { transition(to: .sent("ok")) } }
}

private final class Sent: FormState {
  override func enter() { screen?.kept = "" }
  override func type(_ text: String) {}
  override func send() { transition(to: .form) }
}

extension FormScreen {
  fileprivate convenience init() { self.init(initial: .form, keeping: "", states: FormStates()) }
}
