import Foundation

/// The documents that are a part of the program, so that it can be moved as one file.
enum BundledDocuments {
  /// The bytes of the document with this name; `nil` if there is none.
  static func data(named name: String) -> Data? {
    switch name {
    case "languages": Data(languages.utf8)
    case "en": Data(english.utf8)
    case "de": Data(german.utf8)
    case "fr": Data(french.utf8)
    // In the encoding that it names.
    case "es": spanish.data(using: .isoLatin1)
    default: nil
    }
  }
}
