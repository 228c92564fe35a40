import Testing

/// The picture of the terminal app in the documentation is the one that its test draws.
@Suite struct PictureTests {
  private let repository = Repository()

  @Test func thePictureShowsEveryLineInItsOrder() throws {
    let text = try repository.text("Docs/Pictures/news.txt").allLines.dropLast()
    let picture = try repository.text("Docs/ScreenStates.docc/Pictures/terminal.svg").allLines
    let lines = picture.filter { $0.hasPrefix("<text ") }.map { line in
      line.drop { $0 != ">" }.dropFirst().dropLast("</text>".count)
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
    #expect(lines.map { String($0) } == Array(text), "Make it again: Docs/diagrams.sh")
  }
}
