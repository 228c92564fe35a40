import Terminal
import TerminalPictures
import Testing

@Suite struct TerminalPictureTests {
  private let size = TerminalSize(columns: 20, rows: 3)

  @Test func aStillPictureShowsItsLettersInTheirCells() {
    let frame = [StyledLine("news"), StyledLine("a < b & c", [.bold, .red])]
    let svg = TerminalPicture([.init(frame)], size: size, title: "One & all").svg
    #expect(svg.contains("<title>One &amp; all</title>"))
    #expect(texts(svg) == ["One &amp; all", "news", "a &lt; b &amp; c"])
    #expect(svg.contains("<text class=\"text\" x=\"0\" y=\"14\" textLength=\"36\""))
    #expect(svg.contains("<text class=\"c1 bold\" x=\"0\" y=\"33\" textLength=\"81\""))
    #expect(!svg.contains("@keyframes"))
  }

  @Test func aLineIsCutAtTheEdgeAndAWideCharacterHasTwoCells() {
    let frame = [StyledLine("日本" + String(repeating: "x", count: 40))]
    let svg = TerminalPicture([.init(frame)], size: size, title: "").svg
    #expect(texts(svg) == ["", "日", "本", String(repeating: "x", count: 16)])
    #expect(svg.contains("x=\"18\" y=\"14\" textLength=\"18\""))
    #expect(svg.contains("x=\"36\" y=\"14\" textLength=\"144\""))
  }

  @Test func linesAndBlocksAreDrawn() {
    let frame = [StyledLine("╭─╮ok█", [.cyan])]
    let svg = TerminalPicture([.init(frame)], size: size, title: "").svg
    #expect(texts(svg) == ["", "ok"])
    #expect(svg.contains("<path class=\"c6\" d=\"M0 0m9 9.5h-.5q-4 0-4 4v5.5M9 0m0 9.5h9M18 0"))
    #expect(svg.split(separator: "v19M").count == 8)
  }

  @Test func reversedTextChangesItsColours() {
    let frame = [
      StyledLine("a", .reversed), StyledLine("b", [.reversed, .green]),
      StyledLine("c", [.yellow, .dim]),
    ]
    let svg = TerminalPicture([.init(frame)], size: size, title: "").svg
    #expect(svg.contains("<rect class=\"text\" x=\"0\" y=\"0\" width=\"9\" height=\"19\"/>"))
    #expect(svg.contains("<text class=\"ground\" x=\"0\" y=\"14\""))
    #expect(svg.contains("<rect class=\"c2\" x=\"0\" y=\"19\""))
    #expect(svg.contains("<text class=\"ground\" x=\"0\" y=\"33\""))
    #expect(svg.contains("<text class=\"c3 dim\" x=\"0\" y=\"52\""))
  }

  @Test func aMovingPictureShowsEachRowInItsTime() {
    let moments = [
      TerminalPicture.Moment(["title", "one"], for: .seconds(1)),
      TerminalPicture.Moment(["title", "two"], for: .seconds(2)),
      TerminalPicture.Moment(["title", "two", "end"], for: .seconds(1)),
    ]
    let svg = TerminalPicture(moments, size: size, title: "").svg
    // A row that stays is written once, and never hidden.
    #expect(texts(svg) == ["", "title", "one", "two", "end"])
    #expect(svg.contains("\n<text class=\"text\" x=\"0\" y=\"14\""))
    #expect(svg.contains("@keyframes p0-1{0.0%{visibility:visible}25.0%{visibility:hidden}}"))
    #expect(
      svg.contains(
        "@keyframes p1-3{0%{visibility:hidden}25.0%{visibility:visible}100.0%{visibility:hidden}}"))
    #expect(svg.contains(".p2-3{animation:p2-3 4.0s step-end infinite}"))
    #expect(svg.contains("<g class=\"part p0-1\">"))
    #expect(svg.contains("<g class=\"part last p1-3\">"))
  }

  @Test func nothingToShowIsAnEmptyWindow() {
    let svg = TerminalPicture([], size: size, title: "").svg
    #expect(texts(svg) == [""])
  }

  /// What is written, in order.
  private func texts(_ svg: String) -> [String] {
    svg.split(separator: "<text ").dropFirst().map { piece in
      String(piece.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }
}
