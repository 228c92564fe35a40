import Foundation
import Testing

/// What the documentation of the kit shows is a part of a file that is compiled and run.
@Suite struct DocumentationTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func everySampleIsAPartOfACompiledFile() throws {
    let samples = try ["SampleNews.swift", "SampleTests.swift", "SampleExplorerTests.swift"].map {
      name in
      let path = "Tests/ScreenStatesTestKitTests/Documentation/\(name)"
      return try plain(String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
    let folder = root.appending(path: "Sources/ScreenStatesTestKit")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    var count = 0
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for fence in fences(in: text) {
        #expect(samples.contains { $0.contains(fence) }, "\(path)")
        count += 1
      }
    }
    #expect(count > 7)
  }

  /// The Swift samples in documentation comments, without indentation.
  private func fences(in text: String) -> [String] {
    var found: [String] = []
    var lines: [String]?
    for line in plain(text).split(separator: "\n") {
      if line == "/// ```swift" {
        lines = []
      } else if line == "/// ```", let fence = lines {
        found.append(plain(fence.joined(separator: "\n")))
        lines = nil
      } else {
        lines?.append(String(line.dropFirst(3)))
      }
    }
    return found
  }

  private func plain(_ text: String) -> String {
    text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
