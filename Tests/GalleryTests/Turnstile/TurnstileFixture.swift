import Gallery
import ScreenStates

/// A turnstile that costs two coins, begun in the state that is tested.
@MainActor
final class TurnstileFixture {
  let screen: TurnstileScreen
  private(set) var frames: [TurnstileDisplay] = []
  private let records: AsyncStream<TurnstileScreen.Record>
  private var token: ObservationToken?

  init(in kind: TurnstileKind, keeping kept: TurnstileKept = TurnstileKept()) {
    screen = TurnstileScreen(initial: kind, keeping: kept, states: TurnstileStates(fare: 2))
    screen.start()
    records = screen.transitions()
    token = screen.observe { [weak self] in self?.frames.append($0) }
  }

  /// The first lines of the log, as they are told.
  func log(_ count: Int) async -> [String] {
    var lines: [String] = []
    for await record in records {
      lines.append(record.description)
      if lines.count == count { break }
    }
    return lines
  }
}

@MainActor
func turnstile(_ draw: (inout TurnstileDisplay) -> Void) -> TurnstileDisplay {
  var display = TurnstileDisplay()
  draw(&display)
  return display
}
