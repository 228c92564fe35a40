import Foundation

/// Reads lists of languages, such as `[{"code": "en", "name": "English"}]`.
public struct LanguageListReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Reads a whole list.
  ///
  /// Names are cleaned as titles are. A code that comes twice counts once.
  ///
  /// - Parameter document: The bytes and where they came from.
  /// - Returns: The languages in the order of the list, at least one.
  /// - Throws: A ``FeedError`` that names the document.
  public func languages(in document: FeedDocument) throws(FeedError) -> [Language] {
    let data = Data(try TextDecoding.text(of: document).utf8)
    let listed: [Language]
    do {
      listed = try JSONDecoder().decode([Language].self, from: data)
    } catch {
      throw document.error(.notALanguageList)
    }
    var codes: Set<String> = []
    let languages = listed.compactMap(\.cleaned).filter { codes.insert($0.code).inserted }
    guard languages.count > 0 || listed.isEmpty else { throw document.error(.notALanguageList) }
    guard !languages.isEmpty else { throw document.error(.noLanguages) }
    return languages
  }
}

extension Language {
  /// The language fit to be shown, the code standing in for a missing name; `nil` without a code.
  var cleaned: Language? {
    let code = PlainText.cleaned(self.code)
    let name = PlainText.cleaned(self.name)
    return code.isEmpty ? nil : Language(code: code, name: name.isEmpty ? code : name)
  }
}
