import Testing

/// The figures of the page on moving one view model.
@Suite struct OneViewModelPageTests {
  private let repository = Repository()

  @Test func theLinesAreCounted() throws {
    let path = "Docs/ScreenStates.docc/OneViewModelAtATime.md"
    let page = try repository.text(path)
    let folder = "Tests/DocumentationSamples/"
    let model = try linesOfCode(in: folder + "Moving/CitiesModel.swift")
    let screen = try linesOfCode(in: folder + "Moving/CitiesScreen.swift")
    #expect(page.contains("in lines of code | \(model) | \(screen) |"))
    let views = try repository.text(folder + "Interfaces/CitiesViews.swift")
      .split(separator: "\nstruct ").dropFirst().map { $0.split(separator: "\n").count }
    #expect(views.count == 2)
    #expect(page.contains("| the view | \(views[0]) | \(views[1]) |"))
    let apps = Fence.all(in: page, of: path).filter { $0.text.contains("struct CitiesApp: App {") }
    #expect(apps.count == 2)
    #expect(apps.first?.text.contains("start()") == false)
    #expect(apps.last?.text.contains("screen.start()") == true)
    let counts = apps.map { $0.lines.count { !$0.isEmpty } }
    #expect(page.contains("| what presents it | \(counts[0]) | \(counts[1]) |"))
  }

  @Test func theLinesOfTheMachineAreCounted() throws {
    let page = try repository.text("Docs/ScreenStates.docc/ComingFrom.md")
    let folder = "Tests/DocumentationSamples/Coming/"
    let model = try linesOfCode(in: folder + "FeedModel.swift")
    let screen = try linesOfCode(in: folder + "FeedScreen.swift")
    #expect(page.contains("has \(model) lines of code, the screen with its states \(screen)."))
  }

  @Test func theOutboxHasTheLinesThatItsPageSays() throws {
    let page = try repository.text("Docs/ScreenStates.docc/SurvivingTheView.md")
    let lines = try linesOfCode(in: "Tests/Apps/Outbox/Outbox.swift")
    #expect(page.contains("\(lines) lines of code"))
  }

  /// The lines that are neither blank nor comments.
  private func linesOfCode(in path: String) throws -> Int {
    try repository.text(path).allLines.count { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }
}
