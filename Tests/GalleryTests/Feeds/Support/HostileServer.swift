import Foundation

/// Ways in which a server can be slow, careless or ill-meaning.
enum HostileServer {
  static let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n"

  /// A body of unknown length that is larger than is read.
  static let tooMuch = Data((head + "\r\n").utf8) + Data(repeating: 0x20, count: 17 << 20)

  /// What a server does, by the number of the request; each time something else.
  static func answer(_ number: Int) -> LoopbackServer.Answer {
    let feed = Data((head + "\r\n" + Samples.oneItem).utf8)
    let length = Data((head + "Content-Length: 5000\r\n\r\n<rss>").utf8)
    switch number % 11 {
    case 0: return .http(text: Samples.oneItem)
    case 1: return .silence
    case 2: return .drip(feed, 7)
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

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
