import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server's answer to one request, assembled from the events of its transfer.
struct HTTPAnswer {
  /// Whether the answer is complete.
  enum Progress {
    case unfinished, finished
  }

  /// The result of the answer.
  enum Outcome {
    case document(FeedDocument)
    case redirect(URL)
  }

  let url: URL
  let name: String
  let limit: Int
  let timeout: Duration

  private var response: HTTPURLResponse?
  private var data = Data()

  init(url: URL, name: String, limit: Int, timeout: Duration) {
    self.url = url
    self.name = name
    self.limit = limit
    self.timeout = timeout
  }

  /// Processes an event.
  mutating func take(_ event: HTTPEvent) throws(FeedError) -> Progress {
    switch event {
    case .response(let response):
      self.response = response
      // An answer that announces too large a length is refused at once.
      if isSuccess, response.expectedContentLength > limit { throw error(.tooLarge(limit: limit)) }
    case .data(let piece):
      // The text of an error page or a redirect is not needed.
      guard isSuccess else { return .unfinished }
      guard data.count + piece.count <= limit else { throw error(.tooLarge(limit: limit)) }
      data.append(piece)
    case .end(let error?, _):
      throw self.error(reason(for: error))
    case .end(nil, let response):
      self.response = self.response ?? response
      return .finished
    }
    return .unfinished
  }

  /// The document, or the address of the redirect.
  func outcome() throws(FeedError) -> Outcome {
    guard let response else { throw error(.badAnswer) }
    if [301, 302, 303, 307, 308].contains(response.statusCode),
      let location = response.value(forHTTPHeaderField: "Location")
    {
      return .redirect(try target(of: location))
    }
    guard isSuccess else { throw error(.status(response.statusCode)) }
    let charset = response.textEncodingName
    return .document(
      FeedDocument(
        data: data, name: name, address: (response.url ?? url).fitToBeKept, charset: charset))
  }

  private func target(of location: String) throws(FeedError) -> URL {
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL, target.canBeAsked
    else { throw error(.badRedirect) }
    return target
  }

  private var isSuccess: Bool { response?.statusCode == 200 }

  private func error(_ reason: FeedError.Reason) -> FeedError {
    FeedError(source: name, reason: reason)
  }

  /// The reason for an error of the network.
  private func reason(for error: any Error) -> FeedError.Reason {
    guard let code = (error as? URLError)?.code else { return .interrupted }
    return switch code {
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
