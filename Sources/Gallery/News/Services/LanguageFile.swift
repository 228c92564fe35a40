package import Foundation

/// The small file that stores the chosen language.
package struct LanguageFile: Sendable {
  private let url: URL

  /// The greatest size in bytes; a choice takes about fifty, so a larger file is something else.
  private static let limit = 4096

  /// The most symbolic links to follow, as many as the system itself does.
  private static let mostLinks = 40

  /// Makes the value for a path; nothing is read or written yet.
  package init(at url: URL) { self.url = url }

  /// The default location of the file.
  ///
  /// On Linux it is `screenstates/language` in `$XDG_STATE_HOME`, or in `~/.local/state` if that
  /// is unset or not absolute, according to the XDG Base Directory Specification. On Apple's
  /// systems it is `screenstates/language` in Application Support.
  package static func standardLocation(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    #if canImport(Darwin)
      let state = URL.applicationSupportDirectory
    #else
      func folder(_ variable: String) -> URL? {
        guard let path = environment[variable], path.hasPrefix("/") else { return nil }
        return URL(filePath: path, directoryHint: .isDirectory)
      }
      let home = folder("HOME") ?? URL.homeDirectory
      let state = folder("XDG_STATE_HOME") ?? home.appending(path: ".local/state")
    #endif
    return state.appending(path: "screenstates/language")
  }

  /// The language in the file; `nil` if there is no file.
  package func language() throws(LanguageFileError) -> Language? {
    let place = try place(orElse: .unreadable)
    guard place.isTaken else { return nil }
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: place.url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: Self.limit) ?? Data()
    } catch {
      throw LanguageFileError(path: url.path, reason: .unreadable)
    }
    guard !data.isNestedTooDeep,
      let language = try? JSONDecoder().decode(Language.self, from: data).cleaned
    else {
      throw LanguageFileError(path: url.path, reason: .damaged)
    }
    return language
  }

  /// Replaces the file atomically, and creates its folder if needed.
  ///
  /// A symbolic link stays, and its target is replaced. A name of more than 80 characters is
  /// shortened, so that the written file can always be read.
  package func write(_ language: Language) throws(LanguageFileError) {
    guard let language = language.cleaned else {
      throw LanguageFileError(path: url.path, reason: .unfit)
    }
    let place = try place(orElse: .unwritable)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      if !place.isBehindLink {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try encoder.encode(language).write(to: place.url, options: .atomic)
    } catch {
      throw LanguageFileError(path: url.path, reason: .unwritable)
    }
  }
}

extension LanguageFile {
  /// The target of a path.
  private struct Destination {
    var url: URL
    var isBehindLink = false
    /// Whether a regular file exists there.
    var isTaken = false
  }

  /// Follows symbolic links to a regular file or to nothing.
  ///
  /// Anything else is refused: to read a named pipe could block forever, and to write would replace
  /// a device with a file.
  private func place(
    orElse reason: LanguageFileError.Reason
  ) throws(LanguageFileError) -> Destination {
    var place = Destination(url: url)
    for _ in 0...Self.mostLinks {
      do {
        switch try type(of: place.url) {
        case nil: return place
        case .typeRegular:
          place.isTaken = true
          return place
        case .typeSymbolicLink:
          let target = try FileManager.default.destinationOfSymbolicLink(atPath: place.url.path)
          // Not as a relative URL, which would resolve ".." before the links in front of it.
          let folder = target.hasPrefix("/") ? "" : place.url.deletingLastPathComponent().path + "/"
          place = Destination(url: URL(filePath: folder + target), isBehindLink: true)
        default: throw LanguageFileError(path: url.path, reason: .notAFile)
        }
      } catch let error as LanguageFileError {
        throw error
      } catch {
        throw LanguageFileError(path: url.path, reason: reason)
      }
    }
    throw LanguageFileError(path: url.path, reason: .endlessLink)
  }

  /// The type of the file, without following links; `nil` if there is none.
  private func type(of url: URL) throws -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        ?? .typeUnknown
    } catch let error as CocoaError {
      let cause = (error.underlying as? POSIXError)?.code
      guard error.code == .fileReadNoSuchFile || cause == .ENOTDIR else { throw error }
      return nil
    }
  }
}
