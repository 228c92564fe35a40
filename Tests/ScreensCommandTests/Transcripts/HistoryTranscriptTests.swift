import Gallery
import TestTraits
import ScreenStatesTestKit
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct HistoryTranscriptTests {
  private let shows = [
    "Les Vampires, episode 3 (2026-03-28)",
    "Les Vampires, episode 2 (2026-03-27)",
    "Les Vampires, episode 1 (2026-03-26)",
    "Fantômas, episode 5 (2026-03-14)",
    "Fantômas, episode 4 (2026-03-13)",
    "The Perils of Pauline, episode 2 (2026-02-22)",
    "The Perils of Pauline, episode 1 (2026-02-21)",
    "Fantômas, episode 3 (2026-02-08)",
    "Fantômas, episode 2 (2026-02-07)",
    "Fantômas, episode 1 (2026-02-01)",
    "Die Spinnen, episode 2 (2026-01-11)",
    "Die Spinnen, episode 1 (2026-01-10)",
  ]

  private let loading = "state: loading\nloading …\n\n"
  private let failed = "state: error\nerror: The history could not be loaded.\n\n"
  private let willFail = "The next answer will be a failure.\n\n"
  private let notice = "notice: The history could not be loaded."
  private let empty = """
    state: empty
    empty: Nothing was watched.
    hint: What you watch is listed here.


    """

  /// A frame with the first shows, and what stands above them.
  private func frame(_ count: Int, in state: String, _ above: String...) -> String {
    let head = ["state: \(state)"] + above
    let title = "watched: \(count)\(count < shows.count ? " and more" : "")"
    let rows = shows.prefix(count).enumerated().map { "  \($0.offset + 1). \($0.element)" }
    return (head + [title] + rows + ["", ""]).joined(separator: "\n")
  }

  @Test func theListContinuesToItsEndPastAPageThatFails() async {
    let run = await transcript(
      of: .history(SampleOptions(clock: ManualClock())), "more", "fail next", "more", "more",
      "retry", "more")
    let parts = [
      loading, frame(5, in: "showingData"),
      frame(5, in: "loadingMore", "loading more …"), frame(10, in: "showingData"),
      willFail, frame(10, in: "loadingMore", "loading more …"),
      frame(10, in: "showingData", notice),
      "showingData does not answer \"more\"; showingData answers retry, refresh, hide, fail next,"
        + " empty next, help, quit.\n\n",
      frame(10, in: "loadingMore", "loading more …"), frame(12, in: "showingData"),
      "showingData does not answer \"more\"; showingData answers refresh, hide, fail next,"
        + " empty next, help, quit.\n\n",
    ]
    #expect(run.text == parts.joined())
    #expect(run.status == .success)
  }

  @Test func hideRevealFailRetryEmpty() async {
    let run = await transcript(
      of: .history(SampleOptions(clock: ManualClock())), "hide", "refresh", "fail next", "reveal",
      "retry",
      "fail next", "refresh",
      "empty next", "retry", "refresh")
    let parts = [
      loading, frame(5, in: "showingData"), "state: hidden\nThe history is hidden.\n\n",
      "hidden does not answer \"refresh\"; hidden answers reveal, fail next, empty next, help,"
        + " quit.\n\n",
      willFail, loading, failed, loading, frame(5, in: "showingData"),
      willFail, frame(5, in: "refreshing", "refreshing …"), frame(5, in: "showingData", notice),
      "The next answer will be empty.\n\n", frame(5, in: "refreshing", "refreshing …"), empty,
      loading, frame(5, in: "showingData"),
    ]
    #expect(run.text == parts.joined())
    #expect(run.status == .success)
  }

  @Test func anErrorAtTheEndIsTheStatus() async {
    let run = await transcript(
      of: .history(SampleOptions(clock: ManualClock())), "hide", "fail next", "reveal", "quit",
      "retry")
    #expect(
      run.text
        == [
          loading, frame(5, in: "showingData"), "state: hidden\nThe history is hidden.\n\n",
          willFail, loading, failed,
        ].joined())
    #expect(run.status == .failure)
  }
}
