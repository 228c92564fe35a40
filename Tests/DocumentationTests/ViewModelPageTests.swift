import Testing

/// The page for people with a class of their own.
@Suite struct ViewModelPageTests {
  private let path = "Docs/ScreenStates.docc/YourViewModel.md"
  private let repository = Repository()

  @Test func theSetUpHasTwentyLines() throws {
    let fences = Fence.all(in: try repository.text(path), of: path)
    let setUp = try #require(fences.first { $0.text.contains("var explorer = Explorer(") })
    let calls = ["search", "loadMore", "cancel"]
    #expect(calls.allSatisfy { setUp.text.contains("model.\($0)(") })
    #expect(setUp.lines.count == 20)
    #expect(setUp.lines.last == "let report = await explorer.explore()")
    #expect(setUp.lines.allSatisfy { $0.count <= 100 })
  }

  @Test func itDoesNotNeedTheWordScreen() throws {
    // The name of the package stands in its links.
    let text = try repository.text(path).replacing("ScreenStates", with: "")
    #expect(!text.lowercased().contains("screen"))
  }
}
