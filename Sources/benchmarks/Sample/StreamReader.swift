/// Reads a stream on the main actor, and reports when it has caught up.
@MainActor
final class StreamReader {
  private let finish = Finish()
  private var unread = 0

  /// Reads to the end of the stream, in a task of its own.
  func read<Element>(_ stream: AsyncStream<Element>) {
    Task {
      for await _ in stream { note() }
    }
  }

  /// Notes that an element is about to be sent.
  func expect() {
    unread += 1
  }

  /// Walks the cycle with a candidate, and lets the reader catch up after every sixteenth turn.
  func walk(_ cycle: SampleCycle, turns: Int, _ candidate: some Candidate) async {
    await finish.run(turns / 16) { candidate.walk(cycle, turns: 16) }
  }

  private func note() {
    unread -= 1
    if unread == 0 { finish.tell() }
  }
}
