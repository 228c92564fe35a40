import Foundation

extension FeedReader {
  /// Reads a list of languages, such as `[{"code": "en", "name": "English"}]`.
  ///
  /// Names are cleaned like titles and shortened to 80 characters. A language without a name gets
  /// its code as the name. A language whose code has more than 80 characters is left out. A code
  /// that is repeated counts once.
  package func languages(in document: FeedDocument) throws(FeedError) -> [Language] {
    guard !document.body.isNestedTooDeep,
      let listed = try? JSONDecoder().decode([Entry].self, from: document.body)
    else { throw document.error(.notALanguageList) }
    var codes: Set<String> = []
    let languages = listed.compactMap { Language(code: $0.code, name: $0.name ?? "").cleaned }
      .filter { codes.insert($0.code).inserted }
    guard !languages.isEmpty else {
      throw document.error(listed.isEmpty ? .noLanguages : .notALanguageList)
    }
    return languages
  }

  private struct Entry: Decodable {
    let code: String
    let name: String?
  }
}

extension Language {
  /// The language with a cleaned name and code; the code replaces a missing name.
  ///
  /// It is `nil` if the code is missing or too long, because a shortened code would name another
  /// language.
  var cleaned: Language? {
    let code = PlainText.cleaned(self.code)
    let name = PlainText.shortened(PlainText.cleaned(self.name), to: 80)
    guard !code.isEmpty, PlainText.shortened(code, to: 80) == code else { return nil }
    return Language(code: code, name: name.isEmpty ? code : name)
  }
}
