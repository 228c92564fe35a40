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
  /// Differs at each launch of the app, so that no identity is used twice.
  var sender: String
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
  case waitingToRetry(Failure, number: Int)
  case blocked(Failure)
}

typealias OutboxScreen<Item: OutboxItem> = Screen<OutboxKind<Item>>

/// What an outbox needs of the app, and the factory of its states.
struct OutboxStates<Item: OutboxItem>: StateFactory {
  /// Reads what the app's store has; nil if nothing was ever saved.
  let read: @MainActor () throws -> OutboxContents<Item>?
  /// Writes into the store; returns when the contents are saved.
  let write: @MainActor (OutboxContents<Item>) throws -> Void
  /// Sends an item; the server takes one with the same identity only once.
  let send: @MainActor (Outgoing<Item>) async throws -> Void
  var retries = RetryPolicy()
  /// How long to wait for an answer, which may be lost.
  var deadline = Duration.seconds(30)
  var failure: (any Error) -> Failure = { $0 as? Failure ?? Failure("Not sent.") }
  /// Makes a stream of whether there is a connection: the present value, and then each change.
  ///
  /// After its end the outbox counts as connected; the default one ends at once.
  var connection: @MainActor () -> AsyncStream<Bool> = { AsyncStream { $0.finish() } }

  func makeState(for kind: OutboxKind<Item>) -> OutboxState<Item> {
    switch kind {
    case .idle: IdleOutboxState(self)
    case .sending(let failures): SendingOutboxState(self, after: failures)
    case .waitingToRetry(let failure, let number): WaitingOutboxState(self, failure, after: number)
    case .blocked(let failure): BlockedOutboxState(self, failure)
    }
  }

  /// Makes an outbox with what the store has, and with a new sender, such as a `UUID`.
  func makeScreen(sender: String, clock: (any ScreenClock)? = nil) throws -> OutboxScreen<Item> {
    // If the store cannot be read, nothing may replace what it has.
    var contents = try read() ?? OutboxContents(sender: sender)
    // It may not have what was added last, whose identity the server knows.
    contents.sender = sender
    return OutboxScreen(initial: .idle, keeping: contents, states: self, clock: clock)
  }
}

/// Saves and counts in every state, and goes on when another item has become the first one.
class OutboxState<Item: OutboxItem>: OutboxScreen<Item>.State {
  fileprivate let outbox: OutboxStates<Item>
  /// How the first item failed the last time, and how often in a row.
  fileprivate let failure: Failure?
  fileprivate let failures: Int
  /// The item that was the first one when this state began.
  fileprivate var item: Outgoing<Item>?
  fileprivate var first: Outgoing<Item>? { screen?.kept.waiting.first }
  fileprivate var next: OutboxKind<Item> { first == nil ? .idle : .sending(afterFailures: 0) }

  init(_ outbox: OutboxStates<Item>, _ failure: Failure? = nil, after failures: Int = 0) {
    (self.outbox, self.failure, self.failures) = (outbox, failure, failures)
  }

  /// Tries again, also what was refused, which comes last.
  func retry() {
    if screen?.kept.refused.isEmpty == false { screen?.kept.putBack() } else { ignored() }
  }

  /// Gives an item up.
  func drop(_ id: String) { screen?.kept.drop(id) }

  override func enter() {
    item = first
    keptChanged()
  }

  override func keptChanged() {
    guard let kept = screen?.kept else { return }
    display.waiting = kept.waiting.count
    display.refused = kept.refused.count
    display.isSaved = (try? outbox.write(kept)) != nil
    display.failure = failure
    if first != item { transition(to: next, cause: "item") }
  }
}

/// Waits for an item, from any writer.
final class IdleOutboxState<Item: OutboxItem>: OutboxState<Item> {
  override func enter() {
    super.enter()
    if item != nil { transition(to: next, cause: "item") }
  }
}

/// Sends the first item, and removes it when the server has it.
final class SendingOutboxState<Item: OutboxItem>: OutboxState<Item> {
  override func enter() {
    super.enter()
    if item == nil { transition(to: .idle) }
    guard let item else { return }
    display.isSending = true
    after(outbox.deadline, cause: "deadline") { [self] in failed(item, Failure("No answer.")) }
    perform { [outbox] in
      try await outbox.send(item)
    } then: { [self] result in
      if case .failure(let error) = result { return failed(item, outbox.failure(error)) }
      screen?.kept.drop(item.id)
      return next
    }
  }

  /// What is under way may have arrived, so it cannot be given up.
  override func drop(_ id: String) {
    if id == item?.id { ignored() } else { super.drop(id) }
  }

  private func failed(_ item: Outgoing<Item>, _ failure: Failure) -> OutboxKind<Item> {
    guard failure.canRetry else {
      screen?.kept.drop(item.id)
      screen?.kept.refused.append(item)
      return next
    }
    if failures >= outbox.retries.limit { return .blocked(failure) }
    return .waitingToRetry(failure, number: failures + 1)
  }
}

/// Tries again when the user asks for it.
class BlockedOutboxState<Item: OutboxItem>: OutboxState<Item> {
  override func retry() {
    screen?.kept.putBack()
    transition(to: next)
  }
}

/// Tries again by itself, too, after a delay.
final class WaitingOutboxState<Item: OutboxItem>: BlockedOutboxState<Item> {
  private var countdown: OutboxScreen<Item>.Work?

  override func enter() {
    super.enter()
    _ = wait(isOffline: false)
    follow(outbox.connection(), cause: "connection") { [self] isThere in
      wait(isOffline: !isThere)
    } finished: { [self] _ in
      wait(isOffline: false)
    }
  }

  /// Waits for the whole delay, which begins anew when there is a connection again.
  private func wait(isOffline: Bool) -> OutboxKind<Item>? {
    // A connection that is told again changes nothing.
    guard countdown == nil || isOffline else { return nil }
    display.isOffline = isOffline
    countdown?.cancel()
    countdown = nil
    guard let failure, !isOffline else { return nil }
    let delay = outbox.retries.delay(before: failures, after: failure)
    countdown = after(delay) { [failures] in .sending(afterFailures: failures) }
    return nil
  }
}
