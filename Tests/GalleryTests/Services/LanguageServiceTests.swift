import Foundation
import Gallery
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct LanguageServiceTests {
  private let folder: TemporaryFolder
  private let german = Language(code: "de", name: "Deutsch")
  private let french = Language(code: "fr", name: "Français")

  init() throws { folder = try TemporaryFolder() }

  private func service(_ file: URL, list: FeedSource = .bundledLanguages) -> any LanguageService {
    FileLanguageService(
      list: list, file: LanguageFile(at: file), loader: FeedLoader(clock: StoppedClock()))
  }

  @Test func theListIsTheOneThatWasNamed() async throws {
    let path = try folder.file("list.json", #"[{"code": "eo", "name": "Esperanto"}]"#)
    let file = folder.url.appending(path: "choice")
    let bundled = service(file)
    try await bundled.load()
    #expect(bundled.known == Language.bundled)
    let own = service(file, list: .file(path: path))
    #expect(own.known == Language.bundled)
    try await own.load()
    #expect(own.known == [Language(code: "eo", name: "Esperanto")])
  }

  @Test func aListThatCannotBeLoadedLeavesTheLanguagesThatAreKnown() async throws {
    let own = service(folder.url, list: .file(path: folder.url.appending(path: "none").path))
    await #expect(throws: FeedError.self) { try await own.load() }
    #expect(own.known == Language.bundled)
  }

  @Test func withoutAFileAChoiceHoldsWhileTheServiceLives() throws {
    let service = FileLanguageService(chosen: french)
    #expect(try service.remembered() == french)
    try service.remember(german)
    #expect(try service.remembered() == german)
    #expect(try FileLanguageService().remembered() == nil)
  }

  @Test func aChoiceIsRememberedByTheNextService() throws {
    let file = folder.url.appending(path: "deep/er/language")
    #expect(try service(file).remembered() == nil)
    try service(file).remember(german)
    #expect(try service(file).remembered() == german)
    try service(file).remember(french)
    #expect(try service(file).remembered() == french)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(left == ["language"])
  }

  @Test(
    arguments: [
      "", "de", "{", "[]", #"{"code": "de"}"#, #"{"code": "", "name": "x"}"#,
      // Foundation traps in it.
      String(repeating: "[", count: 513),
    ])
  func aDamagedChoiceIsAnErrorAndCanBeReplaced(_ text: String) throws {
    let path = try folder.file("language", text)
    let service = service(URL(filePath: path))
    #expect(throws: LanguageFileError(path: path, reason: .damaged)) { try service.remembered() }
    try service.remember(german)
    #expect(try service.remembered() == german)
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let path = try folder.file("file", "x") + "/language"
    #expect(throws: LanguageFileError(path: path, reason: .unwritable)) {
      try service(URL(filePath: path)).remember(german)
    }
  }

  @Test(
    arguments: [
      (.unreadable, "The chosen language in /f cannot be read; check the file's permissions."),
      (.damaged, "/f does not contain a language; choose one again to replace it."),
      (.unwritable, "The chosen language cannot be saved in /f; check the folder's permissions."),
      (
        .notAFile,
        "The chosen language cannot be saved in /f, which is not a regular file; name another file."
      ),
      (
        .endlessLink,
        "/f is a symbolic link that leads to no file; remove it, or name another file."
      ),
      (
        .unfit,
        "The language cannot be saved in /f, because its code is empty or has more than 80 characters; choose another."
      ),
    ] as [(LanguageFileError.Reason, String)])
  func theSentenceNamesTheFileAndTheRemedy(
    reason: LanguageFileError.Reason, sentence: String
  ) {
    let error = LanguageFileError(path: "/\u{1B}f", reason: reason)
    #expect("\(error)" == sentence)
    #expect(error.localizedDescription == sentence)
  }

  #if !canImport(Darwin)
    @Test func theChoiceIsKeptWhereTheDesktopKeepsState() {
      func place(_ environment: [String: String]) -> String {
        LanguageFile.standardLocation(environment: environment).path
      }
      #expect(place(["HOME": "/h", "XDG_STATE_HOME": "/s"]) == "/s/screenstates/language")
      #expect(place(["HOME": "/h"]) == "/h/.local/state/screenstates/language")
      #expect(place(["HOME": "/h", "XDG_STATE_HOME": "rel"]) == place(["HOME": "/h"]))
      #expect(place(["HOME": ""]) == place([:]))
      #expect(place([:]).hasSuffix("/.local/state/screenstates/language"))
    }
  #endif
}
