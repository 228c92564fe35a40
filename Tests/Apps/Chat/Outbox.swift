import ScreenStates

/// A text to be sent; its key lets the server recognise a repeated letter.
struct Letter: Codable, Equatable {
  let key: String
  let text: String
}

/// What must not be lost: an app saves it whenever it changes.
struct Post: Codable, Equatable {
  let device: String
  var count = 0
  var letters: [Letter] = []

  mutating func add(_ text: String) {
    count += 1
    letters.append(Letter(key: "\(device)-\(count)", text: text))
  }
}

struct OutboxDisplay: ScreenDisplay, Equatable {
  var unsent = 0
  var isSending = false
  var notice: String?
}

/// The kinds of a screen without a view: the app holds it, so it outlives every view.
enum OutboxKind: StateKind, Equatable, CaseIterable {
  typealias Display = OutboxDisplay
  typealias Kept = Post
  typealias StateClass = OutboxState
  case idle
  case sending(failures: Int)
  case waiting(failures: Int)

  static var allCases: [OutboxKind] { [.idle, .sending(failures: 0), .waiting(failures: 1)] }
}

typealias OutboxScreen = Screen<OutboxKind>

protocol MailServer: Sendable {
  /// Takes a letter; one that it has already, by its key, it takes and drops.
  func send(_ letter: Letter) async throws
}

struct OutboxStates: StateFactory {
  let server: any MailServer

  func makeState(for kind: OutboxKind) -> OutboxState {
    switch kind {
    case .idle: IdleState()
    case .sending(let failures): SendingLetterState(server: server, failures: failures)
    case .waiting(let failures): WaitingState(failures: failures)
    }
  }
}

class OutboxState: OutboxScreen.State {
  func retry() { ignored() }

  override func enter() { keptChanged() }
  override func keptChanged() { display.unsent = screen?.kept.letters.count ?? 0 }
}

/// Waits for a letter, from any writer.
final class IdleState: OutboxState {
  override func keptChanged() {
    guard screen?.kept.letters.isEmpty == false else { return }
    transition(to: .sending(failures: 0), cause: "letter")
  }
}

final class SendingLetterState: OutboxState {
  private let server: any MailServer
  private let failures: Int

  init(server: any MailServer, failures: Int) { (self.server, self.failures) = (server, failures) }

  override func enter() {
    super.enter()
    guard let letter = screen?.kept.letters.first else { return }
    display.isSending = true
    perform { [server] in
      try await server.send(letter)
    } then: { [self] result in
      guard case .success = result else { return .waiting(failures: min(failures + 1, 4)) }
      screen?.kept.letters.removeAll { $0.key == letter.key }
      return screen?.kept.letters.isEmpty == true ? .idle : .sending(failures: 0)
    }
  }
}

final class WaitingState: OutboxState {
  private let failures: Int

  init(failures: Int) { self.failures = failures }

  override func enter() {
    super.enter()
    display.notice = "Not sent yet."
    after(.growing(with: failures)) { [failures] in .sending(failures: failures) }
  }

  override func retry() { transition(to: .sending(failures: failures)) }
}

extension Duration {
  /// Two seconds after the first failure, twice as long after each more.
  static func growing(with failures: Int) -> Duration { .seconds(1 << failures) }
}
