import Foundation

/// What an article says that a program prints: its first fence of that language.
func transcript(in article: String, _ number: Int = 0) throws -> String {
  let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/ScreenStates.docc/\(article).md")
  let parts = try String(contentsOf: file, encoding: .utf8)
    .components(separatedBy: "```transcript\n")
  guard parts.count > number + 1 else { return "" }
  return parts[number + 1].components(separatedBy: "```\n")[0]
}
