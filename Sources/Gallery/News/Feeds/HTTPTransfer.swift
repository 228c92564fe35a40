import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The running transfers of one session, by their numbers.
///
/// On Linux a session has one delegate for all transfers. The lock protects the table; a transfer
/// is only used on the session's queue, which is serial.
final class HTTPTransfers: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var transfers: [Int: HTTPTransfer] = [:]

  /// Starts a transfer, and forgets it when nobody waits for its answer any more.
  ///
  /// On Linux a forgotten transfer is not cancelled, because that can hang or crash. It goes on
  /// until its time-out, and what it brings is dropped.
  func start(_ task: URLSessionTask, _ transfer: HTTPTransfer) {
    lock.withLock { transfers[task.taskIdentifier] = transfer }
    transfer.answer.onTermination = { _ in
      _ = self.forget(task)
      #if !canImport(FoundationNetworking)
        task.cancel()
      #endif
    }
    task.resume()
  }

  private func forget(_ task: URLSessionTask) -> HTTPTransfer? {
    lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }
  }

  private func transfer(of task: URLSessionTask) -> HTTPTransfer? {
    lock.withLock { transfers[task.taskIdentifier] }
  }
}

extension HTTPTransfers: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    transfer(of: dataTask)?.take(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(of: dataTask)?.take(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    forget(task)?.end(error, task.response)
  }
}

/// One transfer: its answer so far, up to a limit.
final class HTTPTransfer {
  let answer: Deadline.Answer
  private let url: URL
  private let limit: Int
  private let timeout: Duration
  private var response: HTTPURLResponse?
  private var data = Data()

  init(of url: URL, limit: Int, timeout: Duration, answer: Deadline.Answer) {
    self.url = url
    self.limit = limit
    self.timeout = timeout
    self.answer = answer
  }

  func take(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    self.response = response
    // The text of an error page is not needed, and neither is one that announces too much.
    if response.statusCode != 200 { return fail(.status(response.statusCode)) }
    if response.expectedContentLength > limit { fail(.tooLarge(limit: limit)) }
  }

  func take(_ piece: Data) {
    guard data.count + piece.count <= limit else { return fail(.tooLarge(limit: limit)) }
    data.append(piece)
  }

  func end(_ error: (any Error)?, _ last: URLResponse?) {
    if let error { return fail(reason(for: error)) }
    if response == nil, let last { take(last) }
    guard let response else { return fail(.badAnswer) }
    answer.yield(
      FeedDocument(
        data: data, name: FeedSource.web(url).name,
        address: (response.url ?? url).withoutCredentials))
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
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .appTransportSecurityRequiresSecureConnection:
      .insecure
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
