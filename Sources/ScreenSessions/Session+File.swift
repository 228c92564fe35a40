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
    self.init(name: "")
    var line = Data()
    var count = 0
    try SessionError.naming(file, "cannot be read") {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
        let parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
          if index > 0 {
            count += 1
            try take(line, count, of: file)
            line.removeAll(keepingCapacity: true)
          }
          line += part
        }
        if count == 0, line.count > 1 << 20 { throw SessionError(file, SessionError.foreign) }
      }
    }
    if !line.isEmpty { try take(line, count + 1, of: file, isCut: true) }
    if line.isEmpty, count == 0 { throw SessionError(file, "is empty, so it is no session.") }
  }

  /// Takes over what is in a line of a file.
  private mutating func take(
    _ line: Data, _ number: Int, of file: URL, isCut: Bool = false
  ) throws {
    if number == 1 {
      name = try Header(line, of: file).name ?? ""
    } else if let step = Line.step(in: line) {
      steps.append(step)
    } else if !line.allSatisfy({ $0 == UInt8(ascii: "\r") }), problems.count < 10 {
      problems.append(
        isCut
          ? "The last line, line \(number), was cut off and is left out."
          : "Line \(number) is not a record of a session and is left out.")
    }
  }

  /// The session as the text of a file.
  public var text: String {
    Header(name: name).text + steps.map(Line.text(for:)).joined()
  }
}

extension Header {
  /// Reads the first line of a file.
  fileprivate init(_ line: Data, of file: URL) throws {
    guard let header = try? JSONDecoder().decode(Header.self, from: line),
      header.format == Header().format, header.version > 0
    else { throw SessionError(file, SessionError.foreign) }
    guard header.version <= Header().version else {
      throw SessionError(
        file,
        "has version \(header.version) of the format, and this program reads up to "
          + "\(Header().version). Use a later ScreenStates.")
    }
    self = header
  }
}
