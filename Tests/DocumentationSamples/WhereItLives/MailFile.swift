import Foundation

/// The store of the outbox; it returns from a write when the contents are saved.
@MainActor
struct MailFile {
  let url: URL

  func read() throws -> OutboxContents<String>? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try JSONDecoder().decode(OutboxContents<String>.self, from: Data(contentsOf: url))
  }

  func write(_ contents: OutboxContents<String>) throws {
    try JSONEncoder().encode(contents).write(to: url, options: .atomic)
  }
}
