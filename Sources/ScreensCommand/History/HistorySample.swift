package import Gallery
import Terminal

extension SampleScreen where Kind == HistoryKind<WatchedShow> {
  /// The bundled history.
  package static func history(
    _ options: SampleOptions = SampleOptions()
  ) -> SampleScreen<HistoryKind<WatchedShow>> {
    let service = options.service { BundledHistoryService(latency: $0, clock: $1) }
    let isHidden = { @MainActor (state: Kind.StateClass) in
      state is HiddenHistoryState<WatchedShow>
    }
    return SampleScreen(
      "history", .history(of: service, times: options.times, clock: options.clock),
      requests: [
        .retry, .refresh, .more,
        PlainRequest("hide", "hide the history", isAnswered: { !isHidden($0) }) { $0.hide() }
          .key("h"),
        PlainRequest("reveal", "show the history", isAnswered: isHidden) { $0.reveal() }.key("v"),
      ] + PlainRequest.ofService(service), faults: options.faults,
      showsError: { $0.failure != nil }, drawing: { .history($0) })
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
