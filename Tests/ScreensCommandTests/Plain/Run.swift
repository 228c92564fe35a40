import Foundation
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// A file of the package, by its path in the package's folder.
func packageFile(_ path: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../\(path)")
    .standardized
}

/// What a command writes in a process of its own, which ends with a status.
func run(
  _ words: [String], status: Int32 = 0, environment: [String: String] = [:]
) async -> (output: String, errors: String) {
  let result = await #expect(
    processExitsWith: .exitCode(status),
    observing: [\.standardOutputContent, \.standardErrorContent]
  ) { [words = words as [String], environment = environment as [String: String]] in
    ProcessBound.set()
    exit(await ScreensCommand(environment: environment).run(words).rawValue)
  }
  return (
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self),
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  )
}

func run(
  _ words: String..., status: Int32 = 0, environment: [String: String] = [:]
) async -> (output: String, errors: String) {
  await run(words, status: status, environment: environment)
}
