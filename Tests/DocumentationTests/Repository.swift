import Foundation

/// The files of the project.
struct Repository {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path())
  }

  /// The paths of the files in a folder whose names end in one of some ways.
  func files(in folder: String, endingIn ends: String...) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
      .filter { path in ends.contains { path.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// Every fence that a reader sees, in the README, in Docs and in the libraries' doc comments.
  func fences() throws -> [Fence] {
    let pages = try ["README.md"] + files(in: "Docs", endingIn: ".md", ".tutorial")
    let sources = try ["ScreenStates", "ContentStates", "ScreenStatesTestKit"].flatMap { library in
      try files(in: "Sources/\(library)", endingIn: ".swift")
    }
    return try pages.flatMap { try Fence.all(in: text($0), of: $0) }
      + sources.flatMap { try Fence.all(in: text($0), of: $0, behind: "///") }
  }
}
