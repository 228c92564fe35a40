internal import Foundation

/// Makes lines of steps, and writes them to a file or gives them to a closure.
///
/// Each line is written at once, so a sudden end loses no more than what had not come here yet.
struct SessionWriter {
  private var take: ((String) -> Void)?
  private var handle: FileHandle?
  private var file: URL?
  private let onProblem: @Sendable (String) -> Void

  init(
    _ name: String, onProblem: @escaping @Sendable (String) -> Void,
    take: @escaping @Sendable (String) -> Void
  ) {
    self.onProblem = onProblem
    self.take = take
    write(Line.header(name))
  }

  init(_ name: String, file: URL, onProblem: @escaping @Sendable (String) -> Void) {
    self.onProblem = onProblem
    self.file = file
    do {
      if !FileManager.default.fileExists(atPath: file.path) {
        try Data().write(to: file)
      }
      let handle = try FileHandle(forWritingTo: file)
      // Only a file can be made empty; a pipe or a device is written to as it is.
      try? handle.truncate(atOffset: 0)
      self.handle = handle
      write(Line.header(name))
    } catch {
      fail(error)
    }
  }

  mutating func write(_ step: Session.Step) {
    if handle != nil || take != nil { write(Line.text(for: step)) }
  }

  mutating func end() {
    try? handle?.close()
    handle = nil
  }

  private mutating func write(_ text: String) {
    take?(text)
    do {
      try handle?.write(contentsOf: Data(text.utf8))
    } catch {
      fail(error)
    }
  }

  /// Tells that the file cannot be written, and writes no more.
  private mutating func fail(_ error: any Error) {
    let path = file?.path ?? "The session"
    onProblem("\(path) cannot be written, so the rest is lost: \(sentence(for: error))")
    end()
  }
}
