import ContentStates
import Foundation

/// Copies of what was loaded, each as a JSON file.
actor JSONStore<Item: Codable & Sendable> {
  private struct Copy: Codable {
    var items: [Item]
    var next: PageCursor?
    var written: Date
  }

  private let folder: URL
  init(in folder: URL) { self.folder = folder }

  func read(_ name: String) throws -> SavedCopy<Item> {
    let copy = try JSONDecoder().decode(Copy.self, from: Data(contentsOf: file(name)))
    let age = Duration.seconds(max(0, Date.now.timeIntervalSince(copy.written)))
    return SavedCopy(copy.items, next: copy.next, age: age)
  }

  func write(_ copy: SavedCopy<Item>, as name: String) throws {
    let copy = Copy(items: copy.items, next: copy.next, written: .now)
    try JSONEncoder().encode(copy).write(to: file(name), options: .atomic)
  }

  private func file(_ name: String) -> URL {
    // The name of a file has at most 255 bytes, so a request of more than 120 has no copy.
    let safe = Data(name.utf8).map { String(format: "%02x", $0) }.joined()
    return folder.appending(path: "copy-\(safe).json")
  }
}
