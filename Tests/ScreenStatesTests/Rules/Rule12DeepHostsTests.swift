import TestTraits
import ScreenStates
import Testing

/// Hosts nest at most 200 deep; what is deeper is refused, and nothing overflows.
@MainActor
@Suite(.noMistakes) struct Rule12DeepHostsTests {
  /// A screen in which each state hosts one more of its kind.
  struct LevelKind: StateKind {
    typealias Display = LevelDisplay
    let level: Int
    var name: String { "\(level)" }
  }

  struct LevelDisplay: ScreenDisplay {}

  @MainActor
  final class Levels {
    var entered = 0
    var exited = 0
    var refusal: Refusal?
  }

  final class LevelState: Screen<LevelKind>.State {
    private let levels: Levels
    private let level: Int

    init(_ level: Int, _ levels: Levels) {
      self.level = level
      self.levels = levels
    }

    override func enter() {
      levels.entered += 1
      let child = Screen(
        initial: LevelKind(level: level + 1), states: LevelStates(levels: levels))
      if let refusal = host(child).refusal { levels.refusal = refusal }
    }

    override func exit() { levels.exited += 1 }
  }

  struct LevelStates: StateFactory {
    let levels: Levels
    func makeState(for kind: LevelKind) -> Screen<LevelKind>.State {
      LevelState(kind.level, levels)
    }
  }

  @Test(.mistakes) func theTwoHundredAndFirstIsRefused() {
    let levels = Levels()
    let screen = Screen(initial: LevelKind(level: 1), states: LevelStates(levels: levels))
    screen.start()
    #expect(levels.entered == 200)
    #expect(levels.refusal?.reason == .alreadyHosted)
    #expect(screen.path.hasSuffix("/199/200"))
    screen.stop()
    #expect(levels.exited == 200)
  }
}
