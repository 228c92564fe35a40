import Foundation
import Observation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The parts that distinguish two situations, and the values that the report says it cannot compare.
@MainActor
@Suite(.noMistakes) struct SituationTests {
  @Test func whatIsPossibleIsPartOfASituation() async throws {
    var explorer = Explorer(PlantedKind.self) { inputs in
      var isOpen = false
      inputs.act("gate.open()") { _ in isOpen = true }
      inputs.request("turn()", when: { $0.isRunning && isOpen }) { $0.turn() }
      return PlantedScreen(initial: .form, keeping: "", states: PlantedStates())
    }
    explorer.mayEnd = ["form"]
    let report = await explorer.explore()
    #expect(report.reached.map(\.kind) == ["form", "page"])
    try report.check()
  }

  @Test func whatIsKeptMayBeShownOnASecondEntry() async throws {
    var explorer = Explorer(PupilKind.self, samples: [.a]) { _ in
      pupil { state in
        guard let screen = state.screen else { return }
        screen.kept += 1
        state.display.text = "visit \(screen.kept)"
      }
    }
    explorer.depth = 4
    try await explorer.explore().check()
  }

  /// How long it sleeps is stored nowhere.
  @Test func theRestOfATimeIsPartOfASituation() async {
    var explorer = explorerOfPage(
      kind: { $0.isOpen ? "asleep" : "awake" }, showing: { $0.isOpen }
    ) { inputs in
      let clock = ManualClock()
      for seconds in [1, 5] {
        inputs.act("nap.begin(.seconds(\(seconds)))", when: { !$0.isOpen }) { nap in
          nap.isOpen = true
          Task {
            try? await clock.sleep(for: .seconds(seconds))
            nap.isOpen = false
          }
        }
      }
      inputs.clock(clock)
    }
    explorer.leads(
      "a nap ends within three seconds", within: .seconds(3), from: { $1 }, to: { !$1 })
    #expect(await explorer.broken() == ["nap.begin(.seconds(5))"])
  }

  @Test func actionsThatTwoInputsScheduledAreToldApart() async {
    var explorer = explorerOfPage(showing: { $0.text }) { inputs in
      let clock = ManualClock()
      for way in ["left", "right"] {
        inputs.act("signpost.turn(\"\(way)\")", when: { _ in clock.scheduledCount == 0 }) { post in
          _ = clock.schedule(at: clock.now.advanced(by: .seconds(1))) { post.text = way }
        }
      }
      inputs.clock(clock)
    }
    explorer.always("it never turns right") { $1 != "right" }
    #expect(
      await explorer.broken() == [
        #"signpost.turn("right")"#, "await clock.advance(by: .seconds(1))",
      ])
  }

  /// A failed save sets the timer anew, and each input may have set the one before.
  @Test func worksThatBeginEachOtherInTurnEnd() async throws {
    var explorer = Explorer(DraftKind.self) { inputs in
      let store = PendingWork<Void, Void>()
      let clock = ManualClock()
      inputs.request("type()") { $0.saveSoon() }
      inputs.request("paste()") { $0.saveSoon() }
      inputs.answers("store", of: store, .current, with: [.succeed(()), .fail(Offline())])
      inputs.clock(clock)
      let states = ClosureFactory<DraftKind> { _ in DraftState(store) }
      return Screen(initial: .editing, states: states, clock: clock)
    }
    explorer.situations = 200
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  /// Of two pauses that end in one step, the second goes on; of one that is left, that one.
  @Test func worksThatEndInOneStepAreToldFromOneThatEndsAlone() async throws {
    var explorer = Explorer(ClipKind.self) { inputs in
      let clock = ManualClock()
      inputs.act("screen.state.paste()", atMost: 1) { $0.state.paste() }
      inputs.request("drop()", when: { _ in clock.scheduledCount == 2 }) { $0.drop() }
      inputs.clock(clock)
      return Screen(initial: .clips, states: ClosureFactory { _ in ClipState() }, clock: clock)
    }
    explorer.always("the first clip is never shown") { $1.text != "first" }
    let pause = "await clock.advance(by: .seconds(1))"
    #expect(
      await explorer.broken() == [
        "screen.start()", "screen.state.paste()", "screen.state.drop()", pause, pause,
      ])
  }

  @Test func anObjectThatIsEquatableIsComparedByWhatItStores() async {
    let report = await lamps { inputs in
      inputs.act("lamp.flip()") { $0.flip() }
      inputs.act("lamp.look()") { $0.look() }
    }
    #expect(report.frames.map(\.shown) == [false, true])
    #expect(report.frames.last?.history == ["lamp.flip()", "lamp.look()"])
  }

  /// Such as from a JSON file.
  @Test func numbersAndTextsOfFoundationAreComparedByValue() async {
    let explorer = explorerOfModel(Parcel.self, showing: { _ in 0 }) { inputs in
      inputs.act("parcel.add()", when: { $0.count < 3 }) { $0.add() }
      return Parcel()
    }
    let report = await explorer.explore()
    #expect(report.situations == 4)
    #expect(report.leftOut == [])
  }

  @Test func whatCannotBeComparedIsNamed() async {
    let report = await lamps { $0.act("lamp.look()") { $0.look() } }
    #expect(report.leftOut == ["hear: () -> ()", "lock: NSLock"])
    #expect(report.description.contains("not compared:\n  2: hear: () -> (), lock: NSLock\n"))
  }

  private func lamps(
    _ declare: @escaping @MainActor (Inputs<Lamp>) -> Void
  ) async -> ExplorationReport<Bool> {
    await explorerOfModel(Lamp.self, showing: { $0.isSeen }) { inputs in
      declare(inputs)
      return Lamp()
    }.explore()
  }
}

