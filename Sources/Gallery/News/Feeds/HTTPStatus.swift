/// The texts of the status codes of RFC 9110 that a feed's server may send.
enum HTTPStatus {
  /// The code with its phrase, such as `404 Not Found`, or the code alone.
  static func text(of code: Int) -> String {
    phrases[code].map { "\(code) \($0)" } ?? "\(code)"
  }

  /// The remedy for a status.
  static func remedy(for code: Int) -> String {
    switch code {
    case 401, 403, 407: "it requires a sign-in; use a public feed"
    case 408, 425, 429, 500...599: "try again later"
    case 404, 410: "check the address; the feed may have moved"
    default: "check the address"
    }
  }

  private static let phrases: [Int: String] = [
    204: "No Content", 300: "Multiple Choices", 301: "Moved Permanently", 302: "Found",
    303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
    400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
    407: "Proxy Authentication Required", 408: "Request Timeout", 410: "Gone",
    418: "I'm a teapot", 421: "Misdirected Request", 425: "Too Early", 426: "Upgrade Required",
    429: "Too Many Requests", 451: "Unavailable For Legal Reasons",
    500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
  ]
}
