import Terminal
import TerminalPictures
import Testing

@testable import News

/// The terminals that the tutorial shows are what its program writes.
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
    let ours: TextStyle = [.bold, .green]
    var lines = [StyledLine("$ swift run News", ours)]
    var left = typed[...]
    await readNews(news) {
      left.popFirst().map { line in
        lines.append(StyledLine("> \(line)", ours))
        return line
      }
    } write: {
      lines.append(StyledLine($0))
    }
    let picture = TerminalPicture(
      [.init(lines)], size: TerminalSize(columns: 44, rows: lines.count), title: "News")
    try comparePicture(name, picture.svg)
  }
}

/// A service that is offline at the first call.
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
