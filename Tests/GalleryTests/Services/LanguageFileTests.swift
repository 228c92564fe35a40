import Foundation
import Gallery
import LoopbackServer
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whatever may stand where the choice of a language is kept.
@Suite struct LanguageFileTests {
  private let german = Language(code: "de", name: "Deutsch")

  /// What is said when the file is read; `nil` if there is nothing to say.
  private func sentence(_ path: String) -> String? {
    do throws(LanguageFileError) {
      _ = try LanguageFile(at: URL(filePath: path)).language()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aFileThatIsNotThereIsNoChoice() throws {
    let folder = try TemporaryFolder()
    #expect(sentence(folder.url.appending(path: "none").path) == nil)
  }

  @Test func aNamedPipeIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "pipe").path
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(sentence(path)?.contains("cannot be read; check") == true)
  }

  @Test func aDeviceWithoutEndIsNotRead() {
    #expect(sentence("/dev/zero")?.contains("cannot be read; check") == true)
  }

  @Test func anEnormousFileIsDamagedAndReadNoFurtherThanNeedBe() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("language", #"{"code": "de", "name": "Deutsch"}"#)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    #expect(sentence(path)?.contains("does not hold a chosen language; choose one again") == true)
    try LanguageFile(at: URL(filePath: path)).write(german)
    #expect(try LanguageFile(at: URL(filePath: path)).language() == german)
  }

  @Test func aLinkToAFileIsReadAsTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("language", #"{"code": "de", "name": "Deutsch"}"#)
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: URL(filePath: path))
    #expect(try LanguageFile(at: link).language() == german)
  }

  @Test func bytesThatAreNoTextAreDamage() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("language", "")
    try Data([0xFF, 0x00, 0xFE]).write(to: URL(filePath: path))
    #expect(sentence(path)?.contains("does not hold a chosen language") == true)
  }

  #if os(Linux)
    @Test func aFileThatFailsWhileItIsReadIsASentence() {
      // This one can be opened, and its first byte cannot be read.
      #expect(sentence("/proc/self/mem")?.contains("cannot be read; check") == true)
    }

    @Test func aPlaceWhereNobodyMayWriteIsASentence() {
      let file = LanguageFile(at: URL(filePath: "/proc/screenstates/language"))
      #expect(throws: LanguageFileError(path: "/proc/screenstates/language", reason: .unwritable)) {
        try file.write(german)
      }
    }
  #endif

  /// Killed in the middle, again and again: what is left is one choice or the other, never half.
  @Test func aWriterThatIsKilledLeavesAWholeChoice() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "language")
    let choices = [german, Language(code: "eo", name: String(repeating: "Esperanto", count: 300))]
    try LanguageFile(at: file).write(german)
    for round in 1...8 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = file.path as String, round = round as Int] in
        let long = Language(code: "eo", name: String(repeating: "Esperanto", count: 300))
        let writes = Counter()
        Thread.detachNewThread {
          // Once so many have been begun, wherever the last of them is by then.
          while writes.value < round * 16 { sched_yield() }
          kill(getpid(), SIGKILL)
        }
        while true {
          _ = writes.next()
          try LanguageFile(at: URL(filePath: path)).write(long)
          try LanguageFile(at: URL(filePath: path)).write(Language(code: "de", name: "Deutsch"))
        }
      }
      let left = try #require(try LanguageFile(at: file).language())
      #expect(choices.contains(left))
    }
  }
}
