import Observation
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

  @Test func aSecondFollowerIsFound() async {
    var all: [PendingSequence<String>] = []
    let explorer = explorerOfModel(Mailbox.self, showing: { $0.unread }) { inputs in
      let messages = PendingSequence<String>(reporter: .silent)
      all.append(messages)
      var sent = 0
      inputs.watch("sent") { sent }
      inputs.appear("mailbox.appear()") { $0.appear() }
      inputs.disappear("mailbox.disappear()") { _ in }
      inputs.act(
        "await messages.send(\"hi\")", atMost: 2, when: { _ in messages.isFollowed }
      ) { _ in
        sent += 1
        await messages.send("hi")
      }
      inputs.always("a message counts once") { $0.unread <= sent }
      return Mailbox(messages)
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
    var explorer = explorerOfModel(Connection.self, showing: { $0.isConnecting }) { inputs in
      let states = PendingSequence<Bool>(reporter: .silent)
      inputs.task("await connection.follow()") { await $0.follow() }
      for isOn in [true, false] {
        inputs.act("await states.send(\(isOn))", when: { _ in states.isFollowed }) { _ in
          await states.send(isOn)
        }
      }
      return Connection(states)
    }
    explorer.isLoading = { $0 }
    #expect(await guessing(explorer).findings == [])
  }

  private func explorer(
    _ load: @escaping @MainActor (Parts, PendingWork<String, String>) async -> Void
  ) -> Explorer<Parts, [String]> {
    var explorer = explorerOfModel(Parts.self, showing: { $0.shown }) { inputs in
      let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
      inputs.theViewAppearsOnce()
      inputs.task("await parts.load()") { parts in await load(parts, server) }
      inputs.answers("server", of: server) { name, _ in [.succeed(name), .fail(Offline())] }
      return Parts()
    }
    explorer.isLoading = { $0.last == "loading" }
    return explorer
  }

  /// Each of these calls ends with the view's task, one job after another.
  @Test func whatACancellationEndsIsWaitedFor() async {
    let explorer = explorer { parts, server in
      await parts.load {
        var found: [String] = []
        for name in ["news", "offers", "ads"] {
          if let part = try? await server(name) { found.append(part) }
        }
        return found
      }
    }
    let reports = await [guessing(explorer), guessing(explorer), explorer.explore()]
    for report in reports { #expect(report.findings == []) }
    #expect(Set(reports.map(\.summary)).count == 1)
  }

  @Test func aTaskMayWaitForACallback() async {
    let explorer = explorer { parts, server in
      await parts.load {
        let part = await withCheckedContinuation { found in
          server.call("news") { found.resume(returning: (try? $0.get()) ?? "none") }
        }
        return [part]
      }
    }
    #expect(await guessing(explorer).findings == [])
  }

  /// Their calls come in any order, which is no fault of the closure.
  @Test func parallelCallsMayBeGuessed() async {
    let explorer = explorer { parts, server in
      await parts.load {
        async let one = try? server("one")
        async let two = try? server("two")
        return await [one, two].compactMap(\.self)
      }
    }
    #expect(await guessing(explorer, mayGuess: true).findings(.notRepeatable) == [])
  }

  @Test func aPlainTaskOfAStateIsWaitedFor() async {
    let explorer = Explorer(OneKind.self) { inputs in
      var isUnderWay = false
      inputs.always("nothing is under way") { _ in !isUnderWay }
      return OneScreen(
        initial: .only,
        states: OneStates { _ in
          isUnderWay = true
          Task {
            for _ in 0..<20 { await elsewhere() }
            isUnderWay = false
          }
        })
    }
    #expect(await guessing(explorer).findings == [])
  }

  @Test func aNumberByChanceIsNoWork() async {
    let explorer = explorerOfModel(Numbered.self, showing: { $0.numbers.count }) { inputs in
      inputs.act("numbered.add()", when: { $0.numbers.count < 2 }) { $0.add() }
      return Numbered()
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

/// Its view follows the messages again each time it appears.
@MainActor
private final class Mailbox {
  private(set) var unread = 0
  private let messages: PendingSequence<String>

  init(_ messages: PendingSequence<String>) { self.messages = messages }

  func appear() {
    Task { [weak self, messages] in
      do { for try await _ in messages { self?.unread += 1 } } catch {}
    }
  }
}

@MainActor
private final class Connection {
  private(set) var isConnecting = false
  private let states: PendingSequence<Bool>

  init(_ states: PendingSequence<Bool>) { self.states = states }

  func follow() async {
    isConnecting = true
    do { for try await isOn in states { isConnecting = !isOn } } catch {}
    isConnecting = false
  }
}

/// Shows what it has found, and whether it still looks for more.
@MainActor
private final class Parts {
  private(set) var shown: [String] = []

  func load(_ find: () async -> [String]) async {
    shown = ["loading"]
    shown = await find()
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

@MainActor
private final class Numbered {
  private(set) var numbers: [Int] = []

  func add() { numbers.append(.random(in: 0...Int.max)) }
}
