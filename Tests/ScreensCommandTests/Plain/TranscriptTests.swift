import Gallery
import ScreenStates
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// Each sample on lines of text: how its display is written, and which requests it knows.
///
/// That the states do the right thing is for the tests of the Gallery.
@MainActor
@Suite(.noMistakes) struct TranscriptTests {
  @Test func items() async {
    let run = await Transcript(
      of: .items(), ["fail next", "start over", "refresh now", "retry", "empty next", "refresh"])
    let loading = "state: loading\nloading …"
    let rows = "items: 6\n  1. Tent: for two, with all its pegs"
    #expect(
      run.parts == [
        loading, "state: showingData\n\(rows)", "The next answer will be a failure.",
        loading, "state: error\nerror: The items could not be loaded.",
        "\"refresh\" takes nothing after it; type only refresh.",
        loading, "state: showingData\n\(rows)", "The next answer will be empty.",
        "state: refreshing\nrefreshing …\n\(rows)", "state: empty\nempty: There are no items.",
      ])
  }

  @Test func history() async {
    let run = await Transcript(
      of: .history(),
      ["more", "fail next", "more", "more", "hide", "fly", "reveal", "empty next", "refresh"])
    let row = "  1. Les Vampires, episode 3 (2026-03-28)"
    #expect(
      run.parts == [
        "state: loading\nloading …", "state: showingData\nwatched: 5 and more\n\(row)",
        "state: loadingMore\nloading more …\nwatched: 5 and more\n\(row)",
        "state: showingData\nwatched: 10 and more\n\(row)", "The next answer will be a failure.",
        "state: loadingMore\nloading more …\nwatched: 10 and more\n\(row)",
        "state: showingData\nnotice: The history could not be loaded.\nwatched: 10 and more\n\(row)",
        "showingData does not answer \"more\"; showingData answers retry, refresh, hide, fail next,"
          + " empty next, help, quit.",
        "state: hidden\nThe history is hidden.",
        "There is no request \"fly\"; hidden answers reveal, fail next, empty next, help, quit.",
        "state: loading\nloading …", "state: showingData\nwatched: 5 and more\n\(row)",
        "The next answer will be empty.",
        "state: refreshing\nrefreshing …\nwatched: 5 and more\n\(row)",
        "state: empty\nempty: Nothing was watched.\nhint: What you watch is listed here.",
      ])
  }

  @Test func books() async {
    let run = await Transcript(
      of: .books(), ["fail next", "refresh", "retry", "Empty  Next", "refresh"])
    let loading = "state: content/loading\ntitle: Library\nloading …"
    let rows = "books: 6\n  1. Don Quijote, Miguel de Cervantes (1605)"
    #expect(
      run.parts == [
        loading, "state: content/showing\ntitle: Library\n\(rows)",
        "The next answer will be a failure.", "\(loading)\n\(rows)",
        "state: error/asking\ntitle: Not available\n"
          + "error: The library could not be reached; try again.",
        loading, "state: content/showing\ntitle: Library\n\(rows)",
        "The next answer will be empty.", "\(loading)\n\(rows)",
        "state: empty/asking\ntitle: Nothing here\n"
          + "empty: There are no books in the library yet.",
      ])
  }

  @Test func turnstile() async {
    let run = await Transcript(
      of: .turnstile(), ["push", "coin", "coin", "close", "push", "close", "help", "open"])
    #expect(
      run.parts == [
        "state: locked\narm: locked\ndue: 2 coins\npassages: 0",
        "locked does not answer \"push\"; locked answers coin, close, help, quit.",
        "state: locked\narm: locked\ndue: 1 coin\npassages: 0",
        "state: unlocked\narm: open\nsign: Please pass.",
        "It stays open until the visitor who paid has passed.",
        "state: locked\narm: locked\ndue: 2 coins\npassages: 1",
        "state: outOfService\narm: locked\nsign: Closed for the night.",
        """
          open  open again
          help  list the requests that the state answers
          quit  end the program
        """,
        "state: locked\narm: locked\ndue: 2 coins\npassages: 1",
      ])
  }

  @Test func player() async throws {
    let run = await Transcript(
      of: try .player(),
      [
        "register", "fail next", "log in", "log in", "log", "play", "next", "pause", "stop",
        "log out",
      ])
    let registered = "state: loggedOut/registered\nYou are registered."
    let album = "album: The Well-Tempered Clavier, Book I"
    #expect(
      run.parts == [
        "state: loggedOut/unregistered\nRegister to listen.",
        "state: loggedOut/unregistered\nRegister to listen.\nregistering …", registered,
        "The next answer will be a failure.", "\(registered)\nlogging in …",
        "\(registered)\nnotice: The account server could not be reached; try again.",
        "\(registered)\nlogging in …", "state: loggedIn/stopped\n\(album)",
        "There is no request \"log\"; loggedIn/stopped answers log out, play, fail next, help, quit.",
        "state: loggedIn/playing\n\(album)\nplaying: Prelude in C major (2:07)",
        "state: loggedIn/playing\n\(album)\nplaying: Fugue in C major (1:54)",
        "state: loggedIn/paused\n\(album)\npaused: Fugue in C major (1:54)",
        "state: loggedIn/stopped\n\(album)", registered,
      ])
  }

  @Test func products() async {
    let run = await Transcript(
      of: .products(),
      [
        "log in", "more", "fail next", "refresh", "fail next", "add 2", "add 3", "add 99",
        "search zebra", "fail next", "search *", "log out", "retry",
      ])
    let row = "  1. Oak desk: A solid oak desk with two drawers."
    let fails = "The next answer will be a failure."
    let sentence = "The shop could not be reached; try again."
    let more = "products: 10, and more\n\(row)"
    #expect(
      run.parts == [
        "state: loading\nLoading …", "state: notLoggedIn\nLog in to see the products.",
        "state: notLoggedIn\nLogging in …", "state: loading\nLoading …",
        "state: loaded\nproducts: 5, and more\n\(row)",
        "state: loadingMore\nproducts: 5, and more\n\(row)\n  loading more …",
        "state: loaded\n\(more)", fails, "state: refreshing\nrefreshing …\n\(more)",
        "state: loaded\nnotice: \(sentence)\n\(more)", fails,
        "state: loaded\nnotice: \(sentence)\n\(more)\n"
          + "basket notice: Desk lamp is not in the basket. \(sentence)",
        "state: loaded\nnotice: \(sentence)\n\(more)\nbasket: Reading chair",
        "There is no product \"99\" here; add one of 1 to 10.",
        "state: refreshing\nrefreshing …\n\(more)\nbasket: Reading chair",
        "state: empty\nNo products match.", fails, "state: loading\nLoading …",
        "state: failed\nerror: \(sentence)", "state: notLoggedIn\nLog in to see the products.",
        "notLoggedIn does not answer \"retry\";"
          + " notLoggedIn answers search TEXT, log in, fail next, help, quit.",
      ])
  }

  @Test func anErrorAtTheEndIsTheStatusAndANoticeBesideItemsIsNot() async throws {
    #expect(await Transcript(of: .books(), ["quit", "fail next"]).status == .success)
    #expect(await Transcript(of: .books(), ["fail next", "refresh", "quit"]).status == .failure)
    #expect(await Transcript(of: .items(), ["fail next", "refresh"]).status == .success)
    #expect(await Transcript(of: .items(), ["fail next", "start over"]).status == .failure)
    #expect(await Transcript(of: .history(), ["hide", "fail next", "reveal"]).status == .failure)
    #expect(await Transcript(of: try .player(), ["fail next", "register"]).status == .failure)
    for end in ["refresh", "add 1"] {
      let run = await Transcript(of: .products(), ["log in", "fail next", end])
      #expect(run.status == .failure)
    }
    #expect(await Transcript(of: .products(), ["fail next", "log in"]).status == .failure)
  }

  // MARK: - The news, with the bundled feeds

  private func news(from source: FeedSource? = nil) -> SampleScreen<NewsKind> {
    .news(
      NewsScreen(
        initial: .determineLanguage, keeping: NewsKept(),
        states: NewsStates(
          languages: FileLanguageService(), news: FeedNewsService(source: source))))
  }

  @Test func theNewsAreLoadedAgainAfterAnError() async throws {
    let run = await Transcript(
      of: news(from: try FeedSource(argument: "/no/feed")), ["choose en", "retry"])
    #expect(run.states == ["determineLanguage", "loadNews", "error", "loadNews", "error"])
    #expect(run.status == .failure)
  }

  @Test func aReadersDay() async {
    let run = await Transcript(
      of: news(),
      [
        "\u{1B}[31m", "refresh", "choose", "choose xx", "", "choose en now", "choose \(Int.min)",
        "choose EN", "help", "refresh", "languages", "choose 2", "quit", "refresh",
      ])
    let offer = "determineLanguage answers choose CODE, help, quit."
    let choose = "choose one of en, de, fr, es."
    #expect(
      run.answers == [
        "There is no request \"\u{FFFD}[31m\"; \(offer)",
        "determineLanguage does not answer \"refresh\"; \(offer)",
        "\"choose\" needs something after it; type choose CODE.",
        "There is no language \"xx\" here; \(choose)",
        "There is no language \"en now\" here; \(choose)",
        "There is no language \"\(Int.min)\" here; \(choose)",
        """
          refresh    load newer articles
          languages  choose another language
          help       list the requests that the state answers
          quit       end the program
        """,
      ])
    #expect(
      run.states == [
        "determineLanguage", "loadNews", "displayNews", "refreshNews", "displayNews",
        "changeLanguage", "loadNews", "displayNews",
      ])
    let frames = run.parts.filter { $0.hasPrefix("state: ") }
    #expect(frames[1] == "state: loadNews\nlanguage: English\nloading …")
    #expect(frames[3].hasPrefix("state: refreshNews\nlanguage: English\nloading …\narticles: 10\n"))
    #expect(frames[2] == frames[4])
    #expect(frames[7].contains("language: Deutsch"))
  }

  @Test func anOutputThatIsClosedEndsTheRunBeforeTheNextLine() async {
    var written = 0
    nonisolated(unsafe) var read = 0
    let lines = AsyncStream {
      unsafe read += 1
      return "refresh"
    }
    await #expect(throws: OutputError.closed) {
      try await news().run(lines) { _ throws(OutputError) in
        written += 1
        throw .closed
      }
    }
    #expect(written == 1)
    #expect(unsafe read == 0)
  }
}
