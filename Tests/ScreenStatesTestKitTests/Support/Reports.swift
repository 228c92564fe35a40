import ScreenStatesTestKit

/// What the kit has reported, in order.
final class Reports: Sendable {
  private let sentences = Locked<[String]>([])
  private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

  var all: [String] { sentences.value }

  var reporter: MisuseReporter {
    MisuseReporter { [self] sentence in
      sentences.withLock { $0.append(sentence) }
      continuation.yield()
    }
  }

  /// Returns when something has been reported.
  func hasCome() async {
    for await _ in stream { return }
  }
}
