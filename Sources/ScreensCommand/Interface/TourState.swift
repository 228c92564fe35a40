import ScreenStates
import Terminal

/// Plays a late answer that is dropped, on a sample of its own, which is stopped on exit.
final class TourState: CoverState {
  private let make: () -> any LiveSample
  private var sample: (any LiveSample)?

  init(_ make: @escaping () -> any LiveSample) { self.make = make }

  /// What is pressed, and what is said, after a pause.
  private static let script: [(pause: Duration, key: Key, words: String)] = [
    (.milliseconds(1200), .character("1"), "choose English: a state loads the news"),
    (.milliseconds(2000), .character("L"), "the next answer will come late"),
    (.milliseconds(1500), .character("r"), "refresh: another state waits for that answer"),
    (.milliseconds(2000), .character("l"), "leave, before the answer comes"),
  ]

  override func enter() {
    let sample = make()
    self.sample = sample
    update { display in
      display.sample = sample
      display.cap = Self.cap("tour", "a screen is in exactly one state: watch it on the map")
    }
    sample.start { [weak self] dropped in
      self?.update { display in
        if dropped != nil { display.cap = Self.end }
      }
    }
    play(Self.script[...])
  }

  override func exit() { sample?.stop() }

  private func play(_ script: ArraySlice<(pause: Duration, key: Key, words: String)>) {
    guard let step = script.first else { return }
    after(step.pause) { [self] in
      sample?.keys(say: { _ in }, write: { _ in }).first { $0.keys.contains(step.key) }?.action(
        step.key)
      if case .character(let letter) = step.key {
        display.cap = Self.cap(letter.keySign, step.words)
      }
      display.hasBegun = true
      play(script.dropFirst())
      return nil
    }
  }

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
