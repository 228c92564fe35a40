import ScreenStates
import Testing

/// Those who attend a stage: observers of its frames and of what it keeps, and a reader of its log.
@MainActor
final class Audience {
  private(set) var frames: [StageDisplay] = []
  private(set) var kept: [String] = []
  private let log: AsyncStream<StageScreen.Record>
  private var tokens: [ObservationToken] = []

  init(of screen: StageScreen) {
    log = screen.transitions()
    tokens = [
      screen.observe { [weak self, weak screen] frame in
        self?.frames.append(frame)
        guard let screen else { return }
        #expect(screen.display == frame)
        #expect(frame == (screen.isRunning ? screen.state.display : StageDisplay()))
      },
      screen.observeKept { [weak self, weak screen] kept in
        self?.kept.append(kept)
        #expect(screen == nil || screen?.kept == kept)
      },
    ]
    frames = [screen.display]
  }

  /// What was told must be true, and told once.
  func checkAtRest(_ screen: StageScreen) {
    #expect(frames.last == screen.display)
    #expect(kept.last == screen.kept)
    for (frame, next) in zip(frames, frames.dropFirst()) where frame != StageDisplay() {
      #expect(frame != next, "A settled frame is told once.")
    }
  }

  func leave() { tokens = [] }

  /// The whole log, which ends with the screen.
  func records() async -> [StageScreen.Record] {
    var records: [StageScreen.Record] = []
    for await record in log { records.append(record) }
    return records
  }
}
