import ScreenSessions
import ScreenStates
import ScreenStatesTestKit

/// A screen of notes that hosts a pen while one is written.
typealias NotesScreen = Screen<NotesKind>

struct NotesDisplay: ScreenDisplay, Codable, Equatable {
  var isLoading = false
  var notes: [String] = []
  var problem: String?
}

enum NotesKind: StateKind, Codable, Equatable {
  typealias Display = NotesDisplay
  typealias Kept = NotesKept
  typealias StateClass = NotesState
  case loading
  case showing([String])
  case writing(in: [String])
  case failed(String)
}

struct NotesKept: Codable, Equatable {
  var draft = ""
}

struct NotesStates: StateFactory {
  let work: PendingWork<Void, [String]>

  func makeState(for kind: NotesKind) -> NotesState {
    switch kind {
    case .loading: LoadingNotes(work)
    case .showing(let notes): ShowingNotes(notes)
    case .writing(let notes): WritingNotes(notes)
    case .failed(let problem): FailedNotes(problem)
    }
  }
}

class NotesState: NotesScreen.State {
  func load() { ignored() }
  func write() { ignored() }
  func mark() { ignored() }
}

final class LoadingNotes: NotesState {
  private let work: PendingWork<Void, [String]>

  init(_ work: PendingWork<Void, [String]>) { self.work = work }

  override func enter() {
    display.isLoading = true
    perform { [work] in
      try await work(())
    } then: { result in
      switch result {
      case .success(let notes): .showing(notes)
      case .failure(let error): .failed("\(error)")
      }
    }
  }
}

final class ShowingNotes: NotesState {
  private let notes: [String]

  init(_ notes: [String]) { self.notes = notes }

  override func enter() { display.notes = notes }
  override func load() { transition(to: .loading) }
  override func write() { transition(to: .writing(in: notes)) }
  override func mark() { display.notes.append("marked") }
  override func canTransition(to next: NotesKind) -> Bool { next != .failed("") }
}

final class WritingNotes: NotesState {
  private let notes: [String]

  init(_ notes: [String]) { self.notes = notes }

  override func enter() {
    display.notes = notes
    host(PenScreen(initial: .down, states: PenStates())) { [notes] kind in
      if case .done(let text) = kind { .showing(notes + [text]) } else { nil }
    }
  }
}

final class FailedNotes: NotesState {
  private let problem: String

  init(_ problem: String) { self.problem = problem }

  override func enter() { display.problem = problem }
  override func load() { transition(to: .loading) }
}

typealias PenScreen = Screen<PenKind>

struct PenDisplay: ScreenDisplay, Codable, Equatable {}

enum PenKind: StateKind, Codable, Equatable {
  typealias Display = PenDisplay
  typealias StateClass = PenState
  case down
  case done(String)
}

struct PenStates: StateFactory {
  func makeState(for kind: PenKind) -> PenState { PenState() }
}

class PenState: PenScreen.State {
  func finish(_ text: String) { transition(to: .done(text)) }
}

struct Offline: Error, CustomStringConvertible {
  let description = "You are offline."
}

/// A screen of notes, its service and its clock.
@MainActor
struct Desk {
  let work = PendingWork<Void, [String]>()
  let clock = ManualClock()
  let screen: NotesScreen

  init() {
    screen = NotesScreen(
      initial: .loading, keeping: NotesKept(), states: NotesStates(work: work), clock: clock)
  }

  /// A screen of notes that another one can host.
  func note() -> NotesScreen {
    NotesScreen(initial: .showing([]), keeping: NotesKept(), states: NotesStates(work: work))
  }

  func recorder(
    to destination: SessionRecorder.Destination = .memory(last: 100),
    writing parts: [SessionPart] = []
  ) -> SessionRecorder {
    SessionRecorder(screen, named: "notes", to: destination, writing: parts)
  }

  /// An afternoon with the notes: a failure, a retry, a note that is written, and a stop.
  func visit() async {
    screen.start()
    await screen.settled()
    await clock.advance(by: .milliseconds(1_500))
    await work.calls[0].fail(Offline())
    await screen.send { $0.load() }
    screen.state.load()
    await work.calls[1].succeed(["milk"])
    screen.state.mark()
    screen.kept.draft = "br"
    screen.transition(to: .failed(""), cause: "test")
    screen.state.write()
    screen.child(PenKind.self)?.state.finish("bread")
    screen.stop()
  }
}
