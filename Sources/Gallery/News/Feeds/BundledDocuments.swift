import Foundation

/// The documents that are embedded in the program, so that it can be moved as one file.
enum BundledDocuments {
  /// The bytes of the document with this name; `nil` if there is none.
  static func data(named name: String) -> Data? {
    switch name {
    case "languages": Data(PackageResources.languages_json)
    case "en": Data(PackageResources.en_rss)
    case "de": Data(PackageResources.de_atom)
    case "fr": Data(PackageResources.fr_json)
    case "es": Data(PackageResources.es_rss)
    default: nil
    }
  }
}
