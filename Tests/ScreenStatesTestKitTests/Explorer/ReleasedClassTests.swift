import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What ends with a class that is released, and what does not.
@MainActor
@Suite(.inTurn) struct ReleasedClassTests {
  private func findings<Model: AnyObject>(
    _ make: @escaping @MainActor (Inputs<Model>) -> Model
  ) async -> [Finding] {
    await explorerOfModel(Model.self, showing: { _ in 0 }, make).explore().findings
  }

  /// Turns its pages, and looks whether it is still there, or not.
  private func turnPages(of banner: Page, _ clock: ManualClock, isFixed: Bool = false) {
    Task { [weak banner] in
      while !Task.isCancelled {
        try? await clock.sleep(for: .seconds(3))
        if isFixed, banner == nil { return }
        banner?.isOpen.toggle()
      }
    }
  }

  @Test(arguments: [false, true]) func workWithoutAnEndIsLeftBehind(isFixed: Bool) async {
    let findings = await findings { (inputs: Inputs<Page>) in
      let clock = ManualClock()
      inputs.clock(clock)
      inputs.act("banner.start()", atMost: 1) { turnPages(of: $0, clock, isFixed: isFixed) }
      return Page()
    }
    let sentence =
      "banner.start() started work that goes on after Page was released; end it when the view"
      + " disappears, or as soon as self is nil."
    #expect(findings.map(\.sentence) == (isFixed ? [] : [sentence]))
    #expect(findings.map(\.history) == (isFixed ? [] : [["banner.start()"]]))
  }

  @Test func eachWorkWithoutAnEndIsLeftBehind() async {
    let findings = await findings { (inputs: Inputs<Page>) in
      let clock = ManualClock()
      inputs.clock(clock)
      inputs.act("banner.start()", atMost: 1) { turnPages(of: $0, clock) }
      inputs.act("banner.rest()", atMost: 1) { _ in }
      inputs.act("banner.blink()", atMost: 1) { turnPages(of: $0, clock) }
      return Page()
    }
    #expect(findings.map(\.history) == [["banner.start()"], ["banner.blink()"]])
  }

  /// A loop that would end if it were cancelled: in an app, nobody cancels it.
  @Test(
    .restIsKnown("A guess does not see real sleeps."), arguments: ["strong", "weak", "cancelled"])
  func aTickerOnTheRealClockIsLeftBehind(held: String) async {
    let findings = await findings { (inputs: Inputs<Page>) in
      inputs.act("ticker.start()", atMost: 1) { ticker in
        let strong = held == "strong" ? ticker : nil
        let task = Task { [weak ticker] in
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            (strong ?? ticker)?.isOpen.toggle()
          }
        }
        if held == "cancelled" { ticker.task = task }
      }
      return Page()
    }
    #expect(findings.map(\.rule) == (held == "cancelled" ? [] : [.left]))
    #expect(
      findings.allSatisfy { $0.sentence.hasPrefix("ticker.start() started work that goes on") })
  }

  /// The test's mistake: to hold the class weakly would not help.
  @Test func aClockThatIsNotDeclaredIsNamed() async {
    let findings = await findings { (inputs: Inputs<Page>) in
      let clock = ManualClock()
      inputs.act("napper.nap()", atMost: 1) { napper in
        napper.text = "asleep"
        Task {
          try? await clock.sleep(for: .seconds(1))
          napper.text = "awake"
        }
      }
      return Page()
    }
    #expect(findings.map(\.rule) == [.neverPossible])
    #expect(findings.allSatisfy { $0.sentence.contains("inputs.clock does not declare it") })
  }

  @Test(.restIsKnown("A guess does not know which tasks have not ended."))
  func aTaskThatNobodyResumesIsNamed() async {
    let endless = Endless()
    defer { endless.end() }
    let findings = await findings { (inputs: Inputs<Page>) in
      inputs.act("napper.nap()", atMost: 1) { napper in
        napper.text = "asleep"
        Task {
          await endless.wait()
          napper.text = "awake"
        }
      }
      return Page()
    }
    let hint = "A task begun by napper.nap() has not ended: does anything still resume"
    #expect(findings.contains { $0.rule == .leak && $0.sentence.contains(hint) }, "\(findings)")
  }

  private struct Job: Sendable {
    var done: @MainActor @Sendable () -> Void = {}
  }

  /// The answer, or a report, would be shown by what is released.
  @Test(arguments: [false, true]) func whatACallWasGivenGoesWithIt(isInArgument: Bool) async {
    let findings = await findings { (inputs: Inputs<Page>) in
      let server = PendingWork<Job, Void>(reporter: .silent)
      inputs.act("upload.start()", atMost: 1) { upload in
        let job = isInArgument ? Job { upload.count = 100 } : Job()
        Task {
          try? await server(job) { (percent: Int) in
            if !isInArgument { Task { @MainActor in upload.count = percent } }
          }
        }
      }
      inputs.answers("server", of: server) { _, _ in [.succeed(())] }
      return Page()
    }
    #expect(findings == [])
  }

  @Test(arguments: [false, true])
  func aViewDisappearsBeforeItsModelGoes(isEndedByView: Bool) async {
    let findings = await findings { (inputs: Inputs<Page>) in
      let socket = PendingSequence<String>(reporter: .silent)
      inputs.appear("chat.appear()") { chat in
        chat.task = Task {
          do { for try await message in socket { chat.rows = [message] } } catch {}
        }
      }
      if isEndedByView {
        inputs.disappear("chat.disappear()") { chat in
          chat.task?.cancel()
          chat.task = nil
        }
      }
      inputs.act("await socket.send(\"a\")", when: { _ in socket.isFollowed }) { _ in
        await socket.send("a")
      }
      return Page()
    }
    #expect(findings.map(\.rule) == (isEndedByView ? [] : [.leak]))
  }

  @Test(arguments: [[], ["rest"], ["opening"], ["saving"], ["opening", "saving"]])
  func eachInputThatLeaksIsFound(leaks: [String]) async {
    let findings = await findings { (inputs: Inputs<Editor>) in
      let server = PendingWork<Int, Void>(reporter: .silent)
      inputs.act("editor.open()") { $0.open() }
      inputs.act("editor.save()", atMost: 2) { $0.save() }
      inputs.answers("server", of: server) { _, _ in [.succeed(()), .fail(Offline())] }
      return Editor(leaks: Set(leaks), server)
    }
    let histories = [
      "rest": [], "opening": ["editor.open()"],
      "saving": ["editor.save()", "await server.calls[0].succeed(())"],
    ]
    let sentence =
      "Editor is still held after the test has released it; capture it weakly in what holds it, or end"
      + " that when the view disappears."
    #expect(findings.map(\.rule) == leaks.map { _ in .leak })
    #expect(findings.allSatisfy { $0.sentence == sentence })
    #expect(findings.map(\.history) == leaks.map { histories[$0] })
  }
}

/// Keeps itself from the beginning, with the document that it opens, or with what it has saved.
@MainActor
private final class Editor {
  private var kept: [String: Editor] = [:]
  private let leaks: Set<String>
  private let server: PendingWork<Int, Void>

  init(leaks: Set<String>, _ server: PendingWork<Int, Void>) {
    (self.leaks, self.server) = (leaks, server)
    keep("rest")
  }

  func open() { keep("opening") }

  func save() {
    Task { [weak self, server] in
      guard (try? await server(1)) != nil else { return }
      self?.keep("saving")
    }
  }

  private func keep(_ name: String) {
    if leaks.contains(name) { kept[name] = self }
  }
}
