internal import Foundation

/// Ways in which a server can be slow, careless or ill-meaning.
public enum HostileServer {
  /// The beginning of an answer whose body ends with the connection; an empty line is to follow.
  public static let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n"

  /// A feed of one article, whose title is "One".
  private static let feed =
    #"<rss version="2.0"><channel><title>News</title><item><title>One</title></item></channel></rss>"#

  /// A body of unknown length that is larger than is read.
  private static let tooMuch = Data((head + "\r\n").utf8) + Data(repeating: 0x20, count: 17 << 20)

  /// What a server does, by the number of the request; each time something else.
  public static func answer(_ number: Int) -> LoopbackServer.Answer {
    let whole = Data((head + "\r\n" + feed).utf8)
    let length = Data((head + "Content-Length: 5000\r\n\r\n<rss>").utf8)
    switch number % 11 {
    case 0: return .http(text: feed)
    case 1: return .silence
    case 2: return .drip(whole, 7)
    case 3: return .bytes(length)
    case 4: return .beginning(length)
    case 5: return .redirect("302 Found", to: "/\(number)")
    case 6: return .bytes(Data())
    case 7: return .bytes(tooMuch)
    case 8: return .http("503 Service Unavailable", text: "no")
    case 9: return .bytes(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n".utf8))
    default: return .bytes(Data("\u{1B}]0;not http\u{07}\r\n\r\n".utf8))
    }
  }
}
