public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A web server on 127.0.0.1 that answers as a test says, one thread a connection.
///
/// It lives as long as it is referred to; then it closes its connections.
public final class LoopbackServer: Sendable {
  /// What the server does once it has read a request.
  public enum Answer: Sendable {
    /// Sends these bytes and closes the connection.
    case bytes(Data)
    /// Sends these bytes and keeps the connection open.
    case beginning(Data)
    /// Sends a header, and then a piece again and again, a millisecond apart, until nobody takes it.
    case endless(header: Data, piece: Data)

    /// Keeps the connection open and says nothing.
    public static let silence = beginning(Data())
  }

  /// Where it listens.
  public let port: UInt16
  /// The requests in the order of their arrival, each with its headers; for one reader.
  public let requests: AsyncStream<String>

  private let connections = Connections()

  /// Starts a server that answers by the path of the request.
  public init(_ answer: @escaping @Sendable (_ path: String) -> Answer) throws {
    let (requests, arrived) = AsyncStream<String>.makeStream()
    self.requests = requests
    let (listener, port) = try Self.openSocket(listens: true)
    self.port = port
    Thread.detachNewThread { [connections] in
      while !connections.areOver {
        var listening = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&listening, 1, 100) > 0 else { continue }
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread {
          connections.serve(connection) {
            let request = Self.readRequest(from: connection)
            arrived.yield(request)
            let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            Self.serve(answer(path), to: connection)
          }
        }
      }
      // Only here, where nobody listens any more: another server may get the same descriptor.
      _ = close(listener)
    }
  }

  deinit { connections.end() }

  /// The address of a path on this server.
  public func url(_ path: String, scheme: String = "http") throws -> URL {
    guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)\(path)")
    else { throw POSIXError(.EINVAL) }
    return url
  }

  /// A port on which nobody listens, now or later: this process keeps it.
  public static func refusedPort() throws -> UInt16 { try openSocket(listens: false).port }

  // MARK: - Sockets

  private static func openSocket(listens: Bool) throws -> (number: Int32, port: UInt16) {
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
        unsafe (bind(listener, general, length) == 0 && (!listens || listen(listener, 64) == 0)
          && getsockname(listener, general, &length) == 0)
      }
    }
    guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
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

  private static func serve(_ answer: Answer, to connection: Int32) {
    switch answer {
    case .bytes(let data): _ = write(data, to: connection)
    case .beginning(let data):
      var byte: UInt8 = 0
      // Until the client or the server closes the connection.
      if write(data, to: connection) { while unsafe read(connection, &byte, 1) > 0 {} }
    case .endless(let header, let piece):
      guard write(header, to: connection) else { return }
      while write(piece, to: connection) { usleep(1000) }
    }
  }

  /// Sends all of the bytes; false if nobody takes them.
  private static func write(_ data: Data, to connection: Int32) -> Bool {
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
        unsafe send(connection, bytes.baseAddress, bytes.count, flags)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// The open connections of a server; each is closed by the thread that serves it.
private final class Connections: @unchecked Sendable {
  private let lock = NSLock()
  private var open: Set<Int32> = []
  private var isOver = false

  var areOver: Bool { lock.withLock { isOver } }

  func serve(_ connection: Int32, _ answer: () -> Void) {
    lock.withLock {
      open.insert(connection)
      if isOver { _ = shutdown(connection, Int32(SHUT_RDWR)) }
    }
    answer()
    lock.withLock {
      open.remove(connection)
      _ = close(connection)
    }
  }

  func end() {
    lock.withLock {
      isOver = true
      for connection in open { _ = shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }
}

extension LoopbackServer.Answer {
  /// A complete answer with its length, such as `200 OK`.
  public static func http(
    _ status: String = "200 OK", headers: [String] = [], text: String = ""
  ) -> Self {
    let head = ["HTTP/1.1 \(status)", "Content-Length: \(text.utf8.count)"] + headers
    return .bytes(Data((head + ["Connection: close", "", text]).joined(separator: "\r\n").utf8))
  }

  /// A redirect to another address.
  public static func redirect(_ status: String = "302 Found", to location: String) -> Self {
    http(status, headers: ["Location: \(location)"], text: "over there")
  }
}
