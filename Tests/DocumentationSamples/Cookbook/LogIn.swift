import ScreenStates

struct LogInDisplay: ScreenDisplay, Equatable {
  var canLogIn = false
  var isBusy = false
  var problem: String?
  var greeting: String?
}

/// What the user types.
struct Credentials: Equatable {
  var name = ""
  var password = ""
  var isComplete: Bool { !name.isEmpty && !password.isEmpty }
}

enum LogInKind: StateKind, Equatable {
  typealias Display = LogInDisplay
  typealias Kept = Credentials
  typealias StateClass = LogInState
  case asking(problem: String?)
  case loggingIn
  case loggedIn(name: String)
}

typealias LogInScreen = Screen<LogInKind>

protocol Gate: Sendable {
  /// Returns the name by which the user is greeted.
  func logIn(_ credentials: Credentials) async throws -> String
}

class LogInState: LogInScreen.State {
  func logIn() { ignored() }
  func cancel() { ignored() }
  func logOut() { ignored() }
}

final class AskingState: LogInState {
  private let problem: String?

  init(problem: String?) { self.problem = problem }

  override func enter() {
    display.problem = problem
    keptChanged()
  }

  override func keptChanged() {
    guard let typed = screen?.kept else { return }
    display.canLogIn = typed.isComplete
  }

  override func logIn() {
    guard screen?.kept.isComplete == true else { return ignored() }
    transition(to: .loggingIn)
  }
}

final class LoggingInState: LogInState {
  private let gate: any Gate

  init(gate: any Gate) { self.gate = gate }

  override func enter() {
    guard let typed = screen?.kept else { return }
    display.isBusy = true
    perform { [gate] in
      try await gate.logIn(typed)
    } then: { result in
      switch result {
      case .success(let name): .loggedIn(name: name)
      case .failure(let error): .asking(problem: "\(error)")
      }
    }
  }

  override func exit() { screen?.kept.password = "" }
  override func cancel() { transition(to: .asking(problem: nil)) }
}

final class LoggedInState: LogInState {
  private let name: String

  init(name: String) { self.name = name }

  override func enter() {
    display.greeting = "Hello, \(name)."
    after(.seconds(600), cause: "timeout") { .asking(problem: "Please log in again.") }
  }

  override func logOut() { transition(to: .asking(problem: nil)) }
}

struct LogInStates: StateFactory {
  let gate: any Gate

  func makeState(for kind: LogInKind) -> LogInState {
    switch kind {
    case .asking(let problem): AskingState(problem: problem)
    case .loggingIn: LoggingInState(gate: gate)
    case .loggedIn(let name): LoggedInState(name: name)
    }
  }
}
