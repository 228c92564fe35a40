public import Foundation

/// The small file in which the choice of a language outlives the program.
public struct LanguageFile: Sendable {
  private let url: URL

  /// A choice takes some fifty bytes, and never a thousand; a much larger file is something else.
  private static let limit = 4096

  /// As many as the system itself follows.
  private static let mostLinks = 40

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
  /// - Throws: A ``LanguageFileError`` if the file is unreadable or damaged, or no regular file.
  public func language() throws(LanguageFileError) -> Language? {
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
    guard let language = try? JSONDecoder().decode(Language.self, from: data).cleaned else {
      throw LanguageFileError(path: url.path, reason: .damaged)
    }
    return language
  }

  /// Replaces the file as a whole, and creates its folder if need be.
  ///
  /// A symbolic link stays one, and the file that it leads to is replaced. A name of more than 80
  /// characters is shortened, so that what is written can always be read.
  ///
  /// - Parameter language: The choice to keep.
  /// - Throws: A ``LanguageFileError`` if the file cannot be written, or if something other than a
  ///   regular file is there.
  public func write(_ language: Language) throws(LanguageFileError) {
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
  /// Where the path leads in the end.
  private struct Place {
    var url: URL
    var isBehindLink = false
    /// Whether a file is there, which is then a regular one.
    var isTaken = false
  }

  /// Follows symbolic links to a regular file or to nothing.
  ///
  /// Anything else is refused: a named pipe would let the screen wait for a writer who never comes,
  /// and a device that is replaced by a file is gone.
  private func place(
    orElse reason: LanguageFileError.Reason
  ) throws(LanguageFileError) -> Place {
    var place = Place(url: url)
    for _ in 0...Self.mostLinks {
      do {
        switch try type(of: place.url) {
        case nil: return place
        case .typeRegular:
          place.isTaken = true
          return place
        case .typeSymbolicLink:
          let target = try FileManager.default.destinationOfSymbolicLink(atPath: place.url.path)
          // Not as a relative address: that would take a ".." before the links in front of it.
          let folder = target.hasPrefix("/") ? "" : place.url.deletingLastPathComponent().path + "/"
          place = Place(url: URL(filePath: folder + target), isBehindLink: true)
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

  /// What is there, links not followed; `nil` if nothing is.
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
