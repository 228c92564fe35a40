import ScreenStates
import Terminal

/// Shows a recorded session that plays by itself until its last frame.
final class PlayingState: SampleState {
  private let speed: Int

  init(_ name: String, speed: Int) {
    self.speed = speed
    super.init(name)
  }

  override func enter() {
    super.enter()
    guard let replay = display.sample as? any Replay else { return }
    display.message = speed == 1 ? "playing" : "playing, \(speed) times as fast"
    step(replay)
  }

  /// Steps after the time that had passed in the session.
  private func step(_ replay: any Replay) {
    guard let pause = replay.pause else { return rest() }
    after(pause / speed) { [self] in
      replay.forward()
      step(replay)
      return nil
    }
  }

  private func rest() { transition(to: .sample(name)) }

  override var spaceKey: KeyBinding {
    KeyBinding(
      [.character(" ")], "space", speed == 1 ? "ten times as fast" : "pause",
      "play ten times as fast, then pause"
    ) { [self] _ in
      if speed == 1 { play(at: 10) } else { rest() }
    }
  }
}
