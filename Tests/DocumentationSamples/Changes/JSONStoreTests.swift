import ContentStates
import Foundation
import TestTraits
import ScreenStates
import Testing

@MainActor
@Suite(.noMistakes) struct JSONStoreTests {
  private struct Lost: Error {}

  @Test func theNextStartShowsWhatTheLastOneSaved() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = JSONStore<String>(in: folder)

    func screen(_ load: @escaping @MainActor () throws -> [String]) -> ContentScreen<String, String>
    {
      var source = ContentSource<String, String>(times: .off) { _, _ in Page(try load()) }
      source.store = ContentStore(
        read: { words in try await store.read(words) },
        write: { words, copy in try await store.write(copy, as: words) })
      return ContentScreen(initial: "a/b", from: source)
    }

    let first = screen { ["apple"] }
    first.start()
    await first.settled()
    #expect(first.display.savedAge == nil)
    let second = screen { throw Lost() }
    second.start()
    await second.settled()
    #expect(second.display.items == ["apple"])
    #expect(second.display.savedAge != nil)
    #expect(second.display.notice?.remedy == .refresh)
  }
}
