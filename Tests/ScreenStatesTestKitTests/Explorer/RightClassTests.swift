import Observation
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A check is not red without cause, and each cause has a finding.
@MainActor
@Suite(.noMistakes) struct RightClassTests {
  private typealias Server = PendingWork<String, [String]>

  private func explorer<Model: AnyObject, Shown>(
    showing: @escaping @MainActor (Model) -> Shown,
    _ make: @escaping @MainActor (Inputs<Model>, _ server: Server) -> Model
  ) -> Explorer<Model, Shown> {
    var explorer = explorerOfModel(Model.self, showing: showing) { inputs in
      let server = Server(whenCancelled: .fail, reporter: .silent)
      inputs.answers("server", of: server, with: [.succeed(["a"]), .succeed([]), .fail(Offline())])
      return make(inputs, server)
    }
    explorer.mayMiss = ["server"]
    return explorer
  }

  @Test(.restIsKnown("A guess does not wait for a stream."))
  func theViewCancelsATaskThatFollowsAStream() async {
    let explorer = explorer(showing: { $0.rows }) { (inputs: Inputs<Follower>, _) in
      var events: AsyncStream<String>.Continuation?
      inputs.task("await follower.follow()") { await $0.follow() }
      inputs.act("send()") { _ in events?.yield("event") }
      return Follower {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        events = continuation
        return stream
      }
    }
    #expect(await explorer.explore().findings == [])
  }

  @Test func loadingUntilTheFirstElementIsNotIdle() async {
    var explorer = explorer(showing: { $0.isLoading }) { (inputs: Inputs<Chat>, _) in
      let messages = PendingSequence<String>(reporter: .silent)
      inputs.act("chat.open()", atMost: 1) { $0.open(messages) }
      inputs.act("await messages.send()", when: { _ in messages.isFollowed }) { _ in
        await messages.send("hello")
      }
      inputs.act("chat.close()") { $0.close() }
      return Chat()
    }
    explorer.isLoading = { $0 }
    #expect(await explorer.explore().findings == [])
  }

  @Test func loadingBeforeTheViewAppearsIsNotIdle() async {
    var explorer = explorer(showing: { $0.shown }) { (inputs: Inputs<Opened>, server) in
      inputs.clock(ManualClock())
      inputs.task("await model.open()") { await $0.open() }
      inputs.act("model.toggle()") { $0.isCompact.toggle() }
      return Opened { try await server("list") }
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayMiss.insert("clock")
    explorer.loadingEnds(within: .seconds(5))
    // Only that the server may never answer, which begins with the view.
    let histories = await explorer.explore().findings.map(\.history)
    #expect(histories == [["let task = Task { await model.open() }"]])
  }

  @Test func anAnswerThatIsIgnoredIsNoFailureShownAsEmpty() async {
    var explorer = explorer(showing: { $0.shown }) { (inputs: Inputs<LastWins>, server) in
      inputs.act("list.load()", atMost: 2) { $0.load() }
      return LastWins { try await server("list") }
    }
    explorer.aFailureIsNotShownAsEmpty()
    #expect(await explorer.explore().findings == [])
  }

  @Test func answersToDifferentCallsAreNotTheSame() async {
    var explorer = explorer(showing: { $0.rows }) { (inputs: Inputs<Pair>, server) in
      inputs.act("pair.load()", atMost: 1) { $0.load() }
      return Pair { (try? await server($0)) ?? [] }
    }
    explorer.theSameAnswersGiveTheSameScreen()
    #expect(await explorer.explore().findings == [])
  }

  @Test func aPageIsNotSkippedAfterAFailure() async {
    func findings(skips: Bool) async -> [Finding] {
      await explorerOfModel(Pages.self, showing: { $0.rows }) { inputs in
        let server = PendingWork<Int, [Int]>(reporter: .silent)
        inputs.act("pages.more()", when: { _ in server.waiting.isEmpty }) { $0.more() }
        inputs.answers("server", of: server, upTo: 3) { page, _ in
          [.succeed([page]), .fail(Offline())]
        }
        inputs.pagesComeInOrder(of: server, question: { _ in 0 }, page: { $0 })
        return Pages(skips: skips) { try await server($0) }
      }.explore().findings(.broken)
    }
    #expect(await findings(skips: false) == [])
    #expect(await findings(skips: true).count == 1)
  }

  @Test func aViewThatHasGoneBeginsNoTask() async {
    var explorer = explorer(showing: { $0.rows }) { (inputs: Inputs<Logged>, server) in
      inputs.appear("await logged.log()") { await $0.log() }
      inputs.task("logged.begin()") { $0.begin() }
      inputs.theViewAppearsOnce()
      inputs.disappear("logged.leave()") { $0.leave() }
      return Logged { _ = try? await server("log") }
    }
    explorer.nothingChangesAfterLeaving { logged, _ in logged.hasLeft }
    #expect(await explorer.explore().findings == [])
  }

  @Test func theNameOfAKindMayHaveParentheses() async {
    var explorer = Explorer(
      Steps.self, kind: { "Step (\($0.number))" }, showing: { $0.number }
    ) { inputs in
      inputs.act("steps.next()", when: { $0.number < 2 }) { $0.next() }
      return Steps()
    }
    explorer.mayEnd = ["Step (2)"]
    #expect(await explorer.explore().findings == [])
  }

  @Test func twoCausesOfIdleLoadingAreTwoFindings() async {
    var explorer = explorer(showing: { $0.isLoading }) { (inputs: Inputs<TwoFlaws>, server) in
      inputs.act("flaws.load()", when: { _ in server.waiting.isEmpty }) { $0.load() }
      inputs.act("flaws.cancel()", when: { $0.isUnderWay }) { $0.cancel() }
      return TwoFlaws { _ = try await server("list") }
    }
    explorer.isLoading = { $0 }
    let idle = await explorer.explore().findings(.idleLoading)
    #expect(
      idle.map { $0.history.last } == [
        "await server.calls[0].fail(Offline())", "flaws.cancel()",
      ])
  }
}

