import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A screen that a state starts ends with it, as its hosted screens do.
@MainActor
@Suite(.noMistakes) struct StartedScreenTests {
  private func problems(of make: () -> Opening) async -> [BenchProblem] {
    let bench = StateBench(as: .a, keeping: 0, make)
    bench.enter()
    try? await bench.check()
    return bench.problems
  }

  /// The state has one from the beginning, and makes one.
  @Test func screensThatRunOnAreFound() async {
    let screen = pupil()
    let problems = await problems { Opening([screen]) }
    #expect(problems.map(\.part) == [.work, .work])
    let remedy =
      "runs on after its state; host it, or stop it in exit(). Start one that states share, such as a"
      + " player, before the bench is made."
    #expect(
      problems.map(\.description) == [
        "The screen screens of Opening \(remedy)", "The screen own of Opening \(remedy)",
      ])
    screen.stop()
  }

  @Test(arguments: [false, true]) func aScreenThatIsHostedOrStoppedEnds(isHosted: Bool) async {
    #expect(await problems { Opening([pupil()], isHosted ? .host : .stop) } == [])
  }

  /// Such as a player that many states share.
  @Test func aScreenThatRanBeforeTheStateMayRunOn() async {
    let player = pupil()
    player.start()
    #expect(await problems { Opening([player], .stop) } == [])
    #expect(player.isRunning)
    player.stop()
  }
}

@MainActor
private func pupil() -> PupilScreen {
  PupilScreen(initial: .a, keeping: 0, states: PupilStates())
}

/// Starts the given screens that do not run, and one of its own.
private final class Opening: PupilState {
  enum End { case host, stop, none }

  private let screens: [PupilScreen]
  private let end: End
  private var started: [PupilScreen] = []
  private lazy var own = pupil()

  init(_ screens: [PupilScreen], _ end: End = .none) { (self.screens, self.end) = (screens, end) }

  override func enter() {
    started = (screens + [own]).filter { !$0.isRunning }
    for screen in started { if end == .host { host(screen) } else { screen.start() } }
  }

  override func exit() {
    if end == .stop { for screen in started { screen.stop() } }
    started = []
  }
}
