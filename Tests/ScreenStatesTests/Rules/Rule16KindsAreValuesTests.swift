import Foundation
import TestTraits
import ScreenStates
import Testing

/// A kind is what to save, and a saved kind restores a screen.
@MainActor
@Suite(.probes, .noMistakes) struct Rule16KindsAreValuesTests {
  private let probe = Probe()

  @Test func theKindIsTheValueThatTheStateWasMadeFor() {
    let screen = Probe().startedScreen(initial: .number(3))
    #expect(screen.kind == .number(3))
    #expect(screen.state.kind == .number(3))
    screen.state.go(.number(4))
    #expect(screen.kind == .number(4))
    #expect(screen.state.kind == .number(4))
  }

  @Test func aCodableKindRestoresAScreenByBeingItsInitialKind() throws {
    let screen = Probe().startedScreen()
    screen.state.go(.number(42))
    let saved = try JSONEncoder().encode(screen.kind)
    let kind = try JSONDecoder().decode(ProbeKind.self, from: saved)
    let restored = probe.startedScreen(initial: kind)
    #expect(restored.kind == .number(42))
    #expect(probe.log == ["make number", "enter number"])
  }

  @Test func aStoppedScreenIsRestoredByStartingInASavedKind() throws {
    let screen = probe.startedScreen()
    screen.state.go(.number(42))
    let saved = try JSONEncoder().encode(screen.kind)
    screen.stop()
    probe.clear()
    screen.start(at: try JSONDecoder().decode(ProbeKind.self, from: saved))
    #expect(screen.kind == .number(42))
    #expect(probe.log == ["make number", "enter number"])
  }

  @Test func aScreenCanBeRestoredWithWhatItKept() {
    let screen = Probe().screen(keeping: "draft")
    screen.start()
    screen.kept += "!"
    let restored = Probe().screen(initial: screen.kind, keeping: screen.kept)
    restored.start()
    #expect(restored.kept == "draft!")
  }
}
