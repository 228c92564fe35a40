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
    let safe = Data(name.utf8).map { String($0, radix: 16) }.joined(separator: "-")
    return folder.appending(path: "copy-\(safe).json")
  }
}
