import Testing

/// Every link leads to a file, and a proof in the README to the suite that it names.
@Suite struct LinkTests {
  private let repository = Repository()

  @Test(arguments: [
    ("README.md", ""), ("Docs/CHANGELOG.md", "Docs/"), ("Docs/CONTRIBUTING.md", "Docs/"),
  ])
  func everyLinkLeadsToAFile(_ page: String, _ folder: String) throws {
    let links = try links(of: page)
    #expect(!links.isEmpty)
    for picture in try repository.text(page).matches(of: /<img src="([^"]+)"/) {
      #expect(repository.exists(folder + picture.output.1), "\(page): \(picture.output.1)")
    }
    for link in links where !link.target.contains("://") {
      #expect(repository.exists(folder + link.target), "\(page): \(link.target)")
    }
  }

  @Test func everyProofNamesTheSuiteInItsFile() throws {
    let proofs = try links(of: "README.md").filter { $0.target.hasPrefix("Tests/") }
    #expect(proofs.count > 10)
    for proof in proofs where proof.target.hasSuffix(".swift") {
      let suite = proof.text.filter { $0 != "`" }
      let isThere = try repository.text(proof.target).contains(" struct \(suite) {")
      #expect(isThere, "\(proof.target) has no suite \(suite)")
    }
  }

  @Test func everyFolderOfTheMapIsThere() throws {
    let map = try repository.text("Docs/CONTRIBUTING.md").section(under: "## The folders")
    for line in (map ?? "").allLines where line.hasPrefix("| `") {
      for folder in line.split(separator: "|")[0].split(separator: "`").filter({
        $0.contains("/") || $0.first?.isUppercase == true
      }) {
        #expect(repository.exists(String(folder)), "\(folder)")
      }
    }
  }

  @Test func everyPlaceOfARuleIsThere() throws {
    let core = try repository.text("Docs/CONTRIBUTING.md").section(
      under: "## The core, in the order in which to read it")
    let rules = (core ?? "").allLines.filter { $0.contains(/^\| [0-9]/) }
    #expect(rules.count == 20)
    for rule in rules {
      // Each file, and after it the functions in it that are named.
      var code = ""
      for place in rule.matches(of: /`([^`]+)`/).map({ String($0.output.1) }) {
        if place.hasSuffix(".swift") {
          code = try repository.text("Sources/ScreenStates/\(place)")
        } else {
          let starts = ["func \(place)(", "var \(place):", " \(place) {"]
          #expect(starts.contains { code.contains($0) }, "\(place) in \(rule)")
        }
      }
    }
  }

  private func links(of path: String) throws -> [(text: String, target: String)] {
    try repository.text(path).matches(of: /\[([^\]]+)\]\(([^)#]+)[^)]*\)/).map {
      (String($0.output.1), String($0.output.2))
    }
  }
}
