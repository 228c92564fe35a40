public import Foundation

extension Session {
  /// Reads a session that a ``SessionRecorder`` wrote.
  ///
  /// It reads the file piece by piece. A line that is not a record, such as a last line that was
  /// cut off when the app ended, is skipped and reported in ``problems``.
  ///
  /// - Parameter file: The file.
  /// - Throws: A ``SessionError`` if the file cannot be read, is not a session, or was written by a
  ///   later version.
  public init(contentsOf file: URL) throws {
    self.init(name: "")
    var line = Data()
    var count = 0
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
        let parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
          if index > 0 {
            count += 1
            try take(line, count, of: file, isCut: false)
            line.removeAll(keepingCapacity: true)
          }
          line += part
        }
        // A first line of more than a megabyte is not a header, so this throws.
        if count == 0, line.count > 1 << 20 { name = try Self.name(in: line, of: file) }
      }
    } catch let error where !(error is SessionError) {
      throw SessionError(description: "\(file.path) cannot be read: \(sentence(for: error))")
    }
    guard !line.isEmpty || count > 0 else {
      throw SessionError(description: "\(file.path) is empty, so it is not a session.")
    }
    if !line.isEmpty { try take(line, count + 1, of: file, isCut: true) }
  }

  /// Adds the content of one line of a file.
  private mutating func take(_ line: Data, _ number: Int, of file: URL, isCut: Bool) throws {
    if number == 1 {
      name = try Self.name(in: line, of: file)
    } else if let step = Line(line)?.step {
      steps.append(step)
    } else if !line.allSatisfy({ $0 == UInt8(ascii: "\r") }), problems.count < 10 {
      problems.append(
        isCut
          ? "The last line, line \(number), was cut off and is left out."
          : "Line \(number) is not a record of a session and is left out.")
    }
  }

  /// Reads the first line.
  private static func name(in line: Data, of file: URL) throws -> String {
    guard let header = try? JSONDecoder().decode(Header.self, from: line),
      header.format == Header().format, header.version > 0
    else {
      throw SessionError(
        description: "\(file.path) is not a session: its first line does not say so. "
          + "Give a file that a SessionRecorder wrote.")
    }
    guard header.version <= Header().version else {
      throw SessionError(
        description: "\(file.path) has version \(header.version) of the format, and this program "
          + "reads up to \(Header().version). Use a later ScreenStates.")
    }
    return header.name ?? ""
  }

  /// The session as the text of a file.
  public var text: String {
    steps.reduce(into: json(of: Header(name: name)) + "\n") { text, step in
      text += Line(step.event, of: step.screen, at: step.time, path: step.path).text
    }
  }
}

/// Why a session cannot be read or written, in one sentence.
public struct SessionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence: the file, what is wrong with it, and the remedy if there is one.
  public let description: String
}

/// The message of a system error.
func sentence(for error: any Error) -> String {
  // Foundation puts this sentence before each reason on Linux.
  (error as NSError).localizedDescription
    .replacingOccurrences(of: "The operation could not be completed. ", with: "")
}
