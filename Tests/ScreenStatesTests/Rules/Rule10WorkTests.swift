import ScreenStates
import ScreenStatesTestKit
import Testing

/// Work ends with the state that started it; work of the screen outlives states.
@MainActor
@Suite(.probes) struct Rule10WorkTests {
  /// A screen whose state `a` performs work that the test answers, and goes where that says.
  private func working(
    _ probe: Probe, _ work: PendingWork<Void, ProbeKind?>
  ) -> ProbeScreen {
    probe.entering(.a) { state in
      state.perform {
        try await work(())
      } then: { result in
        switch result {
        case .success(let kind):
          probe.note("then \(kind?.name ?? "nil")")
          return kind
        case .failure(let error):
          probe.note("then \(type(of: error))")
          return .c
        }
      }
    }
    return probe.quietScreen()
  }

  @Test func theResultBecomesTheNextKind() async {
    let probe = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    let screen = working(probe, work)
    await screen.settled()
    await work.calls[0].succeed(.b)
    #expect(probe.log == ["then b", "may a → b", "make b", "exit a", "enter b"])
  }

  @Test func anErrorIsAResultToo() async {
    let probe = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    let screen = working(probe, work)
    await screen.settled()
    await work.calls[0].fail(CancellationError())
    #expect(probe.log == ["then CancellationError", "may a → c", "make c", "exit a", "enter c"])
  }

  @Test func nilIsToStay() async {
    let probe = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    let screen = working(probe, work)
    await screen.settled()
    await work.calls[0].succeed(nil)
    #expect(probe.log == ["then nil"])
    #expect(screen.kind == .a)
  }

  @Test func aResultThatIsThereAtOnceIsToldAfterEnter() async {
    let probe = Probe()
    probe.entering(.a) { state in
      state.perform {
        1
      } then: { _ in
        probe.note("then")
        return .b
      }
      probe.note("enter ends")
    }
    let screen = probe.startedScreen()
    #expect(probe.log == ["make a", "enter a", "enter ends"])
    await screen.settled()
    #expect(probe.log.suffix(5) == ["then", "may a → b", "make b", "exit a", "enter b"])
  }

  @Test func workRunsOnTheMainActorAndNotBeforeItsStarterReturns() async {
    let probe = Probe()
    probe.entering(.a) { state in
      state.perform {
        MainActor.assertIsolated()
        probe.note("work")
      } then: { _ in
        nil
      }
      probe.note("enter ends")
    }
    let screen = probe.startedScreen()
    await screen.settled()
    #expect(probe.log == ["make a", "enter a", "enter ends", "work"])
  }

  @Test func aResultThatComesAfterExitIsDroppedAndRecorded() async {
    let probe = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    let screen = working(probe, work)
    let records = Records(of: screen)
    await screen.settled()
    screen.state.go(.b)
    probe.clear()
    // The work ignores that it is cancelled, and answers late.
    await work.calls[0].succeed(.c)
    #expect(probe.log == [])
    #expect(screen.kind == .b)
    #expect(await records.lines() == ["a → b: go", "b: result refused (stale)"])
  }

