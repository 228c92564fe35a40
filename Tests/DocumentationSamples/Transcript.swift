import Foundation

/// The text of an article.
func article(_ name: String) throws -> String {
  let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/ScreenStates.docc/\(name).md")
  return try String(contentsOf: file, encoding: .utf8)
}

/// What an article says that a program prints: its first fence of that language.
func transcript(in name: String, _ number: Int = 0) throws -> String {
  let parts = try article(name).components(separatedBy: "```transcript\n")
  guard parts.count > number + 1 else { return "" }
  return parts[number + 1].components(separatedBy: "```\n")[0]
}
