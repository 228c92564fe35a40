import ContentStates
import ScreenStates

typealias OutboxItem = Codable & Equatable

/// An item to be sent; its identity stays the same in every try, so that the server takes it once.
struct Outgoing<Item: OutboxItem>: Codable, Equatable, Identifiable {
  let id: String
  let item: Item
}

/// What must not be lost: the kept value of the outbox, which its store saves.
struct OutboxContents<Item: OutboxItem>: Codable, Equatable {
  /// Differs in each installation, so that no two use the same identities.
  let sender: String
  var count = 0
  var waiting: [Outgoing<Item>] = []
  /// What the server has refused for good: the user tries it again or drops it.
  var refused: [Outgoing<Item>] = []

  mutating func add(_ item: Item) {
    count += 1
    waiting.append(Outgoing(id: "\(sender)-\(count)", item: item))
  }

  mutating func drop(_ id: String) {
    waiting.removeAll { $0.id == id }
    refused.removeAll { $0.id == id }
  }

  mutating func putBack() { (waiting, refused) = (waiting + refused, []) }
}

struct OutboxDisplay: ScreenDisplay, Equatable {
  var waiting = 0
  var refused = 0
  var isSending = false
  var isOffline = false
  /// Whether the store has everything.
  var isSaved = true
  var failure: Failure?
}

/// The kinds of a screen without a view: the app holds it, so it outlives every view.
enum OutboxKind<Item: OutboxItem>: StateKind, Codable, Equatable {
  typealias Display = OutboxDisplay
  typealias Kept = OutboxContents<Item>
  typealias StateClass = OutboxState<Item>
  case idle
  case sending(afterFailures: Int)
  case waitingToRetry(Failure, number: Int, delay: Duration)
  case blocked(Failure)
}

typealias OutboxScreen<Item: OutboxItem> = Screen<OutboxKind<Item>>

/// Where the contents are saved; the app provides it.
@MainActor
protocol OutboxStore<Item> {
  associatedtype Item: OutboxItem
  func read() throws -> OutboxContents<Item>?
  /// Returns when they are saved.
  func write(_ contents: OutboxContents<Item>) throws
}

/// What an outbox needs, and the factory of its states.
struct OutboxStates<Item: OutboxItem>: StateFactory {
  let store: any OutboxStore<Item>
  /// Sends an item; the server takes one with the same identity only once.
  let send: @MainActor (Outgoing<Item>) async throws -> Void
  var retries = RetryPolicy()
  /// How long to wait for an answer, which may be lost.
  var deadline = Duration.seconds(30)
  var failure: (any Error) -> Failure = { $0 as? Failure ?? Failure("Not sent.") }
  private(set) var followConnection: (@MainActor (FailedOutboxState<Item>) -> Void)?

  init(
    store: any OutboxStore<Item>, send: @escaping @MainActor (Outgoing<Item>) async throws -> Void
  ) {
    (self.store, self.send) = (store, send)
  }

  /// Pauses the wait for a retry while there is no connection, as `ContentSource` does.
  mutating func setConnection<Sequence: AsyncSequence>(
    _ makeSequence: @escaping @MainActor () -> Sequence
  ) where Sequence.Element == Bool {
    followConnection = { $0.follow(connection: makeSequence()) }
  }

  func makeState(for kind: OutboxKind<Item>) -> OutboxState<Item> {
    switch kind {
    case .idle: IdleOutboxState(self)
    case .sending(let failures): SendingOutboxState(self, after: failures)
    case .waitingToRetry(let failure, let number, let delay):
      FailedOutboxState(self, after: failure, number: number, delay: delay)
    case .blocked(let failure): FailedOutboxState(self, after: failure, number: 0, delay: nil)
    }
  }
}

extension Screen {
  /// Makes an outbox with what its store has, or an empty one of a new sender.
  convenience init<Item>(
    _ states: OutboxStates<Item>, sender: String, clock: (any ScreenClock)? = nil
  ) throws where Kind == OutboxKind<Item> {
    // If the store cannot be read, nothing may replace what it has.
    let contents = try states.store.read() ?? OutboxContents(sender: sender)
    self.init(initial: .idle, keeping: contents, states: states, clock: clock)
  }
}

