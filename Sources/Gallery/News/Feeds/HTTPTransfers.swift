import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a transfer tells while it runs.
enum HTTPEvent: Sendable {
  case response(HTTPURLResponse)
  case data(Data)
  case end((any Error)?, HTTPURLResponse?)
}

/// The transfers of one session that are under way, each with those who wait for it.
///
/// A session on Linux tells everything to its one delegate, so the delegate passes it on by the
/// task's number. The lock guards the table, and nothing else here changes.
final class HTTPTransfers: NSObject, @unchecked Sendable {
  typealias Sender = LoadEvents<HTTPEvent>.Sender

  private let lock = NSLock()
  private var senders: [Int: Sender] = [:]

  /// Starts a transfer and passes on what happens to it.
  func start(_ request: URLRequest, in session: URLSession, telling sender: Sender) {
    let task = session.dataTask(with: request)
    lock.withLock { senders[task.taskIdentifier] = sender }
    task.resume()
  }

  private func tell(_ event: HTTPEvent, of task: URLSessionTask) {
    let sender = lock.withLock { senders[task.taskIdentifier] }
    #if canImport(FoundationNetworking)
      // A transfer that nobody hears any longer must not be cancelled here: that can hang or crash.
      sender?.yield(event)
    #else
      if case .terminated? = sender?.yield(event) { task.cancel() }
    #endif
  }
}

extension HTTPTransfers: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // The redirect itself becomes the response, and whoever asked follows it or not.
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse { tell(.response(response), of: dataTask) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    tell(.data(data), of: dataTask)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    tell(.end(error, task.response as? HTTPURLResponse), of: task)
    lock.withLock { senders[task.taskIdentifier] = nil }
  }
}
