import Foundation
import Gallery
import ScreensCommand
import ScreenStates
import ScreenStatesTestKit
import Terminal
import Testing

/// The interface with a test at the keys, and a canvas that tells what is written.
@MainActor
final class AppRun {
  private final class Shown {
    var frame: [StyledLine] = []
    var size: TerminalSize
    var written: [String] = []
    var canvas = Canvas()
    var awaited: (isShown: (String) -> Bool, reader: CheckedContinuation<Void, Never>)?

    init(_ size: TerminalSize) { self.size = size }

    func draw(_ frame: [StyledLine]) {
      self.frame = frame
      written.append(canvas.draw(frame, size: size))
      if let (isShown, reader) = awaited, isShown(frame.text) {
        awaited = nil
        reader.resume()
      }
    }
  }

  let view: AppView
  let clock: ManualClock
  private let shown: Shown

  init(
    _ entries: [AppEntry], opening name: String?, columns: Int = 80, rows: Int = 24,
    clock: ManualClock = ManualClock()
  ) {
    let shown = Shown(TerminalSize(columns: columns, rows: rows))
    (self.shown, self.clock) = (shown, clock)
    view = AppView(
      of: entries, opening: name, size: shown.size, clock: clock, tour: { SampleScreen.tour(clock) }
    ) { shown.draw($0) }
    view.appear()
  }

  /// The interface with all samples on one clock, which lets them wait as they usually do.
  static func all(opening name: String?, columns: Int = 80, rows: Int = 24) -> AppRun {
    let clock = ManualClock()
    return AppRun(
      Entries.all(clock), opening: name, columns: columns, rows: rows, clock: clock)
  }

  /// The interface with the news in English, which a test answers by hand.
  static func manualNews(
    columns: Int = 80, rows: Int = 24, opens: @escaping (URL) -> Bool = { _ in false }
  ) async -> (run: AppRun, call: PendingWork<Language, [Article]>.Call?) {
    let news = ManualNews()
    let run = AppRun(
      [AppEntry(name: "news", summary: "") { Entries.news(news, opens: opens) }], opening: "news",
      columns: columns, rows: rows)
    run.press(.character("1"))
    await run.settled()
    return (run, news.latest.waiting.last)
  }

  /// The letters of the frame, without the blanks at the ends of its lines.
  var text: String { shown.frame.text }

  var frame: [StyledLine] { shown.frame }

  /// The shown sample; that of the tour while it plays.
  var sample: (any LiveSample)? {
    view.app.child(CoverKind.self)?.display.sample ?? view.app.display.sample
  }

  /// The names of the states on the way in; of the menu, where no sample is shown.
  var path: String { sample?.path ?? view.app.path }

  /// The entries of the shown sample's log, newest first.
  var log: [String] { sample?.log.map(\.line.text) ?? [] }

  /// What was written to the terminal since the last time that this was asked.
  func written() -> String {
    defer { shown.written = [] }
    return shown.written.joined()
  }

  /// Presses keys; then a text is on the screen, or another is not.
  @discardableResult
  func press(
    _ keys: Key..., shows: String = "", hides: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    var stays = true
    for key in keys { stays = view.receive(.key(key)) }
    let isShown = shows.isEmpty || text.contains(shows)
    let isHidden = hides.map(text.contains) != true
    #expect(isShown && isHidden, "\(shows)\(hides ?? "")\n\(text)", sourceLocation: location)
    return stays
  }

  /// Presses keys that write something, as a terminal tells it: scalar by scalar.
  func type(_ text: String, shows: String = "", at location: SourceLocation = #_sourceLocation) {
    for scalar in text.unicodeScalars { press(.character(Character(scalar))) }
    press(shows: shows, at: location)
  }

  func resize(columns: Int, rows: Int) {
    shown.size = TerminalSize(columns: columns, rows: rows)
    _ = view.receive(.resize(shown.size))
  }

