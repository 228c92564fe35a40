import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Where rest is guessed, as on other systems than Linux, the findings are the same.
@MainActor
@Suite(.noMistakes) struct GuessTests {
  private func guessing<Subject: AnyObject, Shown>(
    _ explorer: Explorer<Subject, Shown>, mayGuess: Bool = false
  ) async -> ExplorationReport<Shown> {
    var explorer = explorer
    (explorer.guessesRest, explorer.mayGuess) = (true, mayGuess)
    return await explorer.explore()
  }

  /// The view follows the messages again each time it appears.
  @Test func aSecondFollowerIsFound() async {
    var all: [PendingSequence<String>] = []
    let explorer = explorerOfPage(showing: { $0.count }) { inputs in
      let messages = PendingSequence<String>(reporter: .silent)
      all.append(messages)
      var sent = 0
      inputs.watch("sent") { sent }
      inputs.appear("mailbox.appear()") { mailbox in
        Task { [weak mailbox] in
          do { for try await _ in messages { mailbox?.count += 1 } } catch {}
        }
      }
      inputs.disappear("mailbox.disappear()") { _ in }
      inputs.act(
        "await messages.send(\"hi\")", atMost: 2, when: { _ in messages.isFollowed }
      ) { _ in
        sent += 1
        await messages.send("hi")
      }
      inputs.always("a message counts once") { $0.count <= sent }
    }
    #expect(
      await guessing(explorer).findings(.broken).map(\.history) == [
        [
          "mailbox.appear()", "mailbox.disappear()", "mailbox.appear()",
          "await messages.send(\"hi\")",
        ]
      ])
    // No model ends its tasks.
    for messages in all { await messages.finish() }
  }

  @Test func loadingUntilTheFirstElementIsNotIdle() async {
    var explorer = explorerOfPage(showing: { $0.isLoading }) { inputs in
      let states = PendingSequence<Bool>(reporter: .silent)
      inputs.task("await connection.follow()") { connection in
        connection.isLoading = true
        do { for try await isOn in states { connection.isLoading = !isOn } } catch {}
        connection.isLoading = false
      }
      for isOn in [true, false] {
        inputs.act("await states.send(\(isOn))", when: { _ in states.isFollowed }) { _ in
          await states.send(isOn)
        }
      }
    }
    explorer.isLoading = { $0 }
    #expect(await guessing(explorer).findings == [])
  }

  /// Shows what is found, and whether something still looks for more.
  private func explorer(
    _ find: @escaping @MainActor (PendingWork<String, String>) async -> [String]
  ) -> Explorer<Page, [String]> {
    var explorer = explorerOfPage(showing: { $0.rows }) { inputs in
      let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
      inputs.theViewAppearsOnce()
      inputs.task("await parts.load()") { parts in
        parts.rows = ["loading"]
        parts.rows = await find(server)
      }
      inputs.answers("server", of: server) { name, _ in [.succeed(name), .fail(Offline())] }
    }
    explorer.isLoading = { $0.last == "loading" }
    return explorer
  }

  /// Each of these calls ends with the view's task, one job after another.
  @Test func whatACancellationEndsIsWaitedFor() async {
    let explorer = explorer { server in
      var found: [String] = []
      for name in ["news", "offers", "ads"] {
        if let part = try? await server(name) { found.append(part) }
      }
      return found
    }
    let reports = await [guessing(explorer), guessing(explorer), explorer.explore()]
    for report in reports { #expect(report.findings == []) }
    #expect(Set(reports.map(\.summary)).count == 1)
  }

  @Test func aTaskMayWaitForACallback() async {
    let explorer = explorer { server in
      let part = await withCheckedContinuation { found in
        server.call("news") { found.resume(returning: (try? $0.get()) ?? "none") }
      }
      return [part]
    }
    #expect(await guessing(explorer).findings == [])
  }

  /// Their calls come in any order, which is no fault of the closure.
  @Test func parallelCallsMayBeGuessed() async {
    let explorer = explorer { server in
      async let one = try? server("one")
      async let two = try? server("two")
      return await [one, two].compactMap(\.self)
    }
    #expect(await guessing(explorer, mayGuess: true).findings(.notRepeatable) == [])
  }

  @Test func aPlainTaskOfAStateIsWaitedFor() async {
    let explorer = Explorer(OneKind.self) { inputs in
      var isUnderWay = false
      inputs.always("nothing is under way") { _ in !isUnderWay }
      return oneScreen { _ in
        isUnderWay = true
        Task {
          for _ in 0..<20 { await elsewhere() }
          isUnderWay = false
        }
      }
    }
    #expect(await guessing(explorer).findings == [])
  }

  @Test func aNumberByChanceIsNoWork() async {
    let explorer = explorerOfPage(showing: { $0.rows.count }) { inputs in
      inputs.act("numbered.add()", when: { $0.rows.count < 2 }) {
        $0.rows.append("\(Int.random(in: 0...Int.max))")
      }
    }
    let report = await guessing(explorer)
    #expect(report.findings.map(\.rule) == [.notRepeatable])
    #expect(report.doubt == nil)
  }

  @Test func theValueOfAStoredTaskIsNamed() async {
    let explorer = explorerOfModel(Prefetcher.self, showing: { $0.isAsked }) { inputs in
      inputs.act("prefetcher.ask()") { $0.ask() }
      return Prefetcher()
    }
    let report = await guessing(explorer)
    #expect(report.leftOut == ["task: a task with a value"])
    #expect(report.findings == [])
  }
}

@MainActor
private final class Prefetcher {
  private(set) var isAsked = false
  private var task: Task<Int, Never>?

  func ask() {
    isAsked = true
    task = Task { 1 }
  }
}
