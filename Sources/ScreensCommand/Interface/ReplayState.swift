import ScreenStates
import Terminal

/// Shows a recorded session at rest: keys step through it.
class ReplayState: SampleState {
  override var ownKeys: [KeyBinding] {
    guard let replay = display.sample as? any Replay else { return [menuKey] + commonKeys }
    func step(
      _ keys: [Key], _ sign: String, _ name: String, _ meaning: String, _ move: ReplayMove
    ) -> KeyBinding? {
      guard replay.can(move) else { return nil }
      return KeyBinding(keys, sign, name, meaning) { _ in replay.go(move) }
    }
    return [
      step([.left], "←", "back", "go one step back", .back),
      step([.right], "→", "forward", "go one step forward", .forward),
      playKey,
      step([.character("x")], "x", "refused", "go to the next refused request", .refusal),
      step([.home, .character("g")], "g", "", "go to the first frame", .start),
      step([.end, .character("G")], "G", "", "go to the last frame", .end),
      KeyBinding([.character(":")], ":", "", "go to a time: to 1.5") { [self] _ in
        cover(.writing("to "))
      },
    ].compactMap(\.self) + moving.filter { $0.sign != "g G" } + [menuKey]
      + commonKeys.filter { $0.sign != "space" }
  }

  /// The key that plays, faster, or pauses.
  fileprivate var playKey: KeyBinding? {
    guard let replay = display.sample as? any Replay, replay.can(.forward) else { return nil }
    return KeyBinding([.character(" ")], "space", "play", "play at the session's speed") {
      [self] _ in play(at: 1)
    }
  }

  final func play(at speed: Int) { transition(to: .playing(name, speed: speed)) }
}

/// Shows a recorded session that plays by itself until its last frame.
final class PlayingState: ReplayState {
  private let speed: Int

  init(_ name: String, speed: Int) {
    self.speed = speed
    super.init(name)
  }

  override func enter() {
    super.enter()
    display.message = speed == 1 ? "playing" : "playing, \(speed) times as fast"
    wait()
  }

  /// Steps after the time that had passed in the session.
  private func wait() {
    guard let replay = display.sample as? any Replay, let pause = replay.pause else { return }
    after(pause / speed) { [self] in
      replay.go(.forward)
      guard replay.can(.forward) else { return .replay(name) }
      wait()
      return nil
    }
  }

  override var playKey: KeyBinding? {
    KeyBinding(
      [.character(" ")], "space", speed == 1 ? "ten times as fast" : "pause",
      "play ten times as fast, then pause"
    ) { [self] _ in
      if speed == 1 { play(at: 10) } else { pause() }
    }
  }

  private func pause() { transition(to: .replay(name)) }
}
