import Foundation
import ScreenStatesTestKit

/// What the kit has reported, in order.
final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var sentences: [String] = []
  private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

  var all: [String] { lock.withLock { sentences } }

  var reporter: MisuseReporter {
    MisuseReporter { [self] sentence in
      lock.withLock { sentences.append(sentence) }
      continuation.yield()
    }
  }

  /// Returns when something has been reported.
  func hasCome() async {
    for await _ in stream { return }
  }
}
