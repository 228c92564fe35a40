import Dispatch

/// What arrives at a descriptor, chunk by chunk.
///
/// A thread of its own waits in `read(2)`, since that is what works for a terminal, a pipe, a file,
/// `/dev/null` and a descriptor that is not open alike. It reads only when a chunk is asked for, so
/// a large file does not pile up in memory. When nobody iterates any more it ends; if it is waiting
/// just then, it takes one more chunk, which nobody gets.
struct InputBytes: AsyncSequence {
  let descriptor: Descriptor

  func makeAsyncIterator() -> Iterator {
    let demand = DispatchSemaphore(value: 0)
    let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    continuation.onTermination = { @Sendable _ in demand.signal() }
    DispatchQueue(label: "input").async { [descriptor] in
      while true {
        demand.wait()
        let chunk = descriptor.readInForeground(upTo: 4096)
        if chunk.isEmpty { return continuation.finish() }
        if case .terminated = continuation.yield(chunk) { return }
      }
    }
    return Iterator(demand: demand, chunks: chunks.makeAsyncIterator())
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let demand: DispatchSemaphore
    fileprivate var chunks: AsyncStream<[UInt8]>.Iterator

    mutating func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? {
      demand.signal()
      return await chunks.next(isolation: actor)
    }

    mutating func next() async -> [UInt8]? { await next(isolation: #isolation) }
  }
}

extension Descriptor {
  /// Reads as a program does that the shell may put into the background: there it stops.
  ///
  /// The threads of Dispatch do not take the signal by which the terminal stops a reader; they get
  /// nothing to read instead, and that must not be mistaken for the end.
  fileprivate func readInForeground(upTo count: Int) -> [UInt8] {
    let bytes = read(upTo: count)
    guard bytes.isEmpty, isTerminal, isInBackground else { return bytes }
    Signal.terminalInput.raise()
    return read(upTo: count)
  }
}
