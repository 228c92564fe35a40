import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An event of a transfer.
enum HTTPEvent: Sendable {
  case response(HTTPURLResponse)
  case data(Data)
  case end((any Error)?, HTTPURLResponse?)
}

/// The running transfers of one session, each with the sender of its events.
///
/// On Linux a session has one delegate for all tasks, so the delegate forwards events by the task's
/// number. The lock protects the table, which is the only mutable state here.
final class HTTPTransfers: NSObject, @unchecked Sendable {
  typealias Sender = LoadEvents<HTTPEvent>.Sender

  private let lock = NSLock()
  private var senders: [Int: Sender] = [:]

  /// Starts a transfer and forwards its events.
  func start(_ request: URLRequest, in session: URLSession, telling sender: Sender) {
    let task = session.dataTask(with: request)
    lock.withLock { senders[task.taskIdentifier] = sender }
    task.resume()
  }

  private func tell(_ event: HTTPEvent, of task: URLSessionTask) {
    let sender = lock.withLock { senders[task.taskIdentifier] }
    #if canImport(FoundationNetworking)
      // A transfer without a reader is not cancelled on Linux, because that can hang or crash.
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
    // The redirect itself becomes the response; the caller decides whether to follow it.
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
