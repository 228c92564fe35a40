import Testing

/// Every sample that a reader sees is a part of a file that is compiled.
@Suite struct SampleTests {
  private let repository = Repository()

  @Test func everySwiftFenceIsAPartOfACompiledFile() throws {
    let compiled = try CompiledFiles(of: repository)
    let fences = try repository.fences().filter { $0.language == "swift" }
    #expect(fences.count > 40)
    for fence in fences {
      // A value of its own: a failure of the call would print every file.
      let isThere = compiled.contain(fence.lines)
      #expect(isThere, "\(fence) is in no compiled file:\n\(fence.text)")
    }
  }

  @Test func oneLetterThatDiffersIsFound() throws {
    let compiled = try CompiledFiles(of: repository)
    for fence in try repository.fences().filter({ $0.language == "swift" }) {
      for (index, line) in fence.lines.enumerated() {
        guard let letter = line.firstIndex(where: \.isLetter) else { continue }
        var lines = fence.lines
        lines[index].replaceSubrange(letter...letter, with: "\(line[letter])\u{301}")
        let isThere = compiled.contain(lines)
        #expect(!isThere, "\(fence), line \(index + 1)")
      }
    }
  }

  @Test func everyFenceSaysItsLanguage() throws {
    for fence in try repository.fences() { #expect(!fence.language.isEmpty, "\(fence)") }
  }

  @Test func everyFolderOfSamplesIsATarget() throws {
    let manifest = try repository.text("Package.swift")
    let folders = try repository.files(in: "Tests", endingIn: ".swift").compactMap { path in
      path.split(separator: "/").dropFirst().first
    }
    // The stubs have a folder for each module.
    for folder in Set(folders) where folder != "Stubs" {
      #expect(manifest.contains("name: \"\(folder)\""), "\(folder) is compiled by no target")
    }
  }
}
