import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads documents over HTTP and HTTPS, with one session that stores nothing.
final class HTTPTransport: Sendable {
  private let session: URLSession
  private let transfers = HTTPTransfers()

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Loads the document at an address.
  ///
  /// - Throws: A ``FeedError`` that names the requested address, or `CancellationError`.
  func document(
    at url: URL, limit: Int, within deadline: Deadline
  ) async throws -> FeedDocument {
    try await deadline.document(from: FeedSource.web(url).name) { answer in
      transfers.start(
        session.dataTask(with: request(for: url, within: deadline.limit)),
        HTTPTransfer(of: url, limit: limit, timeout: deadline.limit, answer: answer))
    }
  }

  private func request(for url: URL, within limit: Duration) -> URLRequest {
    var request = URLRequest(url: url)
    // The idle time-out ends an abandoned transfer after the deadline.
    request.timeoutInterval = Double(limit.components.seconds) + 2
    request.setValue("ScreenStates/1.0 (feed reader)", forHTTPHeaderField: "User-Agent")
    request.setValue(
      "application/rss+xml, application/atom+xml, application/feed+json, "
        + "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.9, */*;q=0.1",
      forHTTPHeaderField: "Accept")
    return request
  }
}
