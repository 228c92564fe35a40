import Foundation

/// Why a choice of language could not be read or saved, with a sentence for the reader.
package struct LanguageFileError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Hashable, Sendable {
    /// The file exists but cannot be read.
    case unreadable
    /// The file does not contain a choice.
    case damaged
    /// The file or its folder cannot be written.
    case unwritable
    /// The path is not that of a regular file, but of a directory, a pipe or a device.
    case notAFile
    /// There are too many symbolic links, or they form a cycle.
    case endlessLink
    /// The language has no code, or one that is too long.
    case unfit
  }

  package let path: String

  package let reason: Reason

  /// Creates an error about one file; control characters in its path are removed.
  package init(path: String, reason: Reason) {
    self.path = PlainText.cleaned(path)
    self.reason = reason
  }
}

extension LanguageFileError: CustomStringConvertible, LocalizedError {
  /// The problem, the file, and the remedy in one sentence.
  package var description: String {
    switch reason {
    case .unreadable:
      "The chosen language in \(path) cannot be read; check the file's permissions."
    case .damaged:
      "\(path) does not contain a language; choose one again to replace it."
    case .unwritable:
      "The chosen language cannot be saved in \(path); check the folder's permissions."
    case .notAFile:
      "The chosen language cannot be saved in \(path), which is not a regular file; name another file."
    case .endlessLink:
      "\(path) is a symbolic link that leads to no file; remove it, or name another file."
    case .unfit:
      """
      The language cannot be saved in \(path), because its code is empty or has more than 80 \
      characters; choose another.
      """
    }
  }

  /// The same sentence, for `localizedDescription`.
  package var errorDescription: String? { description }
}
