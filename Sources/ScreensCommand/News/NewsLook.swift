package import Foundation
package import Gallery
import ScreenStates
import Terminal

extension SampleLook where Kind == NewsKind {
  /// The languages to choose from, or the articles.
  ///
  /// - Parameters:
  ///   - faults: Where a person tells the service how to answer.
  ///   - timeZone: Where the reader is, for the days on which articles were published.
  /// - Returns: The look.
  package static func news(_ faults: FaultDesk?, timeZone: TimeZone = .current) -> SampleLook {
    var look = SampleLook { NewsPicture.picture($0, timeZone: timeZone) }
    look.kinds = NewsKind.samples
    look.firstLine = \.firstLine
    look.faults = faults
    look.choice = { screen in
      let languages = screen.display.languages
      if languages.isEmpty { return nil }
      let index = min(max(screen.kept.languageIndex, 0), languages.count - 1)
      return Choice(
        count: languages.count, index: index, move: { screen.kept.languageIndex = $0 },
        take: { screen.state.choose(languages[index]) })
    }
    look.numbered = { screen in
      let display = screen.display
      if !display.languages.isEmpty { return ("choose", display.languages.count) }
      return display.articles.isEmpty ? nil : ("open", display.articles.count)
    }
    return look
  }
}

extension NewsKind {
  /// An example of each kind.
  package static var samples: [NewsKind] {
    let english = Language(code: "en", name: "English")
    let edition = Edition(language: english, articles: [Article(id: "1", title: "Fog")])
    return [
      .loadLanguages, .determineLanguage, .changeLanguage, .loadNews(english),
      .displayNews(edition), .refreshNews(edition), .noNews(english),
      .error("It failed.", retry: .loadNews(english)),
    ]
  }
}

@MainActor
enum NewsPicture {
  static func picture(_ display: NewsDisplay, timeZone: TimeZone) -> SamplePicture {
    var lines: [StyledLine] = []
    if let error = display.error { lines.append(SamplePicture.failure(error)) }
    if let reason = display.emptyReason { lines.append(StyledLine(reason)) }
    if let notice = display.notice {
      lines += [SamplePicture.notice(notice), SamplePicture.blank]
    }
    let firstChoice = lines.count
    let width = display.languages.map(\.name.displayWidth).max() ?? 0
    let count = display.languages.count
    for (index, language) in display.languages.enumerated() {
      lines += SamplePicture.item(index + 1, of: count, language.name.padded(to: width), "").map {
        $0 + StyledLine("  \(language.code)", .dim)
      }
    }
    if count > 0 { lines += [SamplePicture.blank] + introduction }
    let failure = display.error ?? display.notice
    var picture = SamplePicture(
      lines, result: SamplePicture.result(display.articles.count, "articles", failure: failure))
    if count > 0 { picture.firstChoice = firstChoice }
    let articles = display.articles
    picture.blocks += articles.indices.map { index in
      TextBlock { columns in
        ArticleLines(
          article: articles[index], number: index + 1, digits: String(articles.count).count,
          columns: columns, timeZone: timeZone
        ).lines + (index + 1 < articles.count ? [SamplePicture.blank] : [])
      }
    }
    picture.heading = display.language?.name ?? (count > 0 ? "choose a language" : "")
    if display.isLoading { picture.activity = articles.isEmpty ? "Loading …" : "Refreshing …" }
    if count > 0 || display.isLoading { picture.result = failure.map { "failed: \($0)" } ?? "" }
    return picture
  }

  /// What to try first.
  private static let introduction = [
    StyledLine("This screen is in one state, and shows only what that state draws. ", .dim)
      + StyledLine("The work of a state ends with it. Choose a language, then press ", .dim)
      + StyledLine("L", .bold) + StyledLine(" and ", .dim) + StyledLine("r", .bold)
      + StyledLine(" for a late answer, and leave before it comes: ", .dim)
      + StyledLine("l", .bold) + StyledLine(".", .dim)
  ]
}
