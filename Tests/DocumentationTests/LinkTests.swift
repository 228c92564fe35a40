import Testing

/// Every link of the README leads somewhere, and a proof to the suite that it names.
@Suite struct LinkTests {
  private let repository = Repository()

  @Test func everyLinkOfTheReadmeLeadsToAFile() throws {
    let links = try links(of: "README.md")
    #expect(links.count > 15)
    for link in links where !link.target.contains("://") {
      #expect(repository.exists(link.target), "\(link.target)")
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
    let map = try repository.text("README.md").section(under: "## The folders")
    for line in (map ?? "").allLines where line.hasPrefix("| `") {
      for folder in line.split(separator: "|")[0].split(separator: "`").filter({
        $0.contains("/") || $0.first?.isUppercase == true
      }) {
        #expect(repository.exists(String(folder)), "\(folder)")
      }
    }
  }

  private func links(of path: String) throws -> [(text: String, target: String)] {
    try repository.text(path).matches(of: /\[([^\]]+)\]\(([^)#]+)[^)]*\)/).map {
      (String($0.output.1), String($0.output.2))
    }
  }
}
