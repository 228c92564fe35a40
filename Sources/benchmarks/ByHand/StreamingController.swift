/// The best hand-written version, which sends each kind to a stream: the least cost of a log.
@MainActor
final class StreamingController: Candidate {
  let reader = StreamReader()
  private let inner = BestController()
  private let log: AsyncStream<SampleKind>.Continuation

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: SampleKind.self)
    log = continuation
    reader.read(stream)
  }

  func show(_ kind: SampleKind) {
    reader.expect()
    inner.show(kind)
    log.yield(kind)
  }

  func touch(_ value: Int) { inner.touch(value) }

  func draw(_ isLoading: Bool) { inner.draw(isLoading) }

  var shown: SampleDisplay { inner.shown }
}
