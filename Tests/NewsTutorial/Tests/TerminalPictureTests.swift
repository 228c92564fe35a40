import Foundation
import Testing

@testable import News

/// The terminals that the tutorial shows are what its program writes.
///
/// With `RECORD_DIAGRAMS` set, the pictures are written anew instead.
@MainActor
@Suite struct TerminalPictureTests {
  @Test func aReadersDay() async throws {
    try await compare("tutorial-run", BundledNews(), typing: ["English", "refresh"])
  }

  @Test func aDayThatBeginsOffline() async throws {
    try await compare("tutorial-offline", LateNews(), typing: ["English", "retry"])
  }

  private func compare(
    _ name: String, _ news: any NewsService, typing typed: [String]
  ) async throws {
    var lines: [(text: String, isTyped: Bool)] = [("$ swift run News", true)]
    var left = typed[...]
    await readNews(news) {
      left.popFirst().map { line in
        lines.append(("> \(line)", true))
        return line
      }
    } write: {
      lines.append(($0, false))
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/ScreenStates.docc/Pictures/\(name).svg").standardized
    let picture = picture(of: lines)
    if ProcessInfo.processInfo.environment["RECORD_DIAGRAMS"] != nil {
      return try Data(picture.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture, "Set RECORD_DIAGRAMS once.")
  }

  private func picture(of lines: [(text: String, isTyped: Bool)]) -> String {
    let height = 32 + 20 * lines.count
    let texts = lines.enumerated().map { index, line in
      """
      <text x="20" y="\(34 + 20 * index)" fill="\(line.isTyped ? "#8ec07c" : "#e6e6e6")" \
      xml:space="preserve">\(line.text)</text>
      """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="520" height="\(height)" \
      viewBox="0 0 520 \(height)">
      <rect width="520" height="\(height)" rx="8" fill="#1d1f21"/>
      <g font-family="Menlo, DejaVu Sans Mono, monospace" font-size="14">
      \(texts.joined(separator: "\n"))
      </g>
      </svg>

      """
  }
}

/// News of which the first are not to be had.
private actor LateNews: NewsService {
  private var isOnline = false

  func latest(in language: String) async throws -> [Article] {
    defer { isOnline = true }
    guard isOnline else { throw NoConnection() }
    return try await BundledNews().latest(in: language)
  }
}

private struct NoConnection: Error, CustomStringConvertible {
  let description = "You are offline."
}
