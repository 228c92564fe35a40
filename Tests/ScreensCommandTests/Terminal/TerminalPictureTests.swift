import Terminal
import TerminalPictures
import Testing

// What the pictures of the documentation do not show; they are compared in `PictureTests`.
@Suite struct TerminalPictureTests {
  private let size = TerminalSize(columns: 20, rows: 3)

  @Test func aLineIsCutAtTheEdgeAndAWideCharacterHasTwoCells() {
    let frame = [StyledLine("日本" + String(repeating: "x", count: 40)), "a < b & c"]
    let svg = TerminalPicture([.init(frame)], size: size, title: "One & all").svg
    #expect(svg.contains("<title>One &amp; all</title>"))
    #expect(
      texts(svg)
        == ["One &amp; all", "日", "本", String(repeating: "x", count: 16), "a &lt; b &amp; c"])
    #expect(svg.contains("x=\"18\" y=\"14\" textLength=\"18\""))
    #expect(svg.contains("x=\"36\" y=\"14\" textLength=\"144\""))
    #expect(texts(TerminalPicture([], size: size, title: "").svg) == [""])
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
    #expect(svg.contains("<g class=\"part last p1-3\">"))
  }

  /// What is written, in order.
  private func texts(_ svg: String) -> [String] {
    svg.split(separator: "<text ").dropFirst().map { piece in
      String(piece.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }
}
