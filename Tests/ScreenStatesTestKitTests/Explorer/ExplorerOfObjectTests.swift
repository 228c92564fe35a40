import Dispatch
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct ExplorerOfObjectTests {
  @Test func aClassThatKnowsNothingOfStatesIsExplored() async throws {
    let report = await explorerOfFlags().explore()
    #expect(report.ending == .exhausted)
    let spinner = try #require(report.findings(.idleLoading).first)
    #expect(spinner.history == ["controller.load()", "await service.calls[0].fail(Offline())"])
    // Its kind does not decide what it shows, and need not.
    #expect(report.findings(.differentDisplays) == [])
  }

  @Test(arguments: [false, true])
  func propertiesSeeTheFakesThatAreMadeWithTheObject(isFixed: Bool) async {
    var explorer = Explorer(
      Desk.self, of: \.note, kind: { $0.text }, showing: { $0.text }
    ) { inputs in
      inputs.act("desk.note.type()", when: { $0.note.text.isEmpty }) { $0.note.type() }
      inputs.act("desk.note.close()", when: { $0.shelf.saved.isEmpty }) { $0.note.close() }
      let desk = Desk(isFixed: isFixed)
      inputs.watch("desk.shelf.saved") { [shelf = desk.shelf] in shelf.saved }
      return desk
    }
    explorer.mayEnd = ["", "tea"]
    explorer.always("nothing empty is saved", when: { desk, _ in !desk.shelf.saved.isEmpty }) {
      desk, _ in !desk.shelf.saved.contains("")
    }
    let report = await explorer.explore()
    #expect(report.findings.map(\.history) == (isFixed ? [] : [["desk.note.close()"]]))
    let sentence = "\"nothing empty is saved\" does not hold in \"\"."
    #expect(report.findings.allSatisfy { $0.sentence == sentence })
    #expect(report.leftOut == [])
  }

  @Test func kindsThatAreTuplesHaveNames() async {
    var explorer = Explorer(
      FlagsController.self, kind: { ($0.isLoading, $0.items.count) }, showing: Flags.init
    ) { inputs in
      let service = PendingWork<Void, [String]>()
      inputs.act("controller.load()", when: { _ in service.calls.isEmpty }) { $0.load() }
      inputs.answers("service", of: service, with: [.succeed(["Tent"])])
      return FlagsController(service)
    }
    explorer.mayEnd = ["(false, 1)"]
    let report = await explorer.explore()
    #expect(report.reached.map(\.kind) == ["(false, 0)", "(true, 0)", "(false, 1)"])
    #expect(report.findings == [])
  }

  /// Its rows are read on a queue.
  private func explorerOfCellar(
    on queue: DispatchQueue, settled: (@MainActor (Page) async -> Void)?
  ) -> Explorer<Page, Bool> {
    var explorer = Explorer(
      Page.self, kind: { $0.rows.isEmpty ? "empty" : "full" }, showing: { $0.isLoading },
      settled: settled
    ) { inputs in
      inputs.act("cellar.load()", when: { $0.rows.isEmpty }) { cellar in
        cellar.isLoading = true
        queue.async { [weak cellar] in
          Task { @MainActor [weak cellar] in
            cellar?.rows = ["a"]
            cellar?.isLoading = false
          }
        }
      }
      return Page()
    }
    explorer.isLoading = { $0 }
    explorer.mayEnd = ["full"]
    return explorer
  }

  @Test(arguments: [DispatchQueue(label: "rows"), .main])
  func aQueueIsWaitedFor(_ queue: DispatchQueue) async {
    let explorer = explorerOfCellar(on: queue) { _ in
      await withCheckedContinuation { ended in queue.async { ended.resume() } }
    }
    let report = await explorer.explore()
    #expect(report.findings == [])
    #expect(report.frames.count == 2)
    #expect(report.unrest == "guessed by turns of the main actor, because the test sets settled")
  }

  @Test func whatTheMainQueueDoesLaterIsWaitedFor() async {
    let report = await explorerOfCellar(on: .main, settled: nil).explore()
    #expect(report.doubt == nil)
    #expect(report.findings == [])
    #expect(report.reached.map(\.kind) == ["empty", "full"])
  }

  /// It waits for its first elements for ever, as the outbox of an app does.
  @Test(arguments: [false, true]) func aClassThatLivesAsLongAsTheAppMayStay(isNamed: Bool) async {
    var explorer = explorerOfModel(Outbox.self, showing: { $0.sent }) { inputs in
      inputs.act("outbox.send()", atMost: 1) { $0.send() }
      return Outbox()
    }
    if isNamed { explorer.mayGoOn = ["Outbox"] }
    explorer.mayGuess = true
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rule) == (isNamed ? [] : [.leak]))
    explorer = explorerOfModel(Outbox.self, showing: { _ in 0 }) { _ in Outbox(false) }
    explorer.mayMiss = ["inputs"]
    explorer.mayGoOn = ["Outbox"]
    #expect(
      await explorer.sentences() == [
        "mayGoOn names Outbox, and no stored property or object that stays has that name."
      ])
  }

  /// It takes more turns than an explorer waits for.
  @Test func workElsewhereIsWaitedForWhereRestIsGuessed() async {
    var explorer = Explorer(
      Page.self, kind: { $0.count }, showing: { $0.count }, settled: { await $0.task?.value }
    ) { inputs in
      inputs.act("counter.begin()", when: { $0.count == 0 }) { counter in
        counter.task = Task {
          for _ in 0..<10 { await elsewhere() }
          counter.count = 1
        }
      }
      return Page()
    }
    explorer.guessesRest = true
    // Other tests may keep the main actor busy.
    explorer.patience = .seconds(300)
    explorer.mayEnd = ["1"]
    let report = await explorer.explore()
    #expect(report.reached.map(\.kind) == ["0", "1"])
    #expect(report.unrest?.contains("counter.begin()") == false)
    #expect(report.findings == [])
  }

  @Test func theDepthIsThatOfTheInputs() async {
    var explorer = explorerOfFlags()
    explorer.depth = 1
    let shallow = await explorer.explore()
    #expect(shallow.ending == .depth(1))
    #expect(shallow.findings(.idleLoading).isEmpty)
    explorer.depth = 2
    #expect(await explorer.explore().findings(.idleLoading).count == 1)
  }
}

@MainActor
private final class Outbox {
  private(set) var sent = 0
  private let (numbers, queue) = AsyncStream<Int>.makeStream()

  init(_ sends: Bool = true) {
    guard sends else { return }
    Task { for await number in numbers { sent = number } }
  }

  func send() { queue.yield(1) }
}

/// A note with the shelf that it is saved on.
@MainActor
private final class Desk {
  let shelf = NoteShelf()
  let note: Note

  init(isFixed: Bool) { note = Note(shelf, isFixed: isFixed) }
}

@MainActor
private final class NoteShelf {
  var saved: [String] = []
}

@MainActor
private final class Note {
  private let shelf: NoteShelf
  private let isFixed: Bool
  private(set) var text = ""

  init(_ shelf: NoteShelf, isFixed: Bool) { (self.shelf, self.isFixed) = (shelf, isFixed) }

  func type() { text = "tea" }

  func close() { if !isFixed || !text.isEmpty { shelf.saved.append(text) } }
}
