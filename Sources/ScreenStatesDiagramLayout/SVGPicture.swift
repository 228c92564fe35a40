/// A layout in points, drawn as SVG.
///
/// The picture has its own background, and colours for light and for dark, so that it can be read
/// wherever it is embedded. The font is the reader's sans serif.
package struct SVGPicture: Sendable {
  /// The picture, as a file.
  package let text: String

  /// Draws a layout that was made with these metrics, ``Metrics/points``.
  ///
  /// The title is for assistive technology; the arrows between the outer boxes in `lit` are
  /// highlighted.
  package init(
    _ layout: Layout, _ metrics: Metrics, title: String, lit: [(from: String, to: String)] = []
  ) {
    let (width, height) = (layout.size.width + 2 * Self.edge, layout.size.height + 2 * Self.edge)
    let style = lit.isEmpty ? Self.style : Self.style + Self.litStyle
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
      "<title>\(Self.escaped(title))</title>", "<style>\(style)</style>",
      "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\" rx=\"14\"/>",
      "<g transform=\"translate(\(Self.edge) \(Self.edge))\">",
    ]
    for box in layout.boxes { lines += Self.box(box, metrics) }
    let labelled = Set(layout.labels.flatMap(\.arrows))
    for (index, arrow) in layout.arrows.enumerated() where !labelled.contains(index) {
      lines += Self.lines(of: [arrow], around: nil)
    }
    for label in layout.labels {
      lines += Self.lines(of: label.arrows.map { layout.arrows[$0] }, around: label.frame)
    }
    for (index, arrow) in layout.arrows.enumerated() {
      let from: String? = layout.boxes.first { $0.path == arrow.from }?.node.name
      let to: String? = layout.boxes.first { $0.path == arrow.to }?.node.name
      guard arrow.edge != nil, arrow.to.count == 1,
        lit.contains(where: { $0.from == from && $0.to == to })
      else { continue }
      let label = layout.labels.first { $0.arrows.contains(index) }
      lines += Self.lines(of: [arrow], around: label?.frame, isLit: true)
    }
    for label in layout.labels {
      for (row, words) in label.lines.enumerated() {
        let y = label.frame.y + (row + 1) * metrics.lineHeight - 4
        lines.append(Self.text("label", words, x: label.frame.midX, y: y))
      }
    }
    let outer = layout.arrows.first { $0.edge == nil && $0.to.count == 1 }?.points.first
    for marker in layout.markers {
      let isOuter = outer == Point(x: marker.midX, y: marker.maxY)
      lines.append(
        "<circle class=\"head\(isOuter ? " first" : "")\" cx=\"\(marker.midX)\" cy=\"\(marker.midY)\""
          + " r=\"\(marker.width / 2)\"/>")
    }
    text = (lines + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The margin around the picture.
  private static let edge = 20

  private static let style = """

    text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
    text-anchor:middle}
    .ground{fill:#fff}
    .box{fill:#f3f5f8;stroke:#c3cad3;stroke-width:1.25}
    .host{fill:#fafbfc;stroke:#c3cad3;stroke-width:1.25}
    .start{stroke:#2563eb;stroke-width:1.75}
    .box.start{fill:#e8f0fe}
    .unreached{stroke-dasharray:4 4}
    .name{font-size:14px;font-weight:600;fill:#1b2430}
    .note{font-size:12px;fill:#6a7480}
    .label{font-size:12px;fill:#46515e}
    .edge{fill:none;stroke:#9aa5b1;stroke-width:1.5;stroke-linecap:round}
    .head{fill:#7d8996}
    .first{stroke:#2563eb}
    .first.head{fill:#2563eb;stroke:none}
    @media (prefers-color-scheme:dark){
    .ground{fill:#15191f}
    .box{fill:#232a33;stroke:#47525f}
    .host{fill:#1b2027;stroke:#47525f}
    .start{stroke:#6ea8fe}
    .box.start{fill:#1d2f4d}
    .name{fill:#eef2f6}
    .note{fill:#98a3af}
    .label{fill:#bcc5cf}
    .edge{stroke:#66717e}
    .head{fill:#8a95a2}
    .first{stroke:#6ea8fe}
    .first.head{fill:#6ea8fe}
    }

    """

  private static let litStyle = """
    .lit{stroke:#d9480f;stroke-width:2.5}
    .lit.head{fill:#d9480f;stroke:none}

    """

  private static func box(_ box: Layout.Box, _ metrics: Metrics) -> [String] {
    let frame = box.frame
    var classes = [box.node.inner == nil ? "box" : "host"]
    // One accent: the start.
    if box.isStart, box.path.count == 1 { classes.append("start") }
    if !box.node.isReached { classes.append("unreached") }
    let height = metrics.nameHeight + box.node.notes.count * metrics.lineHeight
    var y = box.node.inner == nil ? frame.midY - height / 2 : frame.y + metrics.padding.height
    var lines = [
      "<rect class=\"\(classes.joined(separator: " "))\" x=\"\(frame.x)\" y=\"\(frame.y)\""
        + " width=\"\(frame.width)\" height=\"\(frame.height)\" rx=\"9\"/>",
      text("name", box.node.name, x: frame.midX, y: y + metrics.nameHeight - 4),
    ]
    y += metrics.nameHeight
    for note in box.node.notes {
      y += metrics.lineHeight
      lines.append(text("note", note, x: frame.midX, y: y - 3))
    }
    return lines
  }

  /// Arrows with a common label, as one path, so that it has the same strength where they meet.
  private static func lines(
    of arrows: [Layout.Arrow], around label: Rect?, isLit: Bool = false
  ) -> [String] {
    var paths: [String] = []
    var heads: [String] = []
    for arrow in arrows {
      guard arrow.points.count > 1, let end = arrow.points.last else { continue }
      let before = arrow.points[arrow.points.count - 2]
      let (x, y) = ((end.x - before.x).signum(), (end.y - before.y).signum())
      // The line ends inside the arrow's head, whose tip is at the border.
      var points = arrow.points
      points[points.count - 1] = Point(x: end.x - 6 * x, y: end.y - 6 * y)
      paths.append(path(points, around: label))
      let head =
        "M\(end.x) \(end.y)l\(-8 * x - 4 * y) \(-8 * y - 4 * x)l\(8 * y) \(8 * x)z"
      if !heads.contains(head) { heads.append(head) }
    }
    let isFirst = arrows.contains { $0.edge == nil && $0.to.count == 1 }
    let first = isLit ? " lit" : isFirst ? " first" : ""
    return [
      "<path class=\"edge\(first)\" d=\"\(paths.joined())\"/>",
      "<path class=\"head\(first)\" d=\"\(heads.joined())\"/>",
    ]
  }

  /// A line with round corners, which is interrupted at its label.
  private static func path(_ points: [Point], around label: Rect?) -> String {
    var path = "M\(points[0].x) \(points[0].y)"
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      if let label, let gap = gap(from, to, in: label) {
        path += "L\(gap.0.x) \(gap.0.y)M\(gap.1.x) \(gap.1.y)"
      }
      guard index < points.count - 1 else {
        path += "L\(to.x) \(to.y)"
        continue
      }
      let next = points[index + 1]
      let shortest = min(length(from, to), length(to, next))
      let radius = min(7, shortest / 2)
      let start = toward(from, radius, from: to)
      let end = toward(next, radius, from: to)
      path += "L\(start.x) \(start.y)Q\(to.x) \(to.y) \(end.x) \(end.y)"
    }
    return path
  }

  /// Where a segment of a line enters and leaves its label; `nil` if it does not.
  private static func gap(_ from: Point, _ to: Point, in label: Rect) -> (Point, Point)? {
    if from.x == to.x, from.x > label.x, from.x < label.maxX,
      min(from.y, to.y) <= label.y, max(from.y, to.y) >= label.maxY
    {
      let ends = [Point(x: from.x, y: label.y - 1), Point(x: from.x, y: label.maxY + 1)]
      return from.y < to.y ? (ends[0], ends[1]) : (ends[1], ends[0])
    }
    if from.y == to.y, from.y > label.y, from.y < label.maxY,
      min(from.x, to.x) <= label.x, max(from.x, to.x) >= label.maxX
    {
      let ends = [Point(x: label.x, y: from.y), Point(x: label.maxX, y: from.y)]
      return from.x < to.x ? (ends[0], ends[1]) : (ends[1], ends[0])
    }
    return nil
  }

  private static func length(_ one: Point, _ other: Point) -> Int {
    abs(one.x - other.x) + abs(one.y - other.y)
  }

  private static func toward(_ point: Point, _ distance: Int, from origin: Point) -> Point {
    Point(
      x: origin.x + (point.x - origin.x).signum() * distance,
      y: origin.y + (point.y - origin.y).signum() * distance)
  }

  private static func text(_ kind: String, _ words: String, x: Int, y: Int) -> String {
    "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\">\(escaped(words))</text>"
  }

  /// Escapes a text for XML.
  static func escaped(_ text: String) -> String {
    Graph.escape("&<>", in: text) { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : "&gt;" }
  }
}
