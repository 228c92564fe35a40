public import Foundation

extension Session {
  /// Reads a session that a ``SessionRecorder`` wrote.
  ///
  /// The file is read piece by piece. A line that is no record, such as a last one that was cut off
  /// when the app ended, is left out, and told in ``problems``.
  ///
  /// - Parameter file: The file.
  /// - Throws: A ``SessionError`` where the file cannot be read, is no session, or is of a later
  ///   version.
  public init(contentsOf file: URL) throws {
    var reader = SessionReader(file)
    var rest = Data()
    let handle = try SessionError.reading(file) { try FileHandle(forReadingFrom: file) }
    defer { try? handle.close() }
    while let piece = try SessionError.reading(file, { try handle.read(upToCount: 1 << 16) }),
      !piece.isEmpty
    {
      let lines = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for line in lines.dropLast() {
        try reader.take(rest + line)
        rest = Data()
      }
      rest += lines.last ?? Data()
      if reader.count == 0, rest.count > 1 << 20 { throw SessionError(file, SessionError.foreign) }
    }
    if !rest.isEmpty { try reader.take(rest, isCut: true) }
    self = try reader.end()
  }

  /// The session as the text of a file.
  public var text: String {
    Line.header(name) + steps.map(Line.text(for:)).joined()
  }
}

/// Reads the lines of a session file.
private struct SessionReader {
  private let file: URL
  private var session: Session?
  private(set) var count = 0

  init(_ file: URL) {
    self.file = file
  }

  mutating func take(_ line: Data, isCut: Bool = false) throws {
    count += 1
    if session == nil {
      session = try first(line)
    } else if let step = Line.step(in: line) {
      session?.steps.append(step)
    } else if !line.allSatisfy({ $0 == UInt8(ascii: "\r") }), (session?.problems.count ?? 0) < 10 {
      session?.problems.append(
        isCut
          ? "The last line, line \(count), was cut off and is left out."
          : "Line \(count) is not a record of a session and is left out.")
    }
  }

  func end() throws -> Session {
    guard let session else { throw SessionError(file, "is empty, so it is no session.") }
    return session
  }

  private func first(_ line: Data) throws -> Session {
    guard let header = try? JSONDecoder().decode(Line.self, from: line),
      header.format == Line.format, let version = header.version, version > 0
    else { throw SessionError(file, SessionError.foreign) }
    guard version <= Line.version else {
      throw SessionError(
        file,
        "has version \(version) of the format, and this program reads up to \(Line.version). "
          + "Use a later ScreenStates.")
    }
    return Session(name: header.name ?? "")
  }
}

/// Why a session cannot be read or written, in one sentence.
public struct SessionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence: the file, what is wrong with it, and the remedy where there is one.
  public let description: String

  static let foreign =
    "is no session: its first line does not say so. Give a file that a SessionRecorder wrote."

  init(_ file: URL, _ what: String) {
    description = "\(file.path) \(what)"
  }

  /// Throws what the system says of a file as a sentence.
  fileprivate static func reading<Value>(_ file: URL, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      throw SessionError(file, "cannot be read: \(sentence(for: error))")
    }
  }
}

/// What an error of the system says.
func sentence(for error: any Error) -> String {
  // What Foundation puts before each reason on Linux tells nothing.
  (error as NSError).localizedDescription
    .replacingOccurrences(of: "The operation could not be completed. ", with: "")
}