  @Test func theRecordOfALateResultNamesTheStateThatStartedIt() async {
    let probe = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    let screen = working(probe, work)
    let records = Records(of: screen)
    await screen.settled()
    screen.state.go(.b)
    await work.calls[0].succeed(.c)
    #expect(
      await records.refusals() == [
        "ProbeState asked for work (result) after it had exited; a state decides only while it is"
          + " current: capture what the work needs, and let the result name the next kind."
      ])
  }

  @Test func aResultThatComesAfterAStopIsDroppedAndRecorded() async {
    let probe = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    let screen = working(probe, work)
    let records = Records(of: screen)
    await screen.settled()
    screen.stop()
    probe.clear()
    await work.calls[0].succeed(.c)
    #expect(probe.log == [])
    #expect(!screen.isRunning)
    #expect(await records.lines() == ["a: stop", "•: result refused (stale)"])
  }

  @Test func aResultThatComesAfterAStopAndAStartIsDropped() async {
    let probe = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    let screen = working(probe, work)
    await screen.settled()
    screen.stop()
    screen.start()
    await screen.settled()
    probe.clear()
    await work.calls[0].succeed(.c)
    #expect(probe.log == [])
    await work.calls[1].succeed(.b)
    #expect(screen.kind == .b)
  }

  @Test func aResultThatComesAfterTheScreenHasGoneIsDropped() async {
    let probe = Probe()
    let work = PendingWork<Void, ProbeKind?>()
    var screen: ProbeScreen? = working(probe, work)
    await screen?.settled()
    let exited = Moment()
    probe.exiting(.a) { _ in exited.happen() }
    screen = nil
    await work.calls[0].succeed(.c)
    await exited.hasHappened()
    #expect(probe.log == ["exit a"])
  }

  @Test func workIsCancelledAtExit() async {
    let probe = Probe()
    let ended = Moment()
    probe.entering(.a) { state in
      state.perform {
        do { try await PendingAnswer.never() } catch {
          probe.note("work \(type(of: error)) \(Task.isCancelled)")
          ended.happen()
        }
      } then: { _ in
        probe.note("then")
        return nil
      }
    }
    let screen = probe.quietScreen()
    screen.state.go(.b)
    await ended.hasHappened()
    await screen.settled()
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "enter b", "work CancellationError true",
      ])
  }

  @Test func workThatCancelsItselfReachesThen() async {
    let probe = Probe()
    probe.entering(.a) { state in
      state.perform {
        throw CancellationError()
      } then: { (result: Result<Void, any Error>) in
        if case .failure(is CancellationError) = result { .b } else { nil }
      }
    }
    let screen = probe.startedScreen()
    await screen.settled()
    #expect(screen.kind == .b)
  }

  @Test func whatAResultLeadsToDoesNotRunInACancelledTask() async {
    let probe = Probe()
    probe.entering(.a) { state in
      state.perform {
        1
      } then: { _ in
        probe.note("then \(Task.isCancelled)")
        return .b
      }
    }
    probe.entering(.b) { _ in probe.note("\(Task.isCancelled)") }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(
      probe.log == ["then false", "may a → b", "make b", "exit a", "enter b", "false"])
  }

  @Test func theClosureIsReleasedAtExitThoughTheWorkGoesOn() async {
    let probe = Probe()
    let work = PendingWork<Void, Void>()
    let released = Moment()
    probe.entering(.a) { state in
      let mortal = Mortal(released)
      state.perform {
        try await work(())
      } then: { _ in
        withExtendedLifetime(mortal) { nil }
      }
    }
    let screen = probe.startedScreen()
    await screen.settled()
    screen.state.go(.b)
    await released.hasHappened()
    #expect(work.waiting.count == 1)
    await work.calls[0].succeed(())
  }

  @Test func workThatNeverAnswersDoesNotKeepItsState() async {
    let probe = Probe()
    let work = PendingWork<Void, Void>()
    probe.entering(.a) { state in
      state.perform {
        try await work(())
      } then: { _ in
        state.display.text = "the closure may hold its state"
        return nil
      }
    }
    let screen = probe.startedScreen()
    await screen.settled()
    weak let old = screen.state
    screen.state.go(.b)
    #expect(old == nil)
    await work.calls[0].succeed(())
  }

  @Test func aHandleThatIsCancelledEndsTheWorkSoonerAndSaysNothing() async {
    let probe = Probe()
    let work = PendingWork<Void, Void>()
    var handle: ProbeScreen.Work?
    probe.entering(.a) { state in
      handle = state.perform {
        try await work(())
      } then: { _ in
        probe.note("then")
        return .b
      }
    }
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    await screen.settled()
    #expect(handle?.isUnderWay == true)
    handle?.cancel()
    handle?.cancel()
    #expect(handle?.isUnderWay == false)
    await work.calls[0].succeed(())
    #expect(probe.log == [])
    #expect(await records.lines() == [])
  }

  @Test func droppingAHandleEndsNothing() async {
    let probe = Probe()
    probe.entering(.a) {
      _ = $0.perform {
        1
      } then: { _ in
        .b
      }
    }
    let screen = probe.startedScreen()
    await screen.settled()
    #expect(screen.kind == .b)
  }

  @Test func aHandleIsNotUnderWayInItsOwnThen() async {
    let probe = Probe()
    var handle: ProbeScreen.Work?
    probe.entering(.a) { state in
      handle = state.perform {
        1
      } then: { _ in
        probe.note("\(handle?.isUnderWay ?? true)")
        return nil
      }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(probe.log == ["false"])
  }

  @Test func severalPiecesOfWorkAreToldEachAndTheFirstThatLeavesDropsTheOthers() async {
    let probe = Probe()
    let work = PendingWork<Int, Int>()
    probe.entering(.a) { state in
      for number in 1...3 {
        state.perform {
          try await work(number)
        } then: { result in
          probe.note("then \(number)")
          return (try? result.get()) == 0 ? .b : nil
        }
      }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    await work.calls[2].succeed(1)
    await work.calls[0].succeed(0)
    await work.calls[1].succeed(1)
    #expect(probe.log == ["then 3", "then 1", "may a → b", "make b", "exit a", "enter b"])
  }

  @Test func workMayNotBeStartedInExit() {
    let probe = Probe()
    probe.exiting(.a) { state in
      probe.note(
        state.perform {
          1
        } then: { _ in
          nil
        }.refusal?.reason.rawValue ?? "granted")
      probe.note(state.after(.zero) { nil }.refusal?.reason.rawValue ?? "granted")
      probe.note(state.host(Probe().screen()).refusal?.reason.rawValue ?? "granted")
    }
    let screen = probe.quietScreen()
    screen.state.go(.b)
    #expect(
      probe.log == ["may a → b", "make b", "exit a", "leaving", "leaving", "leaving", "enter b"])
  }

  // MARK: - Settled

  @Test func settledWaitsForWorkThatLeadsToWork() async {
    let probe = Probe()
    probe.entering(.a) {
      $0.perform {
        1
      } then: { _ in
        .b
      }
    }
    probe.entering(.b) {
      $0.perform {
        1
      } then: { _ in
        .c
      }
    }
    let screen = probe.startedScreen()
    await screen.settled()
    #expect(screen.kind == .c)
  }

  @Test func settledDoesNotWaitForTimersSequencesAndHeldAnswers() async {
    let probe = Probe()
    let work = PendingWork<Void, Void>()
    let (stream, elements) = AsyncStream.makeStream(of: Int.self)
    probe.entering(.a) { state in
      state.after(.seconds(1)) { .b }
      state.follow(stream) { _ in .b }
      state.perform {
        try await work(())
      } then: { _ in
        nil
      }
    }
    let screen = probe.startedScreen(clock: ManualClock())
    await screen.settled()
    #expect(work.waiting.count == 1)
    #expect(screen.kind == .a)
    await work.calls[0].succeed(())
    elements.finish()
  }

  @Test func settledWaitsForTheWorkOfChildren() async {
    let outer = Probe()
    let inner = Probe()
    inner.entering(.a) {
      $0.perform {
        1
      } then: { _ in
        .b
      }
    }
    let child = inner.screen()
    outer.entering(.a) { $0.host(child) }
    let screen = outer.startedScreen()
    await screen.settled()
    #expect(screen.path == "a/b")
  }

  @Test func settledReturnsAtAStop() async {
    let probe = Probe()
    let started = Moment()
    probe.entering(.a) { state in
      state.perform {
        started.happen()
        try await PendingAnswer.never()
      } then: { _ in
        nil
      }
    }
    let screen = probe.startedScreen()
    let waiting = Task { await screen.settled() }
    await started.hasHappened()
    screen.stop()
    await waiting.value
  }

  @Test func settledReturnsWhenItsTaskIsCancelled() async {
    let probe = Probe()
    let started = Moment()
    probe.entering(.a) { state in
      state.perform {
        started.happen()
        try await PendingAnswer.never()
      } then: { _ in
        nil
      }
    }
    let screen = probe.startedScreen()
    let waiting = Task { await screen.settled() }
    await started.hasHappened()
    waiting.cancel()
    await waiting.value
    #expect(screen.isRunning)
    screen.stop()
  }

  @Test func settledReturnsAtOnceForAScreenThatRests() async {
    await Probe().screen().settled()
    await Probe().startedScreen().settled()
  }

  // MARK: - Work of the screen

  @Test func workOfTheScreenSurvivesTransitionsAndIsToldToTheCurrentState() async {
    let probe = Probe()
    let work = PendingWork<Void, String>()
    let screen = probe.quietScreen()
    screen.perform {
      try await work(())
    } then: { state, result in
      probe.note("then \(state.kind.name) \((try? result.get()) ?? "failed")")
      state.display.text = "saved"
      state.go(.c)
    }
    await screen.settled()
    screen.state.go(.b)
    await work.calls[0].succeed("order")
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "enter b", "then b order", "may b → c", "make c",
        "exit b", "enter c",
      ])
  }

  @Test func whatAResultOfTheScreensWorkDrawsIsOneFrame() async {
    let probe = Probe()
    let screen = probe.startedScreen()
    let token = screen.observe { probe.note("frame \($0.text)\($0.count)") }
    probe.clear()
    screen.perform {
      1
    } then: { state, _ in
      state.display.text = "saved"
      state.display.count = 1
    }
    await screen.settled()
    #expect(probe.log == ["frame saved1"])
    withExtendedLifetime(token) {}
  }

  @Test func workOfTheScreenEndsAtAStop() async {
    let probe = Probe()
    let work = PendingWork<Void, Void>()
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    let handle = screen.perform(cause: "save") {
      try await work(())
    } then: { _, _ in
      probe.note("then")
    }
    await screen.settled()
    screen.stop()
    #expect(!handle.isUnderWay)
    await work.calls[0].succeed(())
    #expect(probe.log == ["exit a"])
    #expect(
      await records.refusals() == [
        "The screen was asked for work (save) and had stopped when it ended; a screen answers only"
          + " while it runs: start it first, or keep it for as long as it is needed."
      ])
  }

  @Test func workOfTheScreenMayBeStartedInExitButNotInTheGuardNorWhileStopping() {
    let probe = Probe()
    probe.allowing(.a) { state, _ in
      probe.note(state.screen?.perform { 1 }.refusal?.reason.rawValue ?? "granted")
      return true
    }
    func perform(_ state: ProbeState) {
      probe.note(state.screen?.perform { 1 }.refusal?.reason.rawValue ?? "granted")
    }
    probe.exiting(.a, perform)
    probe.exiting(.b, perform)
    let screen = probe.quietScreen()
    screen.state.go(.b)
    screen.stop()
    #expect(
      probe.log == [
        "may a → b", "guarding", "make b", "exit a", "granted", "enter b", "exit b", "notRunning",
      ])
  }

  @Test func aScreenThatIsNotRunningPerformsNothing() {
    let screen = Probe().screen()
    #expect(screen.perform { 1 }.refusal?.reason == .notRunning)
    screen.start()
    screen.stop()
    #expect(screen.perform { 1 }.refusal?.reason == .notRunning)
  }

  @Test func aHandleOfTheScreensWorkEndsItSooner() async {
    let probe = Probe()
    let work = PendingWork<Void, Void>()
    let screen = probe.quietScreen()
    let handle = screen.perform {
      try await work(())
    } then: { _, _ in
      probe.note("then")
    }
    await screen.settled()
    handle.cancel()
    await work.calls[0].succeed(())
    #expect(probe.log == [])
  }
}