@MainActor
@Observable
private final class Lamp {
  private(set) var isSeen = false
  @ObservationIgnored private let light = Light()
  @ObservationIgnored private let hear: () -> Void = {}
  @ObservationIgnored private let task = Task {}
  @ObservationIgnored private let lock = NSLock()

  func flip() { light.isOn.toggle() }
  func look() { isSeen = light.isOn }
}

private enum DraftKind: StateKind {
  typealias Display = OneDisplay
  typealias StateClass = DraftState
  case editing
}

/// Saves a second after the last change, and again after a failure.
private final class DraftState: Screen<DraftKind>.State {
  private let store: PendingWork<Void, Void>
  private var pause: Screen<DraftKind>.Work?
  private var isSaving = false

  init(_ store: PendingWork<Void, Void>) { self.store = store }

  func saveSoon() {
    pause?.cancel()
    pause = after(.seconds(1)) { [self] in
      save()
      return nil
    }
  }

  private func save() {
    if isSaving { return }
    isSaving = true
    perform { [store] in
      try await store(())
    } then: { [self] result in
      isSaving = false
      if case .failure = result { saveSoon() }
      return nil
    }
  }
}

private struct ClipDisplay: ScreenDisplay {
  var text = ""
}

private enum ClipKind: StateKind {
  typealias Display = ClipDisplay
  typealias StateClass = ClipState
  case clips
}

/// Shows the latest of two clips two seconds after both were pasted.
private final class ClipState: Screen<ClipKind>.State {
  private var second: Screen<ClipKind>.Work?
  private var showing: Screen<ClipKind>.Work?

  func paste() {
    _ = showSoon("first")
    second = showSoon("second")
  }

  func drop() {
    second?.cancel()
    second = nil
  }

  private func showSoon(_ clip: String) -> Screen<ClipKind>.Work? {
    after(.seconds(1)) { [self] in
      second = nil
      showing?.cancel()
      showing = after(.seconds(1)) { [self] in
        showing = nil
        display.text = clip
        return nil
      }
      return nil
    }
  }
}

/// Keeps its count in texts and numbers of Foundation.
@MainActor
private final class Parcel {
  private var contents: [Any] = [NSString(string: "")]
  private var halves: Any = NSNumber(value: 0.5)

  var count: Int { contents.count - 1 }

  func add() {
    contents = (0...count + 1).map { NSString(string: "\($0)") }
    halves = NSNumber(value: 0.5 + Double(count))
  }
}

private final class Light: Equatable {
  var isOn = false

  static func == (one: Light, other: Light) -> Bool { one.isOn == other.isOn }
}
