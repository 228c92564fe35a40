import Foundation
import TestTraits
import ScreenStates
import Testing

/// A kind is what to save, and a saved kind restores a screen.
@MainActor
@Suite(.probes, .noMistakes) struct Rule16KindsAreValuesTests {
  private let probe = Probe()

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
}
