import ScreenStates
import Testing

/// Those who attend a stage: an observer of its frames, and a reader of its log.
@MainActor
final class Audience {
  private(set) var frames: [StageDisplay] = []
  private let log: AsyncStream<StageScreen.Record>
  private var token: ObservationToken?

  init(of screen: StageScreen) {
    log = screen.transitions()
    token = screen.observe { [weak self, weak screen] frame in
      self?.frames.append(frame)
      guard let screen else { return }
      #expect(screen.display == frame)
      #expect(frame == (screen.isRunning ? screen.state.display : StageDisplay()))
    }
    frames = [screen.display]
  }

  /// What was told must be true, and told once.
  func checkAtRest(_ display: StageDisplay) {
    #expect(frames.last == display)
    for (frame, next) in zip(frames, frames.dropFirst()) where frame != StageDisplay() {
      #expect(frame != next, "A settled frame is told once.")
    }
  }

  func leave() { token = nil }

  /// The whole log, which ends with the screen.
  func records() async -> [StageScreen.Record] {
    var records: [StageScreen.Record] = []
    for await record in log { records.append(record) }
    return records
  }
}
