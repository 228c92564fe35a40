/// The Swift files that the tests compile, and run where they can be run.
struct CompiledFiles {
  private let files: [[String]]
  /// Where a line stands, without its indentation: the number of a file and of a line.
  private var places: [Substring: [(file: Int, line: Int)]] = [:]

  init(of repository: Repository) throws {
    // A stub has names of others, and what tests the documentation quotes it.
    let none = ["Tests/Stubs/", "Tests/DocumentationTests/"]
    let paths = try repository.files(in: "Tests", endingIn: ".swift").filter { path in
      !none.contains { path.hasPrefix($0) }
    }
    files = try (paths + repository.files(in: "Sources/Gallery", endingIn: ".swift")).map {
      try repository.text($0).allLines
    }
    for (file, lines) in files.enumerated() {
      for (line, text) in lines.enumerated() {
        places[text.drop { $0 == " " }, default: []].append((file, line))
      }
    }
  }

  /// Whether lines stand in one file, one after the other, all indented as much more.
  func contain(_ lines: [String]) -> Bool {
    guard let first = lines.first else { return false }
    return places[first.drop { $0 == " " }, default: []].contains { place in
      let there = files[place.file].dropFirst(place.line).prefix(lines.count)
      guard there.count == lines.count else { return false }
      let more = files[place.file][place.line].indentation - first.indentation
      guard more >= 0 else { return false }
      let indentation = String(repeating: " ", count: more)
      return zip(there, lines).allSatisfy { $0 == ($1.isEmpty ? "" : indentation + $1) }
    }
  }
}
