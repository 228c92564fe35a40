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

/// A news screen whose services the test answers by hand, begun in the state that is tested.
@MainActor
final class NewsFixture {
  let news = PendingNews()
  let languages = FakeLanguages()
  let screen: NewsScreen
  private(set) var frames: [NewsDisplay] = []
  private var token: ObservationToken?

  init(in kind: NewsKind, _ prepare: (FakeLanguages) -> Void = { _ in }) {
    prepare(languages)
    screen = NewsScreen(
      initial: kind, keeping: NewsKept(), states: NewsStates(languages: languages, news: news))
    screen.start()
    token = screen.observe { [weak self] in self?.frames.append($0) }
  }

  // What a test has left unanswered must not outlive it.
  deinit {
    Task { @MainActor [news, languages] in
      news.work.abandon()
      languages.loading.abandon()
    }
  }

  /// What was asked of the news service, in order.
  var asked: [Language] { news.work.calls.map(\.argument) }
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

@MainActor
func display(_ draw: (inout NewsDisplay) -> Void) -> NewsDisplay {
  var display = NewsDisplay()
  draw(&display)
  return display
}