  /// Waits until the work of all samples is done.
  func settled() async {
    for sample in view.app.kept.samples { await (sample as? any Settling)?.settled() }
  }

  /// Waits until a text is shown: a late answer comes at a time of its own.
  func shows(_ text: String) async {
    if self.text.contains(text) { return }
    await withCheckedContinuation { shown.awaited = ({ $0.contains(text) }, $0) }
  }

  /// Lets time pass; what has begun has come to its desk before, and what that answers is shown.
  func pass(_ duration: Duration) async {
    await allWait()
    await clock.advance(by: duration)
    await allWait()
  }

  /// Waits until each work waits at the desk of its sample, and no answer there is due.
  ///
  /// Each step on the way there draws.
  private func allWait() async {
    func isOnItsWay(_ sample: any LiveSample) -> Bool {
      guard let waits = sample.faults?.waits else { return false }
      let works = sample.underWay.filter { $0.form == .work }.count
      let isDue = waits.contains { wait in
        wait.length.map { wait.begun.advanced(by: $0) <= clock.now } ?? false
      }
      return isDue || works > waits.filter { !$0.hasLeft }.count
    }
    while (view.app.kept.samples + [sample].compactMap(\.self)).contains(where: isOnItsWay) {
      await withCheckedContinuation { shown.awaited = ({ _ in true }, $0) }
    }
  }

  deinit {
    // A test holds it on the main actor.
    MainActor.assumeIsolated { [view] in view.disappear() }
  }
}

/// A sample of a screen, without the type of its kinds.
@MainActor
private protocol Settling { func settled() async }

extension SampleScreen: Settling {
  fileprivate func settled() async { await screen.settled() }
}

/// Samples that answer at once; with a clock, after the usual delay, and with faults at hand.
@MainActor
enum Entries {
  static func all(_ clock: ManualClock? = nil) -> [AppEntry] {
    let clocks: any ScreenClock = clock ?? .continuous
    return ScreensCommand.samples.map { sample in
      AppEntry(name: sample.name, summary: sample.summary) {
        let desk = clock.map { FaultDesk(time: $0) }
        if sample.name == "news" { return news(FeedNewsService(), desk, clock: clocks) }
        return try sample.make(SampleOptions(faults: desk, clock: clocks))
      }
    }
  }

  static func news(
    _ service: any NewsService, _ desk: FaultDesk? = nil, clock: any ScreenClock = .continuous,
    opens: @escaping (URL) -> Bool = { _ in false }
  ) -> any LiveSample {
    desk?.onFail = {}
    desk?.onEmpty = {}
    let faulty = desk.map { FaultyNews(service: service, desk: $0, latency: .milliseconds(400)) }
    let screen = NewsScreen(
      initial: .determineLanguage, keeping: NewsKept(),
      states: NewsStates(languages: FixedLanguages(), news: faulty ?? service), clock: clock)
    return SampleScreen.news(screen, [.open(opens)], desk, timeZone: .gmt)
  }
}

/// News that a test answers by hand.
struct ManualNews: NewsService {
  let latest = PendingWork<Language, [Article]>()
  /// Told of each question.
  var asked: @Sendable () -> Void = {}

  func latest(in language: Language) async throws -> [Article] {
    asked()
    return try await latest(language)
  }
}

/// Three languages, and a choice that lasts as long as the test.
@MainActor
final class FixedLanguages: LanguageService {
  let known = [
    Language(code: "en", name: "English"), Language(code: "de", name: "Deutsch"),
    Language(code: "ja", name: "日本語"),
  ]
  private var chosen: Language?

  func load() async throws {}

  func remembered() throws -> Language? { chosen }

  func remember(_ language: Language) throws { chosen = language }
}

extension Article {
  /// Articles of one line each.
  static func titles(_ count: Int) -> [Article] {
    (1...count).map { Article(id: String($0), title: "Title \($0)") }
  }
}

extension [StyledLine] {
  /// The letters, line by line, without the blanks at the ends.
  var text: String {
    map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