@MainActor
private final class Follower {
  private(set) var rows: [String] = []
  private let stream: @MainActor () -> AsyncStream<String>

  init(_ stream: @escaping @MainActor () -> AsyncStream<String>) { self.stream = stream }

  func follow() async { for await event in stream() { rows = [event] } }
}

@MainActor
private final class Chat {
  private(set) var isLoading = false
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  func open(_ messages: PendingSequence<String>) {
    isLoading = true
    task = Task { [weak self] in
      do { for try await _ in messages { self?.isLoading = false } } catch {}
    }
  }

  func close() {
    task?.cancel()
    isLoading = false
  }
}

/// Ignores every answer but that to the last call.
@MainActor
private final class LastWins {
  private(set) var shown = "nothing"
  private var last = 0
  private let find: @MainActor () async throws -> [String]

  init(_ find: @escaping @MainActor () async throws -> [String]) { self.find = find }

  func load() {
    last += 1
    let mine = last
    Task {
      let result = try? await find()
      if mine == last { shown = result.map { "\($0)" } ?? "failed" }
    }
  }
}

/// Asks two questions, and each once more if it was not answered.
@MainActor
private final class Pair {
  private(set) var rows: [String: Int] = [:]
  private let find: @MainActor (String) async -> [String]

  init(_ find: @escaping @MainActor (String) async -> [String]) { self.find = find }

  func load() {
    for name in ["a", "b"] {
      Task {
        var found = await find(name)
        if found.isEmpty { found = await find(name) }
        rows[name] = found.count
      }
    }
  }
}

@MainActor
private final class Pages {
  private(set) var rows: [Int] = []
  private var next = 0
  private let skips: Bool
  private let find: @MainActor (Int) async throws -> [Int]

  init(skips: Bool, _ find: @escaping @MainActor (Int) async throws -> [Int]) {
    (self.skips, self.find) = (skips, find)
  }

  func more() {
    let page = next
    if skips { next += 1 }
    Task {
      guard let found = try? await find(page) else { return }
      rows += found
      next = page + 1
    }
  }
}

@MainActor
private final class Logged {
  private(set) var rows: [String] = []
  private(set) var hasLeft = false
  private let send: @MainActor () async -> Void

  init(_ send: @escaping @MainActor () async -> Void) { self.send = send }

  func log() async { await send() }
  func begin() { rows = ["begun"] }
  func leave() { hasLeft = true }
}

private final class Steps {
  private(set) var number = 1

  func next() { number += 1 }
}

/// Stays loading after a failure, and after a cancellation.
@MainActor
private final class TwoFlaws {
  private(set) var isLoading = false
  private var task: Task<Void, Never>?
  private let find: @MainActor () async throws -> Void

  init(_ find: @escaping @MainActor () async throws -> Void) { self.find = find }

  var isUnderWay: Bool { task != nil }

  func load() {
    isLoading = true
    task = Task {
      do {
        try await find()
        if !Task.isCancelled { isLoading = false }
      } catch {}
      task = nil
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

/// Shows that it loads before its view asks for it.
@MainActor
private final class Opened {
  private(set) var isLoading = true
  private(set) var rows: [String] = []
  var isCompact = false
  private let load: @MainActor () async throws -> [String]

  init(_ load: @escaping @MainActor () async throws -> [String]) { self.load = load }

  var shown: (isLoading: Bool, isCompact: Bool) { (isLoading, isCompact) }

  func open() async {
    isLoading = true
    rows = (try? await load()) ?? rows
    isLoading = false
  }
}
