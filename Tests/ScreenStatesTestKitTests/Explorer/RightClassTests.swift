import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A check is not red without cause, and each cause has a finding.
@MainActor
@Suite(.noMistakes) struct RightClassTests {
  private typealias Server = PendingWork<String, [String]>

  private func explorer<Shown>(
    showing: @escaping @MainActor (Page) -> Shown, isLoading: Bool = false,
    _ declare: @escaping @MainActor (Inputs<Page>, _ server: Server) -> Void
  ) -> Explorer<Page, Shown> {
    var explorer = explorerOfModel(Page.self, showing: showing) { inputs in
      let server = Server(whenCancelled: .fail, reporter: .silent)
      inputs.answers("server", of: server, with: [.succeed(["a"]), .succeed([]), .fail(Offline())])
      declare(inputs, server)
      return Page(isLoading: isLoading)
    }
    explorer.mayMiss = ["server"]
    return explorer
  }

  @Test(.restIsKnown("A guess does not wait for a stream."))
  func theViewCancelsATaskThatFollowsAStream() async {
    let explorer = explorer(showing: { $0.rows }) { inputs, _ in
      var events: AsyncStream<String>.Continuation?
      inputs.task("await follower.follow()") { follower in
        let (stream, continuation) = AsyncStream<String>.makeStream()
        events = continuation
        for await event in stream { follower.rows = [event] }
      }
      inputs.act("send()") { _ in events?.yield("event") }
    }
    #expect(await explorer.explore().findings == [])
  }

  @Test func loadingUntilTheFirstElementIsNotIdle() async {
    var explorer = explorer(showing: { $0.isLoading }) { inputs, _ in
      let messages = PendingSequence<String>(reporter: .silent)
      inputs.act("chat.open()", atMost: 1) { chat in
        chat.isLoading = true
        chat.task = Task { [weak chat] in
          do { for try await _ in messages { chat?.isLoading = false } } catch {}
        }
      }
      inputs.act("await messages.send()", when: { _ in messages.isFollowed }) { _ in
        await messages.send("hello")
      }
      inputs.act("chat.close()") { chat in
        chat.task?.cancel()
        chat.isLoading = false
      }
    }
    explorer.isLoading = { $0 }
    #expect(await explorer.explore().findings == [])
  }

