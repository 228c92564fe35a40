public import Foundation

extension Session {
  /// Reads a session that a ``SessionRecorder`` wrote.
  ///
  /// It reads the file piece by piece. A line that is not a record, such as a last line that was
  /// cut off when the app ended, is skipped and reported in ``problems``. So is a line of more than
  /// 8 MB, and one that hosts screens more than 200 levels deep. After ten such lines, the others are
  /// only counted, in a last sentence.
  ///
  /// - Parameter file: The file.
  /// - Throws: A ``SessionError`` if the file cannot be read, is not a session, or was written by a
  ///   later version.
  public init(contentsOf file: URL) throws {
    var reader = SessionReader(of: file.path)
    var line = Data()
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
        let parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
          if index > 0 {
            try reader.take(line)
            line.removeAll(keepingCapacity: true)
          }
          // The first byte beyond the limit tells that the line is too long.
          line += part.prefix(Line.mostBytes + 1 - line.count)
        }
        // It throws: such a first line is not a header.
        if reader.count == 0, line.count > SessionReader.mostBytesOfHeader {
          try reader.takeHeader(line)
        }
      }
    } catch let error where !(error is SessionError) {
      throw SessionError(description: "\(file.path) cannot be read: \(sentence(for: error))")
    }
    guard !line.isEmpty || reader.count > 0 else {
      throw SessionError(description: "\(file.path) is empty, so it is not a session.")
    }
    if !line.isEmpty { try reader.take(line, isCut: true) }
    self = reader.session
    if let problem = reader.lastProblem { problems.append(problem) }
  }

  /// The session as the text of a file.
  public var text: String {
    steps.reduce(into: json(of: Header(name: name)) + "\n") { text, step in
      text += Line(step.event, of: step.screen, at: step.time, path: step.path).text
    }
  }

  /// Adds a problem; after the tenth they are only counted.
  mutating func add(_ problem: String, orCountIn further: inout Int) {
    if problems.count < 10 { problems.append(problem) } else { further += 1 }
  }
}

/// Reads a session line by line.
package struct SessionReader {
  /// The length of the longest first line that is read.
  static let mostBytesOfHeader = 1 << 20

  /// What has been read; its steps can be taken out.
  package var session = Session(name: "")
  /// The number of lines that have been read.
  package private(set) var count = 0
  private var places = Places()
  /// The number of problems without a sentence of their own.
  private var furtherProblems = 0
  /// What is read, in the words of an error.
  private let source: String

  package init(of source: String) { self.source = source }

  /// Reads the next line, without its line break.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isCut: Whether it has no line break.
  /// - Throws: A ``SessionError`` if the first line is not that of a session.
  package mutating func take(_ line: Data, isCut: Bool = false) throws {
    count += 1
    if count == 1 { return try takeHeader(line) }
    let problem: String
    if line.count > Line.mostBytes {
      problem = "Line \(count) is longer than \(Line.mostBytes >> 20) MB and is left out."
    } else if let step = Line(line)?.step {
      if places.take(step.event, of: step.screen) { return session.steps.append(step) }
      problem =
        "Line \(count) hosts screens more than \(Places.mostLevels) levels deep and is left out."
    } else if line.allSatisfy({ $0 == UInt8(ascii: "\r") }) {
      return
    } else if isCut {
      problem = "The last line, line \(count), was cut off and is left out."
    } else {
      problem = "Line \(count) is not a record of a session and is left out."
    }
    session.add(problem, orCountIn: &furtherProblems)
  }

  /// The sentence after the last line, about the problems without one; nil if there are none.
  package var lastProblem: String? {
    furtherProblems > 0 ? "Further lines that are left out: \(furtherProblems)." : nil
  }

  /// Reads the first line.
  mutating func takeHeader(_ line: Data) throws {
    guard line.count <= Self.mostBytesOfHeader, JSONOutline(line) != nil,
      let header = try? JSONDecoder().decode(Header.self, from: line),
      header.format == Header().format, header.version > 0
    else {
      throw SessionError(
        description: "\(source) is not a session: its first line does not say so. "
          + "Give what a SessionRecorder wrote.")
    }
    guard header.version <= Header().version else {
      throw SessionError(
        description: "\(source) has version \(header.version) of the format, and this program "
          + "reads up to \(Header().version). Use a later ScreenStates.")
    }
    session.name = header.name ?? ""
  }
}

/// Why a session cannot be read or written, in one sentence.
public struct SessionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence: the file, what is wrong with it, and the remedy if there is one.
  public let description: String
}

/// The message of a system error, with the remedy if there is one.
package func sentence(for error: any Error) -> String {
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
  let sentence = words.hasSuffix(".") ? words : "\(words)."
  switch (error as? CocoaError)?.code {
  case .fileNoSuchFile: return "Its folder does not exist. Make it first, or check the path."
  case .fileReadNoSuchFile: return "\(sentence) Check the path."
  case .fileReadUnsupportedScheme, .fileWriteUnsupportedScheme:
    return "\(sentence) Make it by URL(filePath:)."
  case .fileReadNoPermission, .fileWriteNoPermission: return "\(sentence) Check its permissions."
  default: return sentence
  }
}
