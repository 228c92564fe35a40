import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads one document over HTTP or HTTPS, with a session of its own.
///
/// On Linux a transfer is never cancelled, because that can hang or crash. When nobody waits for
/// the document any more, the transfer goes on until its time-out, and what it brings is dropped.
/// The session calls the methods one after another.
final class HTTPTransport: NSObject, @unchecked Sendable {
  private let url: URL
  private let limit: Int
  private let timeout: Duration
  private let answer: Deadline.Answer
  private var response: HTTPURLResponse?
  private var data = Data()

  private init(of url: URL, limit: Int, timeout: Duration, answer: Deadline.Answer) {
    (self.url, self.limit, self.timeout, self.answer) = (url, limit, timeout, answer)
  }

  static func document(
    at url: URL, limit: Int, within deadline: Deadline
  ) async throws -> FeedDocument {
    try await deadline.document(from: FeedSource.web(url).name) { answer in
      let transport = HTTPTransport(of: url, limit: limit, timeout: deadline.limit, answer: answer)
      // It stores nothing, so no cookie is sent back with the next load.
      let session = URLSession(
        configuration: .ephemeral, delegate: transport, delegateQueue: nil)
      session.dataTask(with: transport.request).resume()
      session.finishTasksAndInvalidate()
    }
  }

  private var request: URLRequest {
    var request = URLRequest(url: url)
    // The idle time-out ends an abandoned transfer after the deadline.
    request.timeoutInterval = Double(timeout.components.seconds) + 2
    request.setValue("ScreenStates/1.0 (feed reader)", forHTTPHeaderField: "User-Agent")
    let types = "application/rss+xml, application/atom+xml, application/feed+json, */*;q=0.5"
    request.setValue(types, forHTTPHeaderField: "Accept")
    return request
  }

  private func fail(_ reason: FeedError.Reason) {
    answer.finish(throwing: FeedError(source: FeedSource.web(url).name, reason: reason))
  }

  private func reason(for error: any Error) -> FeedError.Reason {
    switch (error as? URLError)?.code {
    case .cannotFindHost, .dnsLookupFailed: .noSuchHost
    case .cannotConnectToHost: .cannotConnect
    case .timedOut: .timedOut(timeout)
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: .offline
    // All that has to do with TLS and certificates, from `secureConnectionFailed` on.
    case let code? where (-1206 ... -1200).contains(code.rawValue): .insecure
    case .badURL: .notAnAddress
    case .httpTooManyRedirects: .tooManyRedirects
    // The address is a web address, so on Linux the answer is not valid HTTP.
    case .unsupportedURL, .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse:
      .badAnswer
    // On Linux a failed TLS connection has no other code.
    case .unknown where response == nil && url.scheme?.lowercased() == "https": .insecure
    default: .interrupted
    }
  }
}

extension HTTPTransport: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    self.response = response as? HTTPURLResponse
    // The text of an error page is not needed, and neither is a body that announces too much.
    if let status = self.response?.statusCode, status != 200 {
      fail(.status(status))
    } else if response.expectedContentLength > limit {
      fail(.tooLarge(limit: limit))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive piece: Data) {
    if data.count + piece.count > limit { fail(.tooLarge(limit: limit)) }
    if case .terminated = answer.yield(nil) {
      data = Data()
      #if !canImport(FoundationNetworking)
        dataTask.cancel()
      #endif
    } else {
      data.append(piece)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    // A redirect without an address is not received as a response.
    let response = self.response ?? task.response as? HTTPURLResponse
    if let error {
      fail(reason(for: error))
    } else if let response, response.statusCode == 200 {
      let address = (response.url ?? url).withoutCredentials
      answer.yield(FeedDocument(data: data, name: FeedSource.web(url).name, address: address))
    } else {
      fail(response.map { .status($0.statusCode) } ?? .badAnswer)
    }
  }
}
