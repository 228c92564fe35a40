import ContentStates
package import Gallery
import ScreenStates
import Terminal

extension PlainSample where Kind == HistoryKind<WatchedShow> {
  /// The bundled history.
  package static func history(
    _ options: SampleOptions = SampleOptions()
  ) -> PlainSample<HistoryKind<WatchedShow>> {
    let service = options.service { BundledHistoryService(latency: $0, clock: $1) }
    var sample = PlainSample(
      .history(of: service, times: options.times, clock: options.clock),
      requests: PlainRequest.history + PlainRequest.ofService(service), lines: HistoryText.lines)
    sample.picture = HistoryText.picture
    sample.showsError = { $0.failure != nil }
    sample.faults = options.faults
    return sample
  }
}

extension PlainRequest where Kind == HistoryKind<WatchedShow> {
  /// The text requests of a history.
  package static var history: [PlainRequest<HistoryKind<WatchedShow>>] {
    [
      .retry, .refresh, .more,
      PlainRequest("hide", "hide the history", isAnswered: { !isHidden($0) }) { $0.hide() }
        .key("h"),
      PlainRequest("reveal", "show the history", isAnswered: isHidden) { $0.reveal() }.key("v"),
    ]
  }

  private static func isHidden(_ state: Kind.StateClass) -> Bool {
    state is HiddenHistoryState<WatchedShow>
  }
}

/// A history of watched shows as lines of plain text and as a picture.
@MainActor
enum HistoryText {
  private static let empty = "Nothing was watched."
  private static let hidden = "The history is hidden."

  static func lines(_ display: HistoryDisplay<WatchedShow>) -> [String] {
    var lines = ContentText.lines(display, "watched", empty: empty) {
      "\($0.title), episode \($0.episode) (\($0.day))"
    }
    if let hint = display.hint { lines.append("hint: \(hint)") }
    if display.isHidden { lines.append(hidden) }
    return lines
  }

  static func picture(_ display: HistoryDisplay<WatchedShow>) -> SamplePicture {
    if display.isHidden { return SamplePicture([StyledLine(hidden, .bold)]) }
    var picture = ContentPicture.picture(display, "Shows", empty: empty) { show in
      (show.title, "episode \(show.episode), \(show.day)")
    }
    if let hint = display.hint { picture.blocks.append(TextBlock(StyledLine(hint, .dim))) }
    return picture
  }
}
