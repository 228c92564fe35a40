import Foundation
import ScreenSessions
import ScreenStates

/// Our screen, with a recorder of names.
@MainActor
final class RecordedCandidate: Candidate {
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  private let recorder: SessionRecorder

  init(to destination: SessionRecorder.Destination = .memory(last: 1_000)) {
    recorder = SessionRecorder(screen, named: "cycle", to: destination)
    screen.start()
  }

  func show(_ kind: SampleKind) { screen.transition(to: kind) }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { screen.display }

  /// Walks the cycle, and waits for the turn of the main actor in which the events are handed on.
  func walkAndHandOn(_ cycle: SampleCycle, turns: Int) async {
    walk(cycle, turns: turns)
    await Task { @MainActor in }.value
  }

  /// Ends the recording; returns when everything is written.
  func finish() async { await recorder.finish() }
}
