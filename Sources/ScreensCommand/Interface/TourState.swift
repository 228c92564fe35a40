import ScreenStates
import Terminal

/// Plays a late answer that is dropped, on a sample of its own, which is stopped on exit.
final class TourState: CoverState {
  private let make: () -> any LiveSample
  private var sample: (any LiveSample)?

  init(_ make: @escaping () -> any LiveSample) { self.make = make }

  /// When a key is pressed, and what is said of it.
  private static let script: [(time: Duration, key: Character, words: String)] = [
    (.milliseconds(1200), "1", "choose English: a state loads the news"),
    (.milliseconds(3200), "L", "the next answer will come late"),
    (.milliseconds(4700), "r", "refresh: another state waits for that answer"),
    (.milliseconds(6700), "l", "leave, before the answer comes"),
  ]

  override func enter() {
    let sample = make()
    self.sample = sample
    update { display in
      display.sample = sample
      display.cap = Self.cap("tour", "a screen is in exactly one state: watch it change")
    }
    sample.start { [weak self] dropped in
      self?.update { display in
        if dropped != nil { display.cap = Self.end }
      }
    }
    for step in Self.script {
      after(step.time) { [self] in
        let key = Key.character(step.key)
        sample.keys(say: { _ in }, write: { _ in }).first { $0.keys.contains(key) }?.action(key)
        update { display in
          display.cap = Self.cap(step.key.keySign, step.words)
          display.hasBegun = true
        }
        return nil
      }
    }
  }

  override func exit() { sample?.stop() }

  private static func cap(_ key: String, _ words: String) -> StyledLine {
    StyledLine(" \(key) ", [.bold, .reversed]) + StyledLine("  \(words)", .bold)
  }

  private static let end =
    StyledLine(" ✗ dropped ", [.bold, .reversed, .yellow])
    + StyledLine("  the answer came after its state had exited, and changed nothing", .bold)

  override var keys: [KeyBinding] {
    let leaving = leaving("end", "end the tour")
    guard display.hasBegun else { return leaving }
    let key = KeyBinding([.character(" ")], "space", "again", "play from the start") {
      [self] _ in again()
    }
    return [key] + leaving
  }

  private func again() { transition(to: .tour) }
}
