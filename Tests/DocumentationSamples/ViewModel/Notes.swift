import ScreenStatesTestKit

/// A list that is loaded when it opens, and saved when it closes.
@MainActor
final class Notes {
  private let store: NoteStore
  private(set) var isOpen = false
  private(set) var all: [String] = []

  init(_ store: NoteStore) { self.store = store }

  func open() {
    isOpen = true
    store.load { self.all += (try? $0.get()) ?? [] }
  }

  func close() {
    isOpen = false
    store.saved.append(all)
  }
}

/// A store that calls back with what the device has, and again with what the server has.
@MainActor
final class NoteStore {
  let loading = PendingWork<Void, [String]>(reporter: .silent)
  var saved: [[String]] = []

  func load(_ done: @escaping (Result<[String], any Error>) -> Void) { loading.call((), done) }
}

/// The notes with the fake that they use.
@MainActor
final class Desk {
  let store = NoteStore()
  let notes: Notes
  init() { notes = Notes(store) }
}
