import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads documents over HTTP and HTTPS, with one session that stores nothing.
///
/// It follows redirects itself, so that on every system their number is limited and they lead only
/// to web addresses.
final class HTTPTransport: Sendable {
  private static let mostRedirects = 20

  private let session: URLSession
  private let transfers: HTTPTransfers

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    transfers = HTTPTransfers()
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Loads the document at an address, and follows its redirects.
  ///
  /// - Throws: A ``FeedError`` that names the requested address, or `CancellationError`.
  func document(
    at address: URL, limit: Int, within deadline: Deadline
  ) async throws -> FeedDocument {
    let name = FeedSource.web(address).name
    return try await deadline.run(for: name) { sender, events in
      var url = address
      for _ in 0...Self.mostRedirects {
        var answer = HTTPAnswer(
          url: url, name: name, limit: limit, timeout: deadline.limit)
        transfers.start(request(for: url, within: deadline.limit), in: session, telling: sender)
        while try answer.take(await events.next()) == .unfinished {}
        switch try answer.outcome() {
        case .document(let document): return document
        case .redirect(let target): url = target
        }
      }
      throw FeedError(source: name, reason: .tooManyRedirects)
    }
  }

  private func request(for url: URL, within limit: Duration) -> URLRequest {
    var request = URLRequest(url: url.withLowercaseScheme)
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
