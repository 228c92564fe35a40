import Gallery
import ScreenStates
import ScreenStatesTestKit

extension Language {
  static let english = Language(code: "en", name: "English")
  static let german = Language(code: "de", name: "Deutsch")
}

extension Article {
  static func titled(_ title: String) -> Article {
    Article(id: title, title: title, link: nil, summary: "", date: nil)
  }
}

extension NewsDisplay {
  /// What the news show in a language.
  static func news(
    in language: Language, isLoading: Bool = false, _ titles: [String] = [], notice: String? = nil
  ) -> NewsDisplay {
    .drawing {
      $0.language = language
      $0.isLoading = isLoading
      $0.articles = titles.map { .titled($0) }
      $0.notice = notice
    }
  }
}

/// Services that the test answers by hand, for one state of the news or for the whole screen.
@MainActor
final class NewsFixture {
  let news = PendingNews()
  let languages = FakeLanguages()

  // What a test has left unanswered must not outlive it.
  deinit {
    Task { @MainActor [news, languages] in
      news.work.abandon()
      languages.loading.abandon()
    }
  }

  /// What was asked of the news service, in order.
  var asked: [Language] { news.work.calls.compactMap(\.argument) }

  private var states: NewsStates { NewsStates(languages: languages, news: news) }

  /// The state of a kind, alone, entered, with its services asked.
  func bench(_ kind: NewsKind) async -> StateBench<NewsKind, NewsState> {
    let bench = StateBench(kind, keeping: NewsKept(), states: states)
    bench.enter()
    await bench.settled()
    return bench
  }

  /// The whole screen, begun in a kind.
  func screen(in kind: NewsKind) -> NewsScreen {
    let screen = NewsScreen(initial: kind, keeping: NewsKept(), states: states)
    screen.start()
    return screen
  }
}

struct PendingNews: NewsService {
  let work = PendingWork<Language, [Article]>()

  func latest(in language: Language) async throws -> [Article] { try await work(language) }
}

@MainActor
final class FakeLanguages: LanguageService {
  let loading = PendingWork<Void, [Language]>()
  var known = [Language.english, .german]
  var choice: Result<Language?, Complaint> = .success(nil)
  var refusal: Complaint?

  func load() async throws { known = try await loading(()) }

  func remembered() throws -> Language? { try choice.get() }

  func remember(_ language: Language) throws {
    choice = .success(language)
    if let refusal { throw refusal }
  }
}

struct Complaint: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}
