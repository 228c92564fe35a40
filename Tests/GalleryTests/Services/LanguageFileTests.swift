import Foundation
import Gallery
import ScreenStatesTestKit
import TestTraits
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whatever may stand where the choice of a language is kept.
@Suite(.noMistakes) struct LanguageFileTests {
  private let folder: TemporaryFolder
  private let german = Language(code: "de", name: "Deutsch")

  init() throws { folder = try TemporaryFolder() }

  /// What is said when the file is read; `nil` if there is nothing to say.
  private func sentence(_ path: String) -> String? {
    do throws(LanguageFileError) {
      _ = try LanguageFile(at: URL(filePath: path)).language()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aNamedPipeIsNotWaitedFor() throws {
    let path = folder.url.appending(path: "pipe").path
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(sentence(path)?.contains("which is not a regular file; name another") == true)
  }

  @Test func aDeviceWithoutEndIsNotRead() {
    #expect(sentence("/dev/zero")?.contains("which is not a regular file; name another") == true)
  }

  @Test func nothingButAFileIsWrittenOver() throws {
    let pipe = folder.url.appending(path: "pipe")
    #expect(unsafe mkfifo(pipe.path, 0o600) == 0)
    let link = try self.link("link", to: "pipe")
    for place in [pipe, link, folder.url] {
      #expect(throws: LanguageFileError(path: place.path, reason: .notAFile)) {
        try LanguageFile(at: place).write(german)
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["link", "pipe"])
    let type = try FileManager.default.attributesOfItem(atPath: pipe.path)[.type]
    #expect(type as? FileAttributeType != .typeRegular)
  }

  @Test func aLinkStaysAndItsFileIsReplaced() throws {
    let path = try folder.file("language", #"{"code": "en", "name": "English"}"#)
    _ = try link("second", to: "language")
    let first = try link("first", to: folder.url.path + "/./second")
    try LanguageFile(at: first).write(german)
    #expect(try LanguageFile(at: URL(filePath: path)).language() == german)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: first.path)
    #expect(target.hasSuffix("/second"))
  }

  @Test func aLinkToNothingIsWrittenThroughIfThereIsAFolder() throws {
    let good = try link("good", to: "language")
    #expect(try LanguageFile(at: good).language() == nil)
    try LanguageFile(at: good).write(german)
    #expect(
      try LanguageFile(at: folder.url.appending(path: "language")).language() == german)
    let bad = try link("bad", to: "none/language")
    #expect(try LanguageFile(at: bad).language() == nil)
    #expect(throws: LanguageFileError(path: bad.path, reason: .unwritable)) {
      try LanguageFile(at: bad).write(german)
    }
  }

  @Test func aLinkThatLeadsInACircleIsASentence() throws {
    let circle = try link("one", to: "two")
    _ = try link("two", to: "one")
    #expect(sentence(circle.path)?.contains("leads to no file; remove it, or name") == true)
    #expect(throws: LanguageFileError(path: circle.path, reason: .endlessLink)) {
      try LanguageFile(at: circle).write(german)
    }
    #expect(sentence(circle.path + "/language")?.contains("cannot be read; check") == true)
  }

  private func link(_ name: String, to target: String) throws -> URL {
    let link = folder.url.appending(path: name)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: target)
    return link
  }

  @Test func whatIsWrittenIsRead() throws {
    let file = LanguageFile(at: folder.url.appending(path: "language"))
    try file.write(Language(code: "de", name: String(repeating: "\"/é", count: 5000)))
    #expect(try file.language()?.name == String(repeating: "\"/é", count: 26) + "\"…")
    for code in ["", String(repeating: "x", count: 81)] {
      let error = #expect(throws: LanguageFileError.self) {
        try file.write(Language(code: code, name: "x"))
      }
      #expect(error?.description.contains("characters; choose another.") == true)
    }
    #expect(try file.language()?.code == "de")
  }

  @Test func anEnormousFileIsDamagedAndReadNoFurtherThanNeedBe() throws {
    let path = try folder.file("language", #"{"code": "de", "name": "Deutsch"}"#)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    #expect(sentence(path)?.contains("does not contain a language; choose one again") == true)
    try LanguageFile(at: URL(filePath: path)).write(german)
    #expect(try LanguageFile(at: URL(filePath: path)).language() == german)
  }

  @Test func aLinkToAFileIsReadAsTheFile() throws {
    let path = try folder.file("language", #"{"code": "de", "name": "Deutsch"}"#)
    #expect(try LanguageFile(at: link("link", to: path)).language() == german)
  }

  @Test func bytesThatAreNoTextAreDamage() throws {
    let path = try folder.file("language", "")
    try Data([0xFF, 0x00, 0xFE]).write(to: URL(filePath: path))
    #expect(sentence(path)?.contains("does not contain a language") == true)
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
    let file = folder.url.appending(path: "language")
    let choices = [german, Language(code: "eo", name: String(repeating: "Esperanto", count: 8))]
    try LanguageFile(at: file).write(german)
    for round in 1...4 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = file.path as String, round = round as Int] in
        ProcessBound.set()
        let long = Language(code: "eo", name: String(repeating: "Esperanto", count: 8))
        let writes = Locked(0)
        Thread.detachNewThread {
          // Once so many have been begun, wherever the last of them is by then.
          while writes.value < round * 32 { sched_yield() }
          kill(getpid(), SIGKILL)
        }
        while true {
          writes.withLock { $0 += 1 }
          try LanguageFile(at: URL(filePath: path)).write(long)
          try LanguageFile(at: URL(filePath: path)).write(Language(code: "de", name: "Deutsch"))
        }
      }
      let left = try #require(try LanguageFile(at: file).language())
      #expect(choices.contains(left))
    }
  }
}
