public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A web server on 127.0.0.1 that answers as a test says, one thread a connection.
///
/// It lives as long as it is referred to; then it closes what it still holds open.
public final class LoopbackServer: Sendable {
  /// What the server does once it has read a request.
  public enum Answer: Sendable {
    /// Sends these bytes and closes the connection.
    case bytes(Data)
    /// Sends these bytes and keeps the connection open.
    case beginning(Data)
    /// Keeps the connection open and says nothing.
    case silence
    /// Sends these bytes in pieces of this size, a millisecond apart, and closes the connection;
    /// also when the server has gone.
    case drip(Data, Int)
    /// Sends the beginning, and then the rest again and again, a millisecond apart, until nobody
    /// takes it any more.
    case endless(Data, Data)
  }

  /// Where it listens.
  public let port: UInt16
  /// The requests in the order of their arrival, each with its headers; for one reader.
  public let requests: AsyncStream<String>

  private let listener: Int32
  private let connections = HeldConnections()

  /// Starts a server that answers by the path of the request.
  public init(_ answer: @escaping @Sendable (_ path: String) -> Answer) throws {
    let (requests, arrived) = AsyncStream<String>.makeStream()
    self.requests = requests
    (listener, port) = try Self.listen()
    Thread.detachNewThread { [connections, listener] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        connections.begin(connection)
        Thread.detachNewThread {
          let request = Self.readRequest(from: connection)
          arrived.yield(request)
          let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
          let answer = answer(path)
          // One that ends within the header of an answer ends the process of whoever reads it with
          // Foundation on Linux, so what drips comes to its end without the server.
          if case .drip = answer { connections.leaveAlone(connection) }
          connections.end(connection, staysOpen: Self.send(answer, to: connection))
        }
      }
    }
  }

  deinit {
    _ = shutdown(listener, Int32(SHUT_RDWR))
    closeDescriptor(listener)
    connections.close()
  }

  /// The address of a path on this server.
  public func url(_ path: String, scheme: String = "http") throws -> URL {
    let text = "\(scheme)://127.0.0.1:\(port)\(path)"
    guard let url = URL(string: text) else { throw Failure(sentence: "\(text) is no address.") }
    return url
  }

  /// Why there is no server, or no address of it.
  public struct Failure: Error, CustomStringConvertible {
    let sentence: String
    /// The reason, in a sentence.
    public var description: String { sentence }
  }

  /// A port on which nobody listens.
  public static func refusedPort() throws -> UInt16 {
    let (listener, port) = try listen()
    closeDescriptor(listener)
    return port
  }

  // MARK: - Sockets

  private static func listen() throws -> (Int32, UInt16) {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe (bind(listener, general, length) == 0 && systemListen(listener, 64) == 0
          && getsockname(listener, general, &length) == 0)
      }
    }
    guard isReady else { throw Failure(sentence: "There is no port on the loopback address.") }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func readRequest(from connection: Int32) -> String {
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = unsafe read(connection, &buffer, buffer.count)
      guard count > 0 else { break }
      request.append(contentsOf: buffer[..<count])
      // A secure connection begins with a byte that is no letter, and nobody here speaks TLS.
      guard request.first == UInt8(ascii: "G") else { break }
    }
    return String(decoding: request, as: UTF8.self)
  }

  /// Answers; true if the connection stays open.
  private static func send(_ answer: Answer, to connection: Int32) -> Bool {
    switch answer {
    case .bytes(let data): _ = send(data, to: connection)
    case .beginning(let data): return send(data, to: connection)
    case .silence: return true
    case .drip(let data, let size): drip(data, in: size, to: connection)
    case .endless(let beginning, let rest):
      guard send(beginning, to: connection) else { return false }
      while send(rest, to: connection) { usleep(1000) }
    }
    return false
  }

  private static func drip(_ data: Data, in size: Int, to connection: Int32) {
    var rest = data
    while !rest.isEmpty, send(rest.prefix(size), to: connection) {
      rest = rest.dropFirst(size)
      usleep(1000)
    }
  }

  /// Sends all of the bytes; false if nobody takes them.
  private static func send(_ data: Data, to connection: Int32) -> Bool {
    var rest = [UInt8](data)[...]
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
      var on: Int32 = 1
      _ = unsafe setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe systemSend(connection, bytes.baseAddress, bytes.count, flags)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// The connections of a server.
///
/// Each is closed once: by its thread while that serves it, and else with the server. The lock
/// guards both lists.
private final class HeldConnections: @unchecked Sendable {
  private let lock = NSLock()
  private var served: Set<Int32> = []
  private var open: [Int32] = []
  private var isOver = false

  func begin(_ connection: Int32) {
    lock.withLock {
      served.insert(connection)
      if isOver { _ = shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  /// Lets it come to its end, also when the server has gone.
  func leaveAlone(_ connection: Int32) {
    lock.withLock { _ = served.remove(connection) }
  }

  func end(_ connection: Int32, staysOpen: Bool) {
    lock.withLock {
      served.remove(connection)
      if staysOpen, !isOver { open.append(connection) } else { closeDescriptor(connection) }
    }
  }

  func close() {
    lock.withLock {
      isOver = true
      // Its thread is about to read or write, so only that may give the number back.
      for connection in served { _ = shutdown(connection, Int32(SHUT_RDWR)) }
      for connection in open { closeDescriptor(connection) }
      open = []
    }
  }
}

// The names below are those of the class's own methods, too.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
  listen(descriptor, backlog)
}

private func systemSend(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  unsafe send(descriptor, bytes, count, flags)
}

extension LoopbackServer.Answer {
  /// A complete answer with its length, such as `200 OK`.
  public static func http(
    _ status: String = "200 OK", type: String = "application/xml", headers: [String] = [],
    body: Data = Data()
  ) -> Self {
    let head = ["HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)"]
    let lines = head + headers + ["Connection: close", "", ""]
    return .bytes(Data(lines.joined(separator: "\r\n").utf8) + body)
  }

  /// A complete answer with a text in UTF-8.
  public static func http(
    _ status: String = "200 OK", type: String = "application/xml", headers: [String] = [],
    text: String
  ) -> Self {
    http(status, type: type, headers: headers, body: Data(text.utf8))
  }

  /// A redirect to another address.
  public static func redirect(_ status: String, to location: String) -> Self {
    http(status, headers: ["Location: \(location)"], text: "over there")
  }
}
