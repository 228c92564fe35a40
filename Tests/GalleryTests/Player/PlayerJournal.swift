import Gallery
import ScreenStates

/// The entries and exits of a player and of its inner screens, in order.
@MainActor
final class PlayerJournal {
  var lines: [String] = []
}

/// Makes the Gallery's outer states, which write into a journal, around inner ones that do.
struct JournalPlayerStates: StateFactory {
  let accounts: any AccountService
  let journal: PlayerJournal

  func makeState(for kind: PlayerKind) -> PlayerState {
    switch kind {
    case .loggedIn(let inner):
      let state = JournalLoggedInState { [journal] kept in
        PlaybackScreen(
          initial: inner, keeping: kept, states: JournalPlaybackStates(journal: journal))
      }
      state.journal = journal
      return state
    case .loggedOut(let inner):
      let state = JournalLoggedOutState(accounts: accounts) { [journal] in
        RegistrationScreen(
          initial: inner, states: JournalRegistrationStates(journal: journal))
      }
      state.journal = journal
      return state
    }
  }
}

final class JournalLoggedInState: LoggedInState {
  var journal: PlayerJournal?

  override func enter() {
    journal?.lines.append("enter loggedIn")
    super.enter()
  }

  override func exit() { journal?.lines.append("exit loggedIn") }
}

final class JournalLoggedOutState: LoggedOutState {
  var journal: PlayerJournal?

  override func enter() {
    journal?.lines.append("enter loggedOut")
    super.enter()
  }

  override func exit() { journal?.lines.append("exit loggedOut") }
}

struct JournalPlaybackStates: StateFactory {
  let journal: PlayerJournal

  func makeState(for kind: PlaybackKind) -> PlaybackState {
    JournalPlaybackState(kind.name, journal)
  }
}

final class JournalPlaybackState: PlaybackState {
  private let name: String
  private let journal: PlayerJournal

  init(_ name: String, _ journal: PlayerJournal) {
    self.name = name
    self.journal = journal
  }

  override func enter() { journal.lines.append("enter \(name)") }

  override func exit() { journal.lines.append("exit \(name)") }
}

struct JournalRegistrationStates: StateFactory {
  let journal: PlayerJournal

  func makeState(for kind: RegistrationKind) -> RegistrationState {
    JournalRegistrationState(kind.name, journal)
  }
}

final class JournalRegistrationState: RegistrationState {
  private let name: String
  private let journal: PlayerJournal

  init(_ name: String, _ journal: PlayerJournal) {
    self.name = name
    self.journal = journal
  }

  override func enter() { journal.lines.append("enter \(name)") }

  override func exit() { journal.lines.append("exit \(name)") }
}