/// Saves and counts in every state.
class OutboxState<Item: OutboxItem>: OutboxScreen<Item>.State {
  fileprivate let outbox: OutboxStates<Item>

  init(_ outbox: OutboxStates<Item>) { self.outbox = outbox }

  /// Tries again, also what was refused, which comes last.
  func retry() {
    if screen?.kept.refused.isEmpty == false { screen?.kept.putBack() } else { ignored() }
  }

  /// Gives an item up.
  func drop(_ id: String) { screen?.kept.drop(id) }

  override func enter() { keptChanged() }

  override func keptChanged() {
    guard let kept = screen?.kept else { return }
    display.waiting = kept.waiting.count
    display.refused = kept.refused.count
    display.isSaved = (try? outbox.store.write(kept)) != nil
  }

  fileprivate var first: Outgoing<Item>? { screen?.kept.waiting.first }
  fileprivate var next: OutboxKind<Item> { first == nil ? .idle : .sending(afterFailures: 0) }
}

/// Waits for an item, from any writer.
final class IdleOutboxState<Item: OutboxItem>: OutboxState<Item> {
  override func keptChanged() {
    super.keptChanged()
    if first != nil { transition(to: next, cause: "item") }
  }
}

/// Sends the first item, and removes it when the server has it.
final class SendingOutboxState<Item: OutboxItem>: OutboxState<Item> {
  private let failures: Int

  init(_ outbox: OutboxStates<Item>, after failures: Int) {
    self.failures = failures
    super.init(outbox)
  }

  override func enter() {
    super.enter()
    guard let first else { return _ = transition(to: .idle) }
    display.isSending = true
    after(outbox.deadline, cause: "deadline") { [self] in
      failed(first, Failure("No answer."))
    }
    perform { [outbox] in
      try await outbox.send(first)
    } then: { [self] result in
      if case .failure(let error) = result { return failed(first, outbox.failure(error)) }
      screen?.kept.drop(first.id)
      return next
    }
  }

  /// What is under way may have arrived, so it cannot be given up.
  override func drop(_ id: String) {
    if id == first?.id { ignored() } else { super.drop(id) }
  }

  private func failed(_ first: Outgoing<Item>, _ failure: Failure) -> OutboxKind<Item> {
    guard failure.canRetry else {
      screen?.kept.drop(first.id)
      screen?.kept.refused.append(first)
      return next
    }
    let number = failures + 1
    guard number <= outbox.retries.limit else { return .blocked(failure) }
    let delay = outbox.retries.delay(before: number, after: failure)
    return .waitingToRetry(failure, number: number, delay: delay)
  }
}

/// Tries again after a delay, or only if it is asked to.
final class FailedOutboxState<Item: OutboxItem>: OutboxState<Item> {
  private let failure: Failure
  private let number: Int
  private let delay: Duration?
  private var id: String?
  private var countdown: OutboxScreen<Item>.Work?

  init(_ outbox: OutboxStates<Item>, after failure: Failure, number: Int, delay: Duration?) {
    (self.failure, self.number, self.delay) = (failure, number, delay)
    super.init(outbox)
  }

  override func enter() {
    id = first?.id
    super.enter()
    display.failure = failure
    _ = wait(isOffline: false)
    if delay != nil { outbox.followConnection?(self) }
  }

  /// Goes on with the next item when the first one is dropped.
  override func keptChanged() {
    super.keptChanged()
    if first?.id != id { transition(to: next, cause: "drop") }
  }

  override func retry() {
    screen?.kept.putBack()
    transition(to: next)
  }

  fileprivate func follow<Sequence: AsyncSequence>(
    connection: Sequence
  ) where Sequence.Element == Bool {
    follow(connection, cause: "connection") { [self] isThere in
      wait(isOffline: !isThere)
    } finished: { [self] _ in
      wait(isOffline: false)
    }
  }

  /// Waits for the whole delay, which begins anew when there is a connection again.
  private func wait(isOffline: Bool) -> OutboxKind<Item>? {
    guard let delay else { return nil }
    display.isOffline = isOffline
    countdown?.cancel()
    countdown = isOffline ? nil : after(delay) { [number] in .sending(afterFailures: number) }
    return nil
  }
}
