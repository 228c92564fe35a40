import Testing

/// The picture of the terminal app in the documentation is the one that its test draws.
@Suite struct PictureTests {
  @Test func theArticleShowsThePicture() throws {
    let repository = Repository()
    let picture = try repository.text("Docs/Pictures/news.txt").allLines.dropLast()
    let article = try repository.text("Docs/ScreenStates.docc/SampleScreens.md")
    let fences = Fence.all(in: article, of: "SampleScreens.md").filter { $0.language == "text" }
    // A fence has lost the indentation that its lines have in common.
    let expected = Fence(path: "", line: 0, language: "text", lines: Array(picture))
    #expect(fences.contains { $0.lines == expected.lines })
  }
}
