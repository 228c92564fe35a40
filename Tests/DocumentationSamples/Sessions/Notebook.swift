import Foundation
import ScreenSessions
import ScreenStates

typealias NotebookScreen = Screen<NotebookKind>

struct NotebookDisplay: ScreenDisplay, Codable, Equatable {
  var isLoading = false
  var notes: [String] = []
  var problem: String?
}

enum NotebookKind: StateKind, Codable, Equatable {
  typealias Display = NotebookDisplay
  typealias StateClass = NotebookState
  case loading
  case showing([String])
  case failed(String)
}

protocol NoteShelf: Sendable {
  func notes() async throws -> [String]
}

/// Never asked: a still screen starts no work.
struct EmptyShelf: NoteShelf {
  func notes() async throws -> [String] { [] }
}

struct NotebookStates: StateFactory {
  let shelf: any NoteShelf

  func makeState(for kind: NotebookKind) -> NotebookState {
    switch kind {
    case .loading: LoadingNotebook(shelf: shelf)
    case .showing(let notes): ShowingNotebook(notes)
    case .failed(let problem): FailedNotebook(problem)
    }
  }
}

class NotebookState: NotebookScreen.State {
  func load() { ignored() }
}

final class LoadingNotebook: NotebookState {
  private let shelf: any NoteShelf

  init(shelf: any NoteShelf) { self.shelf = shelf }

  override func enter() {
    display.isLoading = true
    perform { [shelf] in
      try await shelf.notes()
    } then: { result in
      switch result {
      case .success(let notes): .showing(notes)
      case .failure(let error): .failed("\(error)")
      }
    }
  }
}

final class ShowingNotebook: NotebookState {
  private let notes: [String]

  init(_ notes: [String]) { self.notes = notes }

  override func enter() { display.notes = notes }
  override func load() { transition(to: .loading) }
}

final class FailedNotebook: NotebookState {
  private let problem: String

  init(_ problem: String) { self.problem = problem }

  override func enter() { display.problem = problem }
  override func load() { transition(to: .loading) }
}

/// What the app sends when it is asked to.
struct Report {
  private(set) var attachments: [String: String] = [:]

  mutating func attach(_ text: String, named name: String) { attachments[name] = text }
}

@MainActor func recordedInPart(_ screen: NotebookScreen) -> SessionRecorder {
  let recorder = SessionRecorder(
    screen, named: "notes", to: .memory(last: 500),
    writing: [
      .kinds(of: NotebookKind.self) { kind in
        if case .showing(let notes) = kind { ["notes": notes.count] } else { nil }
      }
    ])
  return recorder
}

@MainActor func recordedInMemory(_ screen: NotebookScreen) -> SessionRecorder {
  let recorder = SessionRecorder(screen, named: "notes", to: .memory(last: 200))
  return recorder
}

@MainActor func report(_ recorder: SessionRecorder) -> Report {
  var report = Report()
  report.attach(recorder.session?.text ?? "", named: "session.jsonl")
  return report
}

@MainActor func recorded(_ screen: NotebookScreen, in file: URL) -> SessionRecorder {
  let recorder = SessionRecorder(screen, named: "notes", to: .file(file))
  return recorder
}

func list(_ file: URL) throws {
  let session = try Session(contentsOf: file)
  for step in session.steps { print(step) }
}

@MainActor func play(_ file: URL) throws {
  let session = try Session(contentsOf: file)
  var player = SessionPlayer<NotebookKind>(session, states: NotebookStates(shelf: EmptyShelf()))
  while player.forward() { print(player.step?.text ?? "", player.frame) }
}

@MainActor final class Logger {
  private(set) var lines: [String] = []
  private var token: ObservationToken?

  func follow(_ screen: NotebookScreen) {
    let token = screen.observeTransitions { [weak self] record in
      self?.lines.append("\(record)")
    }
    self.token = token
  }
}
