import ScreenSessions
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// Kinds with words of their own, in a target with the main actor as its default isolation, too.
@MainActor struct RecordedNamesTests {
  @Test func aDescriptionIsTheNameInTheLines() async {
    #expect(await recorded(LanguageKind.french, .german).contains(#""from":"deutsch""#))
  }

  @Test func aNameIsTheNameInTheLines() async {
    #expect(await recorded(CityKind.paris, .bonn).contains(#""from":"Bonn""#))
  }

  private func recorded<Kind: StateKind & Sendable>(
    _ first: Kind, _ second: Kind
  ) async -> String where Kind.Kept == Void, Kind.StateClass == Screen<Kind>.State {
    let text = Locked("")
    let screen = Screen(initial: first, states: ClosureFactory { _ in Screen<Kind>.State() })
    let recorder = SessionRecorder(
      screen, named: "names", to: .lines { line in text.withLock { $0 += line } })
    screen.start(at: second)
    screen.transition(to: first)
    await recorder.finish()
    return text.value
  }
}

enum LanguageKind: StateKind, CustomStringConvertible {
  typealias Display = NoDisplay
  case french, german

  var description: String { self == .french ? "français" : "deutsch" }
}

enum CityKind: StateKind {
  typealias Display = NoDisplay
  case paris, bonn

  nonisolated var name: String {
    switch self {
    case .paris: "Paris"
    case .bonn: "Bonn"
    }
  }
}

struct NoDisplay: ScreenDisplay {}
