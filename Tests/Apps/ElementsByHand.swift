/// A sequence whose elements a test gives; when it has ended, it can be followed again.
///
/// `send` waits for one who follows, and returns when that one has taken the element and waits for
/// the next, or has gone.
nonisolated struct ElementsByHand<Element: Sendable>: AsyncSequence, Sendable {
  private let hand = Hand()

  /// Whether someone waits for an element.
  @MainActor var isFollowed: Bool { hand.reader != nil }

  @MainActor func send(_ element: Element) async { await hand.give(.success(element)) }
  @MainActor func finish() async { await hand.give(.success(nil)) }
  @MainActor func fail(_ error: any Error) async { await hand.give(.failure(error)) }

  func makeAsyncIterator() -> Iterator { Iterator(hand) }

  /// Tells its end, however that comes.
  final class Iterator: AsyncIteratorProtocol, Sendable {
    private let hand: Hand

    fileprivate init(_ hand: Hand) { self.hand = hand }

    func next() async throws -> Element? { try await hand.next().get() }

    // On the caller's actor, so that whoever follows waits here after one turn of it.
    func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Element? {
      try await hand.next().get()
    }

    deinit { Task { @MainActor [hand] in hand.noteTaken() } }
  }

  /// What both sides hold.
  @MainActor
  fileprivate final class Hand {
    private(set) var reader: CheckedContinuation<Result<Element?, any Error>, Never>?
    private var sender: CheckedContinuation<Void, Never>?
    private var early: CheckedContinuation<Void, Never>?

    nonisolated init() {}

    func noteTaken() { sender.take()?.resume() }

    func next() async -> Result<Element?, any Error> {
      noteTaken()
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          reader = continuation
          early.take()?.resume()
        }
      } onCancel: {
        Task { @MainActor in reader.take()?.resume(returning: .success(nil)) }
      }
    }

    func give(_ result: Result<Element?, any Error>) async {
      if reader == nil { await withCheckedContinuation { early = $0 } }
      guard let reader = reader.take() else { return }
      await withCheckedContinuation { continuation in
        sender = continuation
        reader.resume(returning: result)
      }
    }
  }
}