  @Test func loadingBeforeTheViewAppearsIsNotIdle() async {
    let shown = { @MainActor (page: Page) in (isLoading: page.isLoading, isOpen: page.isOpen) }
    var explorer = explorer(showing: shown, isLoading: true) { inputs, server in
      inputs.clock(ManualClock())
      inputs.task("await model.open()") { model in
        model.isLoading = true
        model.rows = (try? await server("list")) ?? model.rows
        model.isLoading = false
      }
      inputs.act("model.toggle()") { $0.isOpen.toggle() }
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayMiss.insert("clock")
    explorer.loadingEnds(within: .seconds(5))
    // Only that the server may never answer, which begins with the view.
    let histories = await explorer.histories()
    #expect(histories == [["let task = Task { await model.open() }"]])
  }

  /// Every answer is ignored but that to the last call.
  @Test func anAnswerThatIsIgnoredIsNoFailureShownAsEmpty() async {
    var explorer = explorer(showing: { $0.text }) { inputs, server in
      inputs.act("list.load()", atMost: 2) { list in
        list.count += 1
        let mine = list.count
        Task {
          let result = try? await server("list")
          if mine == list.count { list.text = result.map { "\($0)" } ?? "failed" }
        }
      }
    }
    explorer.aFailureIsNotShownAsEmpty()
    #expect(await explorer.explore().findings == [])
  }

  /// Of two questions, each is asked once more if it was not answered.
  @Test func answersToDifferentCallsAreNotTheSame() async {
    var explorer = explorer(showing: { $0.numbers }) { inputs, server in
      inputs.act("pair.load()", atMost: 1) { pair in
        for name in ["a", "b"] {
          Task {
            var found = (try? await server(name)) ?? []
            if found.isEmpty { found = (try? await server(name)) ?? [] }
            pair.numbers[name] = found.count
          }
        }
      }
    }
    explorer.theSameAnswersGiveTheSameScreen()
    #expect(await explorer.explore().findings == [])
  }

  @Test(arguments: [false, true]) func aPageIsNotSkippedAfterAFailure(skips: Bool) async {
    let report = await explorerOfPage(showing: { $0.rows }) { inputs in
      let server = PendingWork<Int, [String]>(reporter: .silent)
      inputs.act("pages.more()", when: { _ in server.waiting.isEmpty }) { pages in
        let page = pages.count
        if skips { pages.count += 1 }
        Task {
          guard let found = try? await server(page) else { return }
          (pages.rows, pages.count) = (pages.rows + found, page + 1)
        }
      }
      inputs.answers("server", of: server, upTo: 3) { page, _ in
        [.succeed(["\(page)"]), .fail(Offline())]
      }
      inputs.pagesComeInOrder(of: server, question: { _ in 0 }, page: { $0 })
    }.explore()
    #expect(report.findings(.broken).count == (skips ? 1 : 0))
  }

  @Test func aViewThatHasGoneBeginsNoTask() async {
    var explorer = explorer(showing: { $0.rows }) { inputs, server in
      inputs.appear("await logged.log()") { _ in _ = try? await server("log") }
      inputs.task("logged.begin()") { $0.rows = ["begun"] }
      inputs.theViewAppearsOnce()
      inputs.disappear("logged.leave()") { $0.text = "left" }
    }
    explorer.nothingChangesAfterLeaving { logged, _ in logged.text == "left" }
    #expect(await explorer.explore().findings == [])
  }

  /// A tap needs a view, and a notification does not.
  @Test(arguments: [false, true])
  func whatNeedsTheViewComesOnlyWhileItIsThere(needsView: Bool) async {
    var explorer = explorer(showing: { $0.count }) { inputs, _ in
      inputs.appear("counter.open()") { $0.isOpen = true }
      inputs.disappear("counter.close()") { $0.isOpen = false }
      inputs.act("counter.tap()", atMost: 1, needsView: needsView) { counter in
        counter.count += counter.isOpen ? 1 : 100
      }
    }
    explorer.always("no tap comes while it is closed") { _, count in count < 100 }
    let found = await explorer.explore().findings
    #expect(found.map(\.history) == (needsView ? [] : [["counter.tap()"]]), "\(found)")
  }

  @Test func whatNeedsAViewIsNeverPossibleWithoutOne() async {
    let report = await explorer(showing: { $0.count }) { inputs, _ in
      inputs.act("counter.tap()", needsView: true) { $0.count = 1 }
    }.explore()
    let sentence = "No sequence makes counter.tap() possible while the view is there."
    #expect(report.findings(.neverPossible).map(\.sentence) == [sentence])
  }

  /// A task that was cancelled shows nothing; the indicator matters where the next load leaves it.
  @Test(arguments: [false, true])
  func whatIsLoadingWhileNobodyLooksIsRightUnlessItStays(loadsAgain: Bool) async {
    var explorer = explorer(showing: { $0.isLoading }) { inputs, _ in
      let clock = ManualClock()
      inputs.clock(clock)
      inputs.task("await list.load()") { list in
        if list.isLoading, !loadsAgain { return }
        list.isLoading = true
        try? await clock.sleep(for: .seconds(10))
        if !Task.isCancelled { list.isLoading = false }
      }
    }
    explorer.isLoading = { $0 }
    explorer.loadingEnds(within: .seconds(30))
    let appears = "let task = Task { await list.load() }"
    let found = await explorer.explore().findings
    #expect(found.map(\.rule).contains(.idleLoading) == !loadsAgain, "\(found)")
    #expect(
      found.allSatisfy { $0.history.prefix(3) == [appears, "task.cancel()", appears] }, "\(found)")
  }

  @Test func theNameOfAKindMayHaveParentheses() async {
    var explorer = explorerOfPage(kind: { "Step (\($0.count))" }, showing: { $0.count }) {
      $0.act("steps.next()", when: { $0.count < 1 }) { $0.count += 1 }
    }
    explorer.mayEnd = ["Step (1)"]
    #expect(await explorer.explore().findings == [])
  }

  /// A failure and a cancellation each leave the indicator on.
  @Test func twoCausesOfIdleLoadingAreTwoFindings() async {
    var explorer = explorer(showing: { $0.isLoading }) { inputs, server in
      inputs.act("flaws.load()", when: { _ in server.waiting.isEmpty }) { flaws in
        flaws.isLoading = true
        flaws.task = Task {
          if (try? await server("list")) != nil, !Task.isCancelled { flaws.isLoading = false }
          flaws.task = nil
        }
      }
      inputs.act("flaws.cancel()", when: { $0.task != nil }) { flaws in
        flaws.task?.cancel()
        flaws.task = nil
      }
    }
    explorer.isLoading = { $0 }
    let idle = await explorer.explore().findings(.idleLoading)
    #expect(
      idle.map { $0.history.last } == [
        "await server.calls[0].fail(Offline())", "flaws.cancel()",
      ])
  }
}
