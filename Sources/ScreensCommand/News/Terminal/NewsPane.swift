package import Foundation
package import Gallery
package import Terminal

/// Turns a scene into a frame.
///
/// The same scene always gives the same frame. What is remembered from one to the next are the
/// lines of the articles, since breaking thousands of texts into lines takes time.
@MainActor
package struct NewsPane {
  private let timeZone: TimeZone
  private var column: ArticleColumn

  /// A pane that has drawn nothing.
  ///
  /// - Parameter timeZone: Where the reader is, for the days on which articles were published.
  package init(timeZone: TimeZone = .current) {
    self.timeZone = timeZone
    column = ArticleColumn(articles: [], columns: 1, timeZone: timeZone)
  }

  /// The frame that shows a scene.
  package mutating func frame(of scene: NewsScene) -> Frame {
    let layout = NewsLayout(scene.size)
    var body = head(of: scene)
    let rest = layout.bodyRows - body.count
    let content = content(of: scene, layout: layout, rows: rest)
    body += content.lines.prefix(rest).map(layout.placed)
    body += Array(repeating: StyledLine(), count: layout.bodyRows - body.count)

    var lines: [StyledLine] = []
    if layout.hasTitle { lines.append(layout.placed(NewsTitle(scene).line(layout.columns))) }
    if layout.hasRules { lines.append(layout.rule()) }
    lines += body
    if layout.hasRules { lines.append(layout.rule(content.position)) }
    if layout.hasFoot { lines.append(layout.placed(NewsFoot(scene).line(layout.columns))) }
    return Frame(lines)
  }

  /// What the reader keeps after a movement: nothing leads beyond the first or the last line.
  package mutating func kept(after movement: Movement, in scene: NewsScene) -> NewsKept {
    var kept = scene.kept
    let page = rowsOfContent(in: scene)
    if !scene.display.languages.isEmpty {
      let last = scene.display.languages.count - 1
      let target = movement.target(from: scene.chosenIndex, page: page, last: last)
      kept.languageIndex = min(max(target, 0), last)
    } else if !scene.display.articles.isEmpty {
      prepareColumn(for: scene)
      if movement == .end { column.layOutAll() }
      let line = column.clamped(kept.firstLine, rows: page)
      // One line of the old page stays in view, so that the eye finds its place.
      let target = movement.target(
        from: line, page: max(page - 1, 1), last: column.lines.count - page)
      kept.firstLine = column.clamped(target, rows: page)
    }
    return kept
  }

  /// What the reader keeps in a terminal of another size: the article at the top stays there.
  package mutating func kept(from old: NewsScene, in new: NewsScene) -> NewsKept {
    guard !old.display.articles.isEmpty else { return new.kept }
    prepareColumn(for: old)
    let line = column.clamped(old.kept.firstLine, rows: rowsOfContent(in: old))
    let place = column.place(of: line)
    prepareColumn(for: new)
    var kept = new.kept
    kept.firstLine = column.clamped(column.line(of: place), rows: rowsOfContent(in: new))
    return kept
  }

  // MARK: - The content

  private mutating func content(
    of scene: NewsScene, layout: NewsLayout, rows: Int
  ) -> (lines: [StyledLine], position: String) {
    if scene.showsHelp {
      return (NewsHelp.lines(columns: layout.columns), "")
    } else if !scene.display.languages.isEmpty {
      let list = LanguageList(languages: scene.display.languages, chosen: scene.chosenIndex)
      return list.window(columns: layout.columns, rows: rows)
    } else if !scene.display.articles.isEmpty {
      prepareColumn(for: scene)
      return column.window(from: scene.kept.firstLine, rows: rows)
    }
    return (NewsMessage(scene).lines(columns: layout.textColumns), "")
  }

  /// The notice, with a blank line after it; it may take half of the content's place.
  ///
  /// Without one there is a blank line where there is room, but none above articles: they scroll.
  private func head(of scene: NewsScene) -> [StyledLine] {
    let layout = NewsLayout(scene.size)
    guard let notice = scene.display.notice, !scene.showsHelp, layout.bodyRows > 1 else {
      let scrolls = !scene.display.articles.isEmpty && !scene.showsHelp
      return layout.hasRules && !scrolls ? [StyledLine()] : []
    }
    let lines = StyledLine(notice, .foreground(.yellow)).wrapped(to: layout.textColumns)
      .limited(to: max(layout.bodyRows / 2 - 1, 1), columns: layout.textColumns)
    return lines.map(layout.placed) + (layout.bodyRows > 3 ? [StyledLine()] : [])
  }

  private func rowsOfContent(in scene: NewsScene) -> Int {
    NewsLayout(scene.size).bodyRows - head(of: scene).count
  }

  private mutating func prepareColumn(for scene: NewsScene) {
    let columns = NewsLayout(scene.size).textColumns
    if column.columns == columns, column.articles == scene.display.articles { return }
    column = ArticleColumn(
      articles: scene.display.articles, columns: columns, timeZone: timeZone)
  }
}
