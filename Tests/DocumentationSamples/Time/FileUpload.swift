import ScreenStates

// What the doc comment of `perform(_:each:then:)` shows.

struct FileDisplay: ScreenDisplay { var sent = 0 }

enum FileKind: StateKind {
  typealias Display = FileDisplay
  case sending(String)
  case finished(Result<Int, any Error>)
}

struct FileServer: Sendable {
  let send: @Sendable (String, _ report: @Sendable (Int) -> Void) async throws -> Int

  func send(_ file: String, _ report: @Sendable (Int) -> Void) async throws -> Int {
    try await send(file, report)
  }
}

final class SendingFileState: Screen<FileKind>.State {
  private let file: String
  private let uploads: FileServer

  init(file: String, uploads: FileServer) { (self.file, self.uploads) = (file, uploads) }

  override func enter() {
    perform { [file, uploads] report in
      try await uploads.send(file) { sent in report(sent) }
    } each: { [self] sent in
      display.sent = sent
      return nil
    } then: { result in
      .finished(result)
    }
  }
}
