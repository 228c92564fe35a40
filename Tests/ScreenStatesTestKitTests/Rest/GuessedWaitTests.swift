import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// An explorer that guesses rest waits for tasks that run, but not for tasks that the test holds.
@MainActor
@Suite(.noMistakes) struct GuessedWaitTests {
  private func expectSame<Subject: AnyObject, Shown>(_ explorer: Explorer<Subject, Shown>) async {
    let known = await explorer.explore()
    var guess = explorer
    guess.guessesRest = true
    let guessed = await guess.explore()
    #expect(guessed.doubt == nil)
    #expect(guessed.findings.map(\.history) == known.findings.map(\.history))
  }

  /// The work of a screen begins a plain task, and ends before that.
  @Test func aPlainTaskThatAScreensWorkBegins() async {
    let explorer = Explorer(OneKind.self) { inputs in
      let sending = PendingWork<Void, Void>(reporter: .silent)
      var isSent = false
      inputs.watch("isSent") { isSent }
      inputs.answers("sending", of: sending, with: [.succeed(())], upTo: 2)
      inputs.always("nothing is sent") { _ in !isSent }
      return oneScreen { state in
        state.perform {
          Task {
            try? await sending(())
            for _ in 0..<50 { await elsewhere() }
            isSent = true
          }
        }
      }
    }
    await expectSame(explorer)
  }

  /// A value that is loaded when it is first read.
  @Test func aReadThatBeginsATask() async {
    var explorer = explorerOfModel(Avatar.self, showing: { ($0.image, $0.isLoading) }) { inputs in
      inputs.act("avatar.reset()") { $0.reset() }
      return Avatar()
    }
    explorer.isLoading = { $0.1 }
    await expectSame(explorer)
  }

  /// Its sleeps come back through another executor.
  @Test func aClockOfAnyType() async {
    await expectSame(
      explorerOfPage(showing: { $0.numbers }) { inputs in
        let clock = ManualClock()
        let anyClock: any Clock<Duration> = clock
        for id in ["a", "b"] {
          inputs.act("tickers.start(\"\(id)\")", when: { $0.numbers[id, default: 0] == 0 }) {
            tickers in
            tickers.numbers[id] = 3
            Task {
              while tickers.numbers[id, default: 0] > 0 {
                guard (try? await anyClock.sleep(for: .seconds(1))) != nil else { return }
                tickers.numbers[id, default: 0] -= 1
              }
            }
          }
        }
        inputs.clock(clock)
      })
  }

  /// A follower that asks a service about each element.
  @Test func aFollowerThatAsks() async {
    await expectSame(
      explorerOfPage(showing: { $0.rows }) { inputs in
        let events = PendingSequence<String>(reporter: .silent)
        let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
        inputs.theViewAppearsOnce()
        inputs.task("await asker.follow()") { asker in
          do {
            for try await event in events {
              if let row = try? await server(event) { asker.rows.append(row) }
            }
          } catch {}
        }
        inputs.act("await events.send(\"a\")", atMost: 2, when: { _ in events.isFollowed }) { _ in
          await events.send("a")
        }
        inputs.answers("server", of: server, upTo: 2) { question, _ in
          [.succeed(question), .fail(Offline())]
        }
      })
  }

  @Test func anActOfAScreenThatAwaitsAnAnswer() async {
    await expectSame(
      Explorer(OneKind.self) { inputs in
        let server = PendingWork<Void, Void>(reporter: .silent)
        inputs.act("await store.reload()", atMost: 1) { _ in try? await server(()) }
        inputs.answers("server", of: server, with: [.succeed(())])
        return oneScreen()
      })
  }

  /// Of two tasks of one view, one waits while the other runs.
  @Test func twoTasksOfAView() async {
    await expectSame(
      explorerOfPage(showing: { ($0.rows, $0.text) }) { inputs in
        let banners = PendingSequence<String>(reporter: .silent)
        let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
        inputs.task("await model.follow()") { model in
          do { for try await text in banners { model.text = text } } catch {}
        }
        inputs.task("await model.load()") { model in
          let row = try? await server("a")
          for _ in 0..<5 { await elsewhere() }
          if let row { model.rows = [row] }
        }
        inputs.act("await banners.send(\"x\")", atMost: 1, when: { _ in banners.isFollowed }) { _ in
          await banners.send("x")
        }
        inputs.answers("server", of: server, upTo: 2) { question, _ in
          [.succeed(question), .fail(Offline())]
        }
      })
  }
}

@MainActor
private final class Avatar {
  private var stored: String?
  private(set) var isLoading = false

  var image: String {
    if stored == nil, !isLoading {
      isLoading = true
      Task {
        await Task.yield()
        stored = "ann.png"
        isLoading = false
      }
    }
    return stored ?? "placeholder"
  }

  func reset() { stored = nil }
}
