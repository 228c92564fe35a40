import Foundation
import Gallery
import Terminal

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
    if count > 0 || display.isLoading { picture.result = failure == nil ? "" : "failure" }
    return picture
  }

  /// The introduction: what to try first.
  private static let introduction = [
    StyledLine("This screen is in one state, and shows only what that state draws. ", .dim)
      + StyledLine("The work of a state ends with it. Choose a language, then press ", .dim)
      + StyledLine("⇧L", .bold) + StyledLine(" and ", .dim) + StyledLine("r", .bold)
      + StyledLine(" for a late answer, and leave before it comes with ", .dim)
      + StyledLine("l", .bold) + StyledLine(".", .dim)
  ]
}
