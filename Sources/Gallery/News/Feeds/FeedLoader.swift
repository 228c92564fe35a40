import Foundation

/// Loads feeds and lists of languages: bundled ones, files, and web addresses.
///
/// Loading and reading happen off the caller's actor, so that a long feed never blocks a screen. A
/// loader can be used from any actor, and for any number of loads at once.
///
/// ```swift
/// let source = try FeedSource(argument: "https://example.org/feed.xml")
/// let feed = try await FeedLoader(timeout: .seconds(10)).feed(from: source)
/// ```
package struct FeedLoader: Sendable {
  private let timeout: Duration
  private let latency: Duration
  private let limit: Int
  private let clock: any Clock<Duration>

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - timeout: How long a load from a file or the network may take in total, with redirects.
  ///   - latency: The delay of bundled documents, to show what loading looks like.
  ///   - limit: The size of the largest accepted document, in bytes.
  ///   - clock: The clock that measures the time; tests use a clock that they move by hand.
  package init(
    timeout: Duration = .seconds(15), latency: Duration = .zero, limit: Int = 16 << 20,
    clock: any Clock<Duration> = ContinuousClock()
  ) { (self.timeout, self.latency, self.limit, self.clock) = (timeout, latency, limit, clock) }

  /// Loads and reads a feed, which may have no articles.
  ///
  /// It throws a ``FeedError`` that names the source, or `CancellationError` as soon as the task is
  /// cancelled.
  @concurrent
  package func feed(from source: FeedSource) async throws -> Feed {
    let document = try await document(from: source)
    try Task.checkCancellation()
    return try FeedReader().feed(in: document)
  }

  /// Loads and reads a list of languages, such as `[{"code": "en", "name": "English"}]`.
  ///
  /// It throws as ``feed(from:)`` does.
  @concurrent
  package func languages(from source: FeedSource) async throws -> [Language] {
    let document = try await document(from: source)
    try Task.checkCancellation()
    return try FeedReader().languages(in: document)
  }

  private func document(from source: FeedSource) async throws -> FeedDocument {
    let deadline = Deadline(limit: timeout, clock: clock)
    switch source {
    case .bundled(let name):
      if latency > .zero { try await clock.sleep(for: latency) }
      guard let data = BundledDocuments.data(named: name) else {
        throw FeedError(source: source.name, reason: .notBundled)
      }
      return FeedDocument(data: data, name: source.name)
    case .file(let path):
      return try await FileTransport(limit: limit).document(at: path, within: deadline)
    case .web(let url):
      return try await HTTPTransport.document(at: url, limit: limit, within: deadline)
    }
  }
}
