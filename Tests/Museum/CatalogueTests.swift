import Testing

/// What the museum promises: how much it has, and that its catalogue is true.
@Suite struct CatalogueTests {
  @Test func thePageShowsTheTableOfTheExhibits() throws {
    let page = try Repository.text("Docs/ScreenStates.docc/Museum.md")
    for part in [Table.text, Table.needs, Table.inScreens] {
      // A value of its own: a failure of the call would print the page.
      let isThere = page.contains(part)
      #expect(isThere, "It is now:\n\(part)")
    }
  }

  @Test func everyPropertyIsBroken() {
    for property in Property.allCases {
      #expect(Exhibit.all.contains { $0.property == property }, "\(property)")
    }
  }

  @Test func everyDefectIsThereOnce() {
    #expect(Exhibit.all.count >= 60)
    #expect(Set(Exhibit.all.map(\.origin)).count == Exhibit.all.count)
  }

  @Test(arguments: [(Exhibit.Need.twoCalls, 15), (.schedule, 10), (.time, 10)])
  func thereIsEnoughOfEachNeed(_ need: Exhibit.Need, _ count: Int) {
    #expect(Exhibit.all.count { $0.needs.contains(need) } >= count)
  }

  @Test func everyFileIsOneExhibitOfSixtyLinesAndNamesItsOriginInAComment() throws {
    let files = try Repository.exhibits()
    #expect(files.count == Exhibit.all.count)
    for exhibit in Exhibit.all {
      let file = try #require(files.first { $0.contains("  // \(exhibit.origin): ") })
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 60, "\(exhibit.origin)")
      #expect(file.contains("isFixed"), "\(exhibit.origin)")
    }
  }
}
