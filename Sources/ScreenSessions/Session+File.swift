public import Foundation

extension Session {
  /// Reads a session that a ``SessionRecorder`` wrote.
  ///
  /// It reads the file piece by piece. A line that is not a record, such as a last line that was
  /// cut off when the app ended, is skipped and reported in ``problems``. So is a line of more than
  /// 8 MB, and one that hosts screens more than 200 levels deep.
  ///
  /// - Parameter file: The file.
  /// - Throws: A ``SessionError`` if the file cannot be read, is not a session, or was written by a
  ///   later version.
  public init(contentsOf file: URL) throws {
    self.init(name: "")
    var line = Data()
    var count = 0
    var places = Places()
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
        let parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
          if index > 0 {
            count += 1
            try take(line, count, of: file, isCut: false, &places)
            line.removeAll(keepingCapacity: true)
          }
          // The first byte beyond the limit tells that the line is too long.
          line += part.prefix(Line.mostBytes + 1 - line.count)
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
    if !line.isEmpty { try take(line, count + 1, of: file, isCut: true, &places) }
  }

  /// Adds the content of one line of a file.
  private mutating func take(
    _ line: Data, _ number: Int, of file: URL, isCut: Bool, _ places: inout Places
  ) throws {
    if number == 1 { return name = try Self.name(in: line, of: file) }
    let problem: String
    if line.count > Line.mostBytes {
      problem = "Line \(number) is longer than \(Line.mostBytes >> 20) MB and is left out."
    } else if let step = Line(line)?.step {
      if places.take(step.event, of: step.screen) { return steps.append(step) }
      problem =
        "Line \(number) hosts screens more than \(Places.mostLevels) levels deep and is left out."
    } else if line.allSatisfy({ $0 == UInt8(ascii: "\r") }) {
      return
    } else if isCut {
      problem = "The last line, line \(number), was cut off and is left out."
    } else {
      problem = "Line \(number) is not a record of a session and is left out."
    }
    if problems.count < 10 { problems.append(problem) }
  }

  /// Reads the first line.
  private static func name(in line: Data, of file: URL) throws -> String {
    guard JSONOutline(line) != nil,
      let header = try? JSONDecoder().decode(Header.self, from: line),
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
  var error = error
  if let known = error as? CocoaError, [.fileReadUnknown, .fileWriteUnknown].contains(known.code) {
    // Foundation has no words for these codes, "error 256" and "error 512", but for their causes.
    error = known.underlying ?? error
  }
  let cause = error as NSError
  if cause.domain == NSPOSIXErrorDomain, cause.code == POSIXErrorCode.EISDIR.rawValue {
    return "It is a folder. Name a plain file."
  }
  // Foundation puts this sentence before each reason on Linux.
  let words = cause.localizedDescription
    .replacingOccurrences(of: "The operation could not be completed. ", with: "")
  return words.hasSuffix(".") ? words : "\(words)."
}
