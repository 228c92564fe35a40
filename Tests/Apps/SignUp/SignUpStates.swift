import ScreenStates

struct SignUpStates: StateFactory {
  let accounts: any Accounts

  func makeState(for kind: SignUpKind) -> SignUpState {
    switch kind {
    case .choosingName: ChoosingNameState(accounts: accounts)
    case .enteringMail: EnteringMailState()
    case .reviewing(let problem): ReviewingState(problem: problem)
    case .creating: CreatingState(accounts: accounts)
    case .welcome(let name): WelcomeState(name: name)
    }
  }
}

class SignUpState: SignUpScreen.State {
  func next() { ignored() }
  func back() { ignored() }
}

/// Says on each keystroke what is wrong with the name, and asks the server when the user pauses.
final class ChoosingNameState: SignUpState {
  private let accounts: any Accounts
  private var name: String?
  private var isFree = false
  private var check: SignUpScreen.Work?

  init(accounts: any Accounts) { self.accounts = accounts }

  override func enter() {
    display.step = "1 of 3"
    display.field = .name
    keptChanged()
  }

  override func keptChanged() {
    guard let form = screen?.kept, form.name != name else { return }
    name = form.name
    isFree = false
    check?.cancel()
    display.problem = form.problemOfName
    display.canGoOn = false
    display.isBusy = form.problemOfName == nil
    guard form.problemOfName == nil else { return }
    check = after(.milliseconds(300)) { [self] in
      ask(form.name)
      return nil
    }
  }

  override func next() {
    guard isFree else { return ignored() }
    transition(to: .enteringMail)
  }

  private func ask(_ name: String) {
    check = perform { [accounts] in
      try await accounts.isFree(name)
    } then: { [self] result in
      isFree = (try? result.get()) == true
      display.isBusy = false
      display.canGoOn = isFree
      switch result {
      case .success(true): break
      case .success(false): display.problem = "\(name) is taken."
      case .failure(let error): display.problem = "\(error)"
      }
      return nil
    }
  }
}

final class EnteringMailState: SignUpState {
  override func enter() {
    display.step = "2 of 3"
    display.field = .mail
    keptChanged()
  }

  override func keptChanged() {
    display.problem = screen?.kept.problemOfMail
    display.canGoOn = display.problem == nil
  }

  override func next() {
    guard screen?.kept.problemOfMail == nil else { return ignored() }
    transition(to: .reviewing(problem: nil))
  }

  override func back() { transition(to: .choosingName) }
}

final class ReviewingState: SignUpState {
  private let problem: String?

  init(problem: String?) { self.problem = problem }

  override func enter() {
    display.step = "3 of 3"
    display.problem = problem
    keptChanged()
  }

  override func keptChanged() { display.canGoOn = screen?.kept.isComplete == true }

  override func next() {
    guard screen?.kept.isComplete == true else { return ignored() }
    transition(to: .creating)
  }

  override func back() { transition(to: .enteringMail) }
}

/// Writes: a screen that is restored in this state asks again, with the same key.
final class CreatingState: SignUpState {
  private let accounts: any Accounts

  init(accounts: any Accounts) { self.accounts = accounts }

  override func enter() {
    guard let form = screen?.kept else { return }
    display.isBusy = true
    perform { [accounts] in
      try await accounts.create(form)
    } then: { result in
      switch result {
      case .success(let name): .welcome(name: name)
      case .failure(let error): .reviewing(problem: "\(error)")
      }
    }
  }
}

final class WelcomeState: SignUpState {
  private let name: String

  init(name: String) { self.name = name }

  override func enter() { display.step = "Welcome, \(name)!" }
}
