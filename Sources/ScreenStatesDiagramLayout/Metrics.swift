/// The sizes and distances of a picture, in points or in cells.
package struct Metrics: Sendable {
  /// The distance between parallel lines.
  package var lane: Size
  /// The distance between boxes side by side.
  package var gap: Size
  /// The shortest segment of a line at a box, with room for an arrow's head.
  package var lead: Size
  /// The distance between the border of a box and its text, or its inner boxes.
  var padding: Size
  var marker: Size
  /// The free space on each side of a label.
  var labelMargin: Int
  /// The width from which a label is broken into lines, if possible; 0 for no labels.
  package var longestLabel: Int
  var nameHeight: Int
  /// The height of a line of notes or of a label.
  var lineHeight: Int
  /// The width of a name, and the width of a line of notes or of a label.
  var nameWidth: @Sendable (String) -> Int
  var lineWidth: @Sendable (String) -> Int
  /// The difference between a count and an extent: 1 on a grid of cells, where three cells span 2.
  var grid: Int

  /// Whole cells of a terminal, of which a text fills `width`; a label of `longestLabel` or more is
  /// broken into lines.
  package static func cells(
    longestLabel: Int = 24, width: @escaping @Sendable (String) -> Int = { $0.count }
  ) -> Metrics {
    Metrics(
      lane: Size(width: 2, height: 2), gap: Size(width: 4, height: 2),
      lead: Size(width: 3, height: 2), padding: Size(width: 2, height: 1),
      marker: Size(width: 0, height: 0), labelMargin: 0, longestLabel: longestLabel,
      nameHeight: 1, lineHeight: 1, nameWidth: width, lineWidth: width, grid: 1)
  }

  /// Metrics in points, for the font of ``SVGPicture``.
  package static let points = Metrics(
    lane: Size(width: 14, height: 12), gap: Size(width: 28, height: 24),
    lead: Size(width: 18, height: 14), padding: Size(width: 14, height: 9),
    marker: Size(width: 12, height: 12), labelMargin: 4, longestLabel: 130, nameHeight: 18,
    lineHeight: 15, nameWidth: { width($0, size: 14.5) }, lineWidth: { width($0, size: 12) },
    grid: 0)

  /// The greatest width of a text in the usual sans serif fonts.
  private static func width(_ text: String, size: Double) -> Int {
    let ems = text.unicodeScalars.reduce(0.0) { sum, scalar in
      switch scalar {
      case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", " ": sum + 0.31
      case "f", "r", "t", "I", "(", ")", "[", "]", "-", "\"": sum + 0.39
      case "m", "w", "M", "W", "@", "%": sum + 0.9
      case "A"..."Z": sum + 0.7
      case _ where scalar.isASCII: sum + 0.59
      default: sum + 1
      }
    }
    return Int((ems * size).rounded(.up))
  }

  func nameSize(_ node: Graph.Node) -> Size {
    let width = max(nameWidth(node.name), node.notes.map(lineWidth).max() ?? 0)
    return Size(
      width: width + 2 * padding.width - grid,
      height: nameHeight + node.notes.count * lineHeight + 2 * padding.height - grid)
  }

  /// The lines of a label.
  func lines(_ labels: [String]) -> [String] {
    if longestLabel == 0 { return [] }
    return labels.reduce(into: []) { lines, label in
      if let last = lines.last, lineWidth("\(last), \(label)") <= longestLabel {
        lines[lines.count - 1] = "\(last), \(label)"
      } else {
        if let last = lines.last { lines[lines.count - 1] = last + "," }
        lines.append(label)
      }
    }
  }

  func labelSize(_ lines: [String]) -> Size {
    Size(
      width: (lines.map(lineWidth).max() ?? 0) + 2 * labelMargin - grid,
      height: lines.count * lineHeight - grid)
  }
}
