import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit

/// A history of texts whose service and clock are moved by hand, begun in the kind that is tested.
@MainActor
final class HistoryFixture {
  /// The indicator is there exactly while something is loaded, which fails after half a minute.
  private static let times = LoadingTimes(appearsAfter: nil, staysAtLeast: nil, slowAfter: nil)

  let clock = ManualClock()
  let work = PendingWork<PageCursor?, Page<String>>()
  let screen: Screen<HistoryKind<String>>
  private let recorder: DisplayRecorder<HistoryKind<String>>

  init(at kind: HistoryKind<String> = .loading()) async {
    let source = ContentSource<NoRequest, String>(times: Self.times) { [work] _, cursor in
      try await work(cursor)
    }
    screen = .history(from: source, clock: clock)
    screen.start(at: kind)
    recorder = DisplayRecorder(of: screen)
    await screen.settled()
  }

  /// The settled frames, in order.
  var frames: [HistoryDisplay<String>] { recorder.all }

  var calls: PendingWork<PageCursor?, Page<String>>.Calls { work.calls }

  static func display(
    _ announcement: String, _ draw: (inout HistoryDisplay<String>) -> Void = { _ in }
  ) -> HistoryDisplay<String> {
    var display = HistoryDisplay<String>()
    display.announcement = announcement
    draw(&display)
    return display
  }
}
