import Foundation
import ScreenStates
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct MailFileTests {
  private let file = MailFile(
    url: FileManager.default.temporaryDirectory.appending(path: "outbox-\(UUID().uuidString)"))

  private var outbox: OutboxStates<String> {
    OutboxStates(read: file.read, write: file.write) { _ in }
  }

  @Test func theFileHasWhatTheOutboxHas() async throws {
    defer { try? FileManager.default.removeItem(at: file.url) }
    #expect(try file.read() == nil)
    let screen = try outbox.makeScreen(sender: "a")
    screen.kept.add("hello")
    screen.start()
    #expect(try file.read() == screen.kept)
    #expect(try outbox.makeScreen(sender: "b").kept.waiting.map(\.id) == ["a-1"])
    screen.stop()
  }

  @Test func aDamagedFileIsNotReplaced() throws {
    defer { try? FileManager.default.removeItem(at: file.url) }
    let damaged = Data("{".utf8)
    try damaged.write(to: file.url)
    #expect(throws: DecodingError.self) { try outbox.makeScreen(sender: "b") }
    #expect(try Data(contentsOf: file.url) == damaged)
  }
}
