/// The lines that arrive at the program's input: for when it is not a terminal, or a simple one.
///
///     for await line in LineInput() { … }
package struct LineInput: AsyncSequence, Sendable {
  private let descriptor: Descriptor
  private let limit: Int

  /// The lines of a descriptor, each of at most so many bytes.
  ///
  /// Iterate once: what was read is gone.
  package init(_ descriptor: Descriptor = .standardInput, limit: Int = 65_536) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Begins to read.
  package func makeAsyncIterator() -> Iterator {
    Iterator(
      chunks: InputBytes(descriptor: descriptor).makeAsyncIterator(),
      splitter: LineSplitter(limit: limit))
  }

  /// Reads the next line when it is asked for it.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate var chunks: InputBytes.Iterator
    fileprivate var splitter: LineSplitter
    private var lines: [String] = []
    private var isAtEnd = false

    fileprivate init(chunks: InputBytes.Iterator, splitter: LineSplitter) {
      self.chunks = chunks
      self.splitter = splitter
    }

    /// The next line, or `nil` when there are no more.
    package mutating func next(isolation actor: isolated (any Actor)?) async -> String? {
      while lines.isEmpty, !isAtEnd {
        if let chunk = await chunks.next(isolation: actor) {
          lines = splitter.lines(in: chunk).reversed()
        } else {
          isAtEnd = true
          lines = splitter.lastLine().map { [$0] } ?? []
        }
      }
      return lines.popLast()
    }

    /// The next line, or `nil` when there are no more.
    package mutating func next() async -> String? { await next(isolation: #isolation) }
  }
}
