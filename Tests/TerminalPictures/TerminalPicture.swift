package import Terminal

/// What a terminal showed, as a picture in SVG: still, or an endless animation.
///
/// Each row is written once for as long as it stays the same. Lines and blocks are drawn as paths,
/// so that they join in every font. If the reader prefers no motion, the last moment is shown.
package struct TerminalPicture: Sendable {
  /// What is shown, and for how long.
  package struct Moment: Sendable {
    package var frame: [StyledLine]
    package var duration: Duration

    package init(_ frame: [StyledLine], for duration: Duration = .seconds(1)) {
      (self.frame, self.duration) = (frame, duration)
    }
  }

  /// The picture, as a file.
  package let svg: String

  /// Draws moments, one after another.
  ///
  /// - Parameters:
  ///   - moments: The frames with their durations; a single one gives a still picture.
  ///   - size: The size of the terminal.
  ///   - title: The title, above the rows and for assistive technology.
  package init(_ moments: [Moment], size: TerminalSize, title: String) {
    let width = size.columns * Self.cellWidth + 2 * Self.edge
    let height = size.rows * Self.cellHeight + Self.bar + Self.edge
    var starts: [Duration] = [.zero]
    for moment in moments { starts.append((starts.last ?? .zero) + moment.duration) }
    var rows: [String] = []
    var stretches: Set<Range<Int>> = []
    for row in 0..<size.rows {
      let lines = moments.map { row < $0.frame.count ? $0.frame[row] : StyledLine() }
      var start = 0
      for end in lines.indices.map({ $0 + 1 })
      where end == lines.count || lines[end] != lines[start] {
        let drawing = Self.drawing(of: lines[start], row: row, columns: size.columns)
        let stretch = start..<end
        start = end
        if drawing.isEmpty { continue }
        if stretch.count == lines.count {
          rows.append(drawing)
        } else {
          stretches.insert(stretch)
          let last = stretch.upperBound == lines.count ? " last" : ""
          rows.append(
            "<g class=\"part\(last) p\(stretch.lowerBound)-\(stretch.upperBound)\">\(drawing)</g>")
        }
      }
    }
    let total = starts.last ?? .zero
    let motion = stretches.sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    .map { Self.motion(of: $0, from: starts, total: total) }
    let dots = (0..<3).map { "<circle class=\"dot\" cx=\"\(22 + 20 * $0)\" cy=\"20\" r=\"6\"/>" }
    svg =
      ([
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
          + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
        "<title>\(Self.escaped(title))</title>",
        "<style>", Self.style, motion.joined(separator: "\n"), "</style>",
        "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\" rx=\"10\"/>",
        dots.joined()
          + "<text class=\"title\" x=\"\(width / 2)\" y=\"25\">\(Self.escaped(title))</text>",
        "<g transform=\"translate(\(Self.edge) \(Self.bar))\">",
      ] + rows + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  private static let (cellWidth, cellHeight, edge, bar) = (9, 19, 16, 44)

  /// Shows a row during its moments, and hides it during the others.
  private static func motion(
    of stretch: Range<Int>, from starts: [Duration], total: Duration
  ) -> String {
    let name = "p\(stretch.lowerBound)-\(stretch.upperBound)"
    let percent = { (instant: Duration) in (instant / total * 1_000_00).rounded() / 1_000 }
    let (start, end) = (percent(starts[stretch.lowerBound]), percent(starts[stretch.upperBound]))
    let before = start == 0 ? "" : "0%{visibility:hidden}"
    return "@keyframes \(name){\(before)\(start)%{visibility:visible}\(end)%{visibility:hidden}}"
      + ".\(name){animation:\(name) \((total / .seconds(1) * 1_000).rounded() / 1_000)s step-end infinite}"
  }

  /// Adjacent cells that are drawn together: letters, or shapes, of one style.
  private struct Piece {
    var column: Int
    var width: Int
    var text: String
    var style: TextStyle
    var isShape: Bool
  }

  private static func drawing(of line: StyledLine, row: Int, columns: Int) -> String {
    var pieces: [Piece] = []
    var column = 0
    for glyph in line.cells where glyph.width > 0 && column + glyph.width <= columns {
      let isShape = shape(glyph.character, x: 0, y: 0) != nil
      if let last = pieces.last, last.style == glyph.style, last.isShape == isShape,
        glyph.width == 1, last.width == last.text.count
      {
        pieces[pieces.count - 1].text.append(glyph.character)
        pieces[pieces.count - 1].width += 1
      } else {
        pieces.append(
          Piece(
            column: column, width: glyph.width, text: String(glyph.character), style: glyph.style,
            isShape: isShape))
      }
      column += glyph.width
    }
    return pieces.map { drawing(of: $0, y: row * cellHeight) }.joined()
  }

  private static func drawing(of piece: Piece, y: Int) -> String {
    let (x, width, style) = (piece.column * cellWidth, piece.width * cellWidth, piece.style)
    let front = colors.first { style.contains($0.style) }?.name ?? "text"
    let ground = style.contains(.reversed) ? front : nil
    var classes = [ground == nil ? front : "ground"]
    if style.contains(.bold) { classes.append("bold") }
    if style.contains(.dim) { classes.append("dim") }
    var drawing =
      ground.map {
        "<rect class=\"\($0)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(cellHeight)\"/>"
      } ?? ""
    let name = classes.joined(separator: " ")
    if piece.isShape {
      let shapes = piece.text.enumerated().compactMap { offset, character in
        shape(character, x: x + offset * cellWidth, y: y)
      }
      drawing += "<path class=\"\(name)\" d=\"\(shapes.joined())\"/>"
    } else if piece.text.contains(where: { $0 != " " }) {
      drawing +=
        "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y + 14)\" textLength=\"\(width)\""
        + " lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">\(escaped(piece.text))</text>"
    }
    return drawing
  }

  /// The path of a character that is drawn as a shape; `nil` for a letter.
  private static func shape(_ character: Character, x: Int, y: Int) -> String? {
    if let eighths = Array("▏▎▍▌▋▊▉█").firstIndex(of: character) {
      // Upright lines beside each other, as many as the block is wide.
      return (0...eighths).map { "M\(Double(x) + (Double($0) + 0.5) * 1.125) \(y)v\(cellHeight)" }
        .joined()
    }
    return lines[character].map { "M\(x) \(y)\($0)" }
  }

  /// Lines from the upper left corner of a cell of 9 by 19.
  private static let lines: [Character: String] = [
    "━": "m0 8.9h9m-9 1.2h9", "┃": "m3.9 0v19m1.2-19v19",
    "─": "m0 9.5h9", "│": "m4.5 0v19", "╭": "m9 9.5h-.5q-4 0-4 4v5.5",
    "╮": "m0 9.5h.5q4 0 4 4v5.5", "╰": "m9 9.5h-.5q-4 0-4-4v-5.5", "╯": "m0 9.5h.5q4 0 4-4v-5.5",
    "├": "m4.5 0v19m0-9.5h4.5", "┤": "m4.5 0v19m0-9.5h-4.5", "┬": "m0 9.5h9m-4.5 0v9.5",
    "┴": "m0 9.5h9m-4.5 0v-9.5", "┼": "m0 9.5h9m-4.5-9.5v19",
  ]

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension StyledLine {
  /// The characters, each with its style and its width.
  fileprivate var cells: [(character: Character, style: TextStyle, width: Int)] {
    spans.flatMap { span in span.text.map { ($0, span.style, $0.displayWidth) } }
  }
}
