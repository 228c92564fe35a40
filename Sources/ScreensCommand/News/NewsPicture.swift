import Foundation
import Gallery
import Terminal

extension SamplePicture {
  /// The languages to choose from, or the articles with days in a time zone.
  @MainActor
  static func news(_ display: NewsDisplay, timeZone: TimeZone) -> SamplePicture {
    let (languages, articles) = (display.languages, display.articles)
    let head: [SamplePart] =
      [
        .plain(
          display.language.map { "language: \($0.name)" }, display.isLoading ? "loading …" : nil)
      ] + SamplePart.notice(display.notice)
      + [.failure(display.error), .sentence(display.emptyReason, plain: "empty: ")]
    var picture = SamplePicture(
      head + choice(of: languages)
        + (articles.isEmpty ? [] : [.plain("articles: \(articles.count)")])
        + articles.indices.map { part(articles[$0], $0 + 1, of: articles.count, timeZone) })
    let failure = display.error ?? display.notice
    picture.heading = display.language?.name ?? (languages.isEmpty ? "" : "choose a language")
    if !languages.isEmpty { picture.firstChoice = head.flatMap(\.blocks).count }
    if display.isLoading { picture.activity = articles.isEmpty ? "Loading …" : "Refreshing …" }
    picture.result =
      languages.isEmpty && !display.isLoading
      ? result(articles.count, "articles", failure: failure) : failure == nil ? "" : "failure"
    return picture
  }

  private static func choice(of languages: [Language]) -> [SamplePart] {
    if languages.isEmpty { return [] }
    let width = languages.map(\.name.displayWidth).max() ?? 0
    return [.plain("languages: \(languages.count)")]
      + languages.enumerated().map { index, language in
        let name = StyledLine(language.name.padded(to: width), .bold)
        return .item(
          index + 1, of: languages.count, name + StyledLine("  \(language.code)", .dim),
          plain: "  \(language.code)  \(language.name)")
      } + [.blank, .drawn([introduction])]
  }

  /// The introduction: what to try first.
  private static let introduction =
    StyledLine("This screen is in one state, and shows only what that state draws. ", .dim)
    + StyledLine("The work of a state ends with it. Choose a language, then press ", .dim)
    + StyledLine("⇧L", .bold) + StyledLine(" and ", .dim) + StyledLine("r", .bold)
    + StyledLine(" for a late answer, and leave before it comes with ", .dim)
    + StyledLine("l", .bold) + StyledLine(".", .dim)

  // MARK: - An article

  private static func part(
    _ article: Article, _ number: Int, of count: Int, _ timeZone: TimeZone
  ) -> SamplePart {
    let date = article.date.map { " (\($0.formatted(.iso8601.year().month().day())))" } ?? ""
    let details = [article.summary, article.addressText ?? ""].filter { !$0.isEmpty }
    return SamplePart(
      plain: ["  \(number). \(article.title)\(date)"] + details.map { "     \($0)" },
      blocks: [
        TextBlock { columns in
          lines(article, number, digits: String(count).count, columns: columns, timeZone)
            + (number < count ? [StyledLine()] : [])
        }
      ])
  }

  /// An article as lines: number and title, summary, day and address.
  private static func lines(
    _ article: Article, _ number: Int, digits: Int, columns: Int, _ timeZone: TimeZone
  ) -> [StyledLine] {
    let indent = digits + 2
    let width = max(columns - indent, 1)
    let rows =
      StyledLine(article.title, .bold).wrapped(to: width) + summary(article.summary, width)
      + origin(of: article, width, timeZone)
    let gap = String(repeating: " ", count: digits - "\(number)".count)
    let first = StyledLine("\(gap)\(number)", .cyan).padded(to: indent)
    return rows.enumerated().map { offset, row in
      offset == 0 ? first + row : row.indented(by: indent)
    }
  }

  /// The first lines of a summary; the last has an ellipsis if lines were left out.
  private static func summary(_ text: String, _ width: Int) -> [StyledLine] {
    let most = 5
    if text.isEmpty { return [] }
    // Wraps only as much as can be shown, because some feeds send whole books.
    let lines = StyledLine(String(text.prefix((width + 1) * (most + 1)))).wrapped(to: width)
    if lines.count <= most { return lines }
    return lines.prefix(most - 1) + [(lines[most - 1] + "…").truncated(to: width)]
  }

  /// The day and the address, on one line if they fit.
  private static func origin(
    of article: Article, _ width: Int, _ timeZone: TimeZone
  ) -> [StyledLine] {
    let parts = [article.date.map { day($0, timeZone) }, article.addressText].compactMap(\.self)
    let line = StyledLine(parts.joined(separator: " · "), .dim)
    if line.isEmpty { return [] }
    if line.displayWidth <= width { return [line] }
    return parts.map { StyledLine($0, .dim).truncated(to: width) }
  }

  /// A day in the reader's time zone, such as 1 Feb 2026.
  private static func day(_ date: Date, _ timeZone: TimeZone) -> String {
    date.formatted(
      Date.VerbatimFormatStyle(
        format: "\(day: .defaultDigits) \(month: .abbreviated) \(year: .defaultDigits)",
        locale: Locale(identifier: "en_US"), timeZone: timeZone,
        calendar: Calendar(identifier: .gregorian)))
  }
}
