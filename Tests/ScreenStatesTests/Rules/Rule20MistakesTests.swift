#if DEBUG
  import ScreenStates
  import ScreenStatesTestKit
  import TestTraits
  import Testing

  /// In debug builds a refusal that can only be a mistake is told, once for each sentence and screen.
  @MainActor
  @Suite(.probes) struct Rule20MistakesTests {
    /// What can be done wrong, with words of the refusal that says so.
    struct Mistake: CustomTestStringConvertible {
      let words: String
      var prepare: @MainActor (Probe) -> Void = { _ in }
      /// Makes it: by going to `b` and back, if not otherwise said.
      var make: @MainActor (ProbeScreen) -> Void = { screen in
        screen.start()
        screen.transition(to: .b)
        screen.transition(to: .a)
      }

      var testDescription: String { words }

      static func inGuard(
        _ words: String, _ act: @escaping @MainActor (ProbeState) -> Void
      ) -> Mistake {
        Mistake(words: words) { probe in
          probe.allowing(.a) { state, _ in
            act(state)
            return true
          }
        }
      }
    }

    nonisolated static let all: [Mistake] = [
      .inGuard("asked for .c in canTransition(to:)") { $0.go(.c) },
      .inGuard("drew in canTransition(to:)") { $0.display.text = "drawn" },
      .inGuard("wrote screen.kept in canTransition(to:)") { $0.screen?.kept = "written" },
      Mistake(words: "asked for .c before it was entered") { probe in
        probe.making(.b) {
          let state = ProbeState(.b, of: probe)
          state.go(.c)
          return state
        }
      },
      Mistake(words: "asked for .c while it was leaving") { $0.exiting(.a) { $0.go(.c) } },
      Mistake(words: "asked for .c while its request for .a is queued") { probe in
        probe.entering(.b) { state in
          state.go(.a)
          state.go(.c)
        }
      },
      Mistake(words: "a state is used only once") { probe in
        var used: ProbeState?
        probe.entering(.a) { used = $0 }
        probe.making(.b) { used }
      },
      Mistake(words: "after 1,000 transitions") { $0.entering(.b) { $0.go(.b) } },
      Mistake(words: "was asked for .c while it was not running", make: { $0.transition(to: .c) }),
      Mistake(words: "asked for .c before its screen was started", make: { $0.state.go(.c) }),
      Mistake(words: "has a host already") { probe in
        let child = Probe().screen()
        probe.entering(.b) { state in
          state.host(child)
          state.host(child)
        }
      },
    ]

    private let probe = Probe()

    // MARK: - What is told

    @Test(arguments: all)
    func eachIsToldOnceForEachScreen(_ mistake: Mistake) async {
      mistake.prepare(probe)
      for _ in 0..<2 {
        let sentences = await toldMistakes {
          let screen = probe.screen()
          for _ in 0..<2 { mistake.make(screen) }
        }
        #expect(sentences.count == 1, "\(sentences)")
        #expect(sentences.first?.contains(mistake.words) == true, "\(sentences)")
      }
    }

    @Test func twoSentencesOfOneScreenAreTwoMistakes() async {
      probe.exiting(.a) { state in
        state.go(.b)
        state.go(.c)
      }
      let sentences = await toldMistakes {
        let screen = probe.startedScreen()
        screen.state.go(.b)
      }
      #expect(
        sentences == [
          "ProbeState asked for .b while it was leaving; in exit() a state can no longer choose:"
            + " decide before it leaves, or in the enter() of the next state.",
          "ProbeState asked for .c while it was leaving; in exit() a state can no longer choose:"
            + " decide before it leaves, or in the enter() of the next state.",
        ])
    }

    @Test func aStateThatBelongsToNoScreenTellsItsOwnOnce() async {
      let sentences = await toldMistakes {
        let state = ProbeState(.a, of: probe)
        state.go(.b)
        state.go(.b)
      }
      #expect(sentences.count == 1)
    }

    @Test func aCallerThatWaitsForItselfIsTold() async {
      probe.entering(.a) { state in
        state.perform { [weak screen = state.screen] in
          await screen?.settled()
        } then: { _ in
          nil
        }
      }
      let sentences = await toldMistakes { await probe.startedScreen().settled() }
      #expect(
        sentences == [
          "settled() was awaited in result of ProbeState, which it waits for; await it outside of"
            + " that work."
        ])
    }

    @Test(arguments: ["transition", "end of the hosting"])
    func workOfAChildThatItsHostCancelsIsTold(ending: String) async {
      let (outer, inner) = (Probe(), Probe())
      var sentences = await toldMistakes {
        let child = inner.screen()
        let screen = outer.startedScreen()
        let hosting = screen.state.host(child)
        child.perform(cause: "payment") { try await PendingAnswer.never() }
        if ending == "transition" { screen.state.go(.b) } else { hosting.cancel() }
      }
      let move = ending == "transition" ? "went from .a to .b" : "ended the hosting"
      #expect(
        sentences == [
          "The payment of the screen, in ProbeState, was cancelled, because its host \(move); what"
            + " must not be lost, such as a payment, is performed by the host's screen or sent by an"
            + " outbox."
        ])
      // What the user stops is not lost by mistake; reading that ends with its state is none.
      sentences = await toldMistakes {
        let (child, reader) = (inner.screen(), inner.screen())
        let screen = outer.startedScreen()
        screen.state.host(child)
        child.perform { try await PendingAnswer.never() }
        screen.stop()
        screen.start()
        screen.state.host(reader)
        reader.state.loadForever()
        screen.state.go(.b)
      }
      #expect(sentences == [])
    }

    @Test func theTransitionThatCancelsWorkOfAGrandchildIsNamed() async {
      let (outer, middle, inner) = (Probe(), Probe(), Probe())
      let sentences = await toldMistakes {
        let (child, grandchild) = (middle.screen(), inner.screen())
        let screen = outer.startedScreen()
        screen.state.host(child)
        child.state.host(grandchild)
        grandchild.perform(cause: "payment") { try await PendingAnswer.never() }
        screen.state.go(.b)
      }
      #expect(sentences.count == 1 && sentences[0].contains("because its host went from .a to .b;"))
    }

    @Test func timersAndSequencesOfAChildThatItsHostEndsAreNotTold() async {
      let (outer, inner) = (Probe(), Probe())
      let sentences = await toldMistakes {
        let child = inner.screen()
        let screen = outer.startedScreen()
        screen.state.host(child)
        child.after(.seconds(1)) { _ in }
        child.every(.seconds(1)) { _ in }
        child.follow(AsyncStream<Int>.makeStream().stream) { _, _ in }
        screen.state.go(.b)
        #expect(child.underWay.isEmpty && !child.isRunning)
      }
      #expect(sentences == [])
    }

    // MARK: - What is never told

    @Test func whatEverydayUseLeadsToIsNotTold() async {
      let work = PendingWork<Void, ProbeKind?>(reporter: .silent)
      let sentences = await toldMistakes {
        let screen = await probe.screen(performing: work)
        let records = Records(of: screen)
        let first = screen.state
        probe.allowing(.a) { _, next in next != .c }
        #expect(screen.state.go(.c).refusal?.reason == .guarded)
        #expect(screen.start().refusal?.reason == .alreadyRunning)
        screen.state.wave()
        screen.state.go(.b)
        #expect(first.go(.c).refusal?.reason == .stale)
        first.wave()
        // Late, of the state and of the screen.
        await work.calls[0].succeed(.c)
        screen.perform(cause: "saved") { _ = try await work(()) }
        await screen.settled()
        screen.stop()
        await work.calls[1].succeed(nil)
        // Anything after a stop.
        #expect(screen.transition(to: .c).refusal?.reason == .notRunning)
        #expect(screen.state.go(.c).refusal?.reason == .notRunning)
        #expect(first.go(.c).refusal?.reason == .stale)
        #expect(screen.after(.zero) { _ in }.refusal?.reason == .notRunning)
        screen.state.wave()
        screen.stop()
        #expect(await records.refusals().count == 11)
      }
      #expect(sentences == [])
    }

    @Test func aStartThatAStopTakesBackIsNone() async {
      let sentences = await toldMistakes {
        let screen = probe.quietScreen()
        probe.exiting(.a) { state in
          state.screen?.start()
          state.screen?.stop()
        }
        screen.stop()
      }
      #expect(sentences == [])
    }

    @Test func aTokenThatIsReplacedOrFreedInItsTurnIsNotTold() async {
      let sentences = await toldMistakes {
        let screen = probe.startedScreen()
        var token: ObservationToken?
        token = screen.observe { _ in }
        token = screen.observe { _ in }
        token?.cancel()
        token = screen.observeTransitions { _ in }
        screen.state.go(.b)
        token = nil
        screen.state.go(.a)
      }
      #expect(sentences == [])
    }

    // MARK: - Who hears

    @Test func testsThatRunSideBySideDoNotMix() async {
      let tasks = (1...20).map { number in Task { await sentences(ofTest: number) } }
      for (index, task) in tasks.enumerated() {
        let heard = await task.value
        #expect(heard.count == 2)
        #expect(heard.first?.contains("in exit() a state can no longer choose") == true)
        #expect(heard.last?.contains("request \(index + 1) ") == true)
      }
    }

    /// What a test hears that runs beside others and makes two mistakes.
    private func sentences(ofTest number: Int) async -> [String] {
      let probe = Probe()
      probe.exiting(.number(0)) { $0.screen?.transition(to: .a) }
      return await toldMistakes {
        let screen = probe.startedScreen(initial: .number(number))
        await Task {}.value
        screen.state.perform {
          await Task {}.value
        } then: { _ in
          .number(number)
        }
        await screen.settled()
        probe.screen().state.ignored("request \(number)")
      }
    }

    @Test func aScreenTellsTheTestInWhichItWasMade() async {
      probe.exiting(.a) { $0.go(.c) }
      var screen: ProbeScreen?
      var inner: [String] = []
      let outer = await toldMistakes {
        screen = probe.startedScreen()
        inner = await toldMistakes { screen?.state.go(.b) }
      }
      #expect(outer.count == 1)
      #expect(inner == [])
    }

    // MARK: - Standard error

    @Test func whereNobodyHearsEachIsALineOfTheStandardError() async throws {
      let result = try #require(
        await #expect(
          processExitsWith: .success, observing: [\.standardErrorContent]
        ) { @MainActor in
          ProcessBound.set()
          let probe = Probe()
          probe.exiting(.a) { $0.go(.c) }
          let screen = probe.startedScreen()
          for kind in [ProbeKind.b, .a, .b] { screen.state.go(kind) }
          screen.stop()
          screen.state.go(.b)
          probe.forgetHooks()
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      let lines = text.split(separator: "\n").filter { $0.contains("ScreenStates: ") }
      #expect(
        lines == [
          "ScreenStates: ProbeState asked for .c while it was leaving; in exit() a state can no"
            + " longer choose: decide before it leaves, or in the enter() of the next state."
        ])
    }
  }
#endif
