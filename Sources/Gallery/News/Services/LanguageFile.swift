public import Foundation

/// The small file in which the choice of a language outlives the program.
public struct LanguageFile: Sendable {
  private let url: URL

  /// A choice takes some fifty bytes; a file much larger than that is something else.
  private static let limit = 4096

  /// Names the file; nothing is read or written yet.
  public init(at url: URL) {
    self.url = url
  }

  /// Where the choice is kept if nothing is said.
  ///
  /// On Linux it is `screenstates/language` in `$XDG_STATE_HOME`, or in `~/.local/state` where
  /// that is unset or not absolute, as the XDG Base Directory Specification says. On Apple's
  /// systems it is `screenstates/language` in Application Support.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: The file's place, whether or not there is a file.
  public static func standardLocation(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    #if canImport(Darwin)
      let state = URL.applicationSupportDirectory
    #else
      let home = environment["HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
      let wished = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let state =
        wished.map { URL(filePath: $0, directoryHint: .isDirectory) }
        ?? (home ?? URL.homeDirectory).appending(path: ".local/state")
    #endif
    return state.appending(path: "screenstates/language")
  }

  /// The language in the file; `nil` if there is no file.
  ///
  /// - Returns: The choice, or `nil`.
  /// - Throws: A ``LanguageFileError`` if the file is unreadable or damaged.
  public func language() throws(LanguageFileError) -> Language? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      // A named pipe would let the screen wait for a writer who never comes.
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw LanguageFileError(path: url.path, reason: .unreadable)
      }
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: Self.limit) ?? Data()
    } catch {
      throw LanguageFileError(path: url.path, reason: .unreadable)
    }
    guard let language = try? JSONDecoder().decode(Language.self, from: data).cleaned else {
      throw LanguageFileError(path: url.path, reason: .damaged)
    }
    return language
  }

  /// Replaces the file as a whole, and creates its folder if need be.
  ///
  /// - Parameter language: The choice to keep.
  /// - Throws: A ``LanguageFileError`` if the file cannot be written.
  public func write(_ language: Language) throws(LanguageFileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(language).write(to: url, options: .atomic)
    } catch {
      throw LanguageFileError(path: url.path, reason: .unwritable)
    }
  }
}
