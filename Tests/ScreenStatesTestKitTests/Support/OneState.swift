import ScreenStates
import ScreenStatesTestKit

/// A screen with one state, whose entry a test gives.
typealias OneScreen = Screen<OneKind>

enum OneKind: StateKind {
  typealias Display = OneDisplay
  typealias StateClass = OneState
  case only
}

struct OneDisplay: ScreenDisplay {}

final class OneState: OneScreen.State {
  private let hook: @MainActor (OneState) -> Void

  init(_ hook: @escaping @MainActor (OneState) -> Void) { self.hook = hook }

  override func enter() { hook(self) }
}

struct OneStates: StateFactory {
  let hook: @MainActor (OneState) -> Void

  func makeState(for kind: OneKind) -> OneState { OneState(hook) }
}

@MainActor
func oneScreen(
  clock: any ScreenClock = .continuous, _ hook: @escaping @MainActor (OneState) -> Void = { _ in }
) -> OneScreen { OneScreen(initial: .only, states: OneStates(hook: hook), clock: clock) }

/// A screen that has entered its one state.
@MainActor
func started(
  clock: any ScreenClock = .continuous, _ hook: @escaping @MainActor (OneState) -> Void
) -> OneScreen {
  let screen = oneScreen(clock: clock, hook)
  screen.start()
  return screen
}

/// A settled screen whose state performs some work, and writes what that brings.
@MainActor
func performing(
  clock: any ScreenClock = .continuous, log: Log = Log(),
  _ work: @escaping @MainActor () async throws -> String
) async -> OneScreen {
  let screen = started(clock: clock) { state in
    state.perform {
      try await work()
    } then: {
      log.add($0)
    }
  }
  await screen.settled()
  return screen
}

/// A settled screen whose state asks a service some questions at once, and writes the answers.
@MainActor
func asking<Question: Sendable>(
  _ work: PendingWork<Question, String>, _ questions: Question..., log: Log = Log()
) async -> OneScreen {
  let screen = started { state in
    for question in questions {
      state.perform {
        try await work(question)
      } then: {
        log.add($0)
      }
    }
  }
  await screen.settled()
  return screen
}

extension Screen.State {
  /// Performs work whose result changes nothing.
  @discardableResult
  func perform<Value>(
    cause: String? = nil, _ work: @escaping @MainActor () async throws -> Value
  ) -> Screen.Work {
    perform(cause: cause, work) { _ in nil }
  }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  /// Writes a line, and stays.
  @discardableResult
  func add(_ entry: String) -> OneKind? {
    entries.append(entry)
    return nil
  }

  /// Writes what work has brought, and stays.
  func add(_ result: Result<String, any Error>) -> OneKind? {
    switch result {
    case .success(let value): add(value)
    case .failure(let error): add("\(type(of: error))")
    }
  }
}

/// A while off the main actor, so that what comes after it needs more than one turn.
///
/// Without the yield, the compiler would leave out the change of threads.
@concurrent
func elsewhere() async { await Task.yield() }
