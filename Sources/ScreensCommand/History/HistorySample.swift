package import Gallery
import Terminal

extension SampleScreen where Kind == HistoryKind<WatchedShow> {
  /// The bundled history.
  package static func history(
    _ options: SampleOptions = SampleOptions()
  ) -> SampleScreen<HistoryKind<WatchedShow>> {
    let service = options.service { BundledHistoryService(latency: $0, clock: $1) }
    return SampleScreen(
      "history", .history(of: service, times: options.times, clock: options.clock),
      requests: PlainRequest.history + PlainRequest.ofService(service), faults: options.faults,
      showsError: { $0.failure != nil }, drawing: { .history($0) })
  }
}

extension PlainRequest where Kind == HistoryKind<WatchedShow> {
  /// The text requests of a history.
  fileprivate static var history: [PlainRequest<HistoryKind<WatchedShow>>] {
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

extension SamplePicture {
  @MainActor
  fileprivate static func history(_ display: HistoryDisplay<WatchedShow>) -> SamplePicture {
    if display.isHidden { return SamplePicture([.sentence("The history is hidden.", .bold)]) }
    var picture = loaded(
      display, "watched", title: "Shows", empty: "Nothing was watched."
    ) { show in
      (
        show.title, "episode \(show.episode), \(show.day)",
        plain: "\(show.title), episode \(show.episode) (\(show.day))"
      )
    }
    if let hint = display.hint {
      picture.plain.append("hint: \(hint)")
      picture.blocks.append(TextBlock(StyledLine(hint, .dim)))
    }
    return picture
  }
}
