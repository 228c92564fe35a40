import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct LanguageListTests {
  private func languages(_ text: String) throws(FeedError) -> [Language] {
    try LanguageListReader().languages(in: FeedDocument(data: Data(text.utf8), name: "sample"))
  }

  @Test func theOrderOfTheListIsKept() throws {
    let text = #"[{"code": "sv", "name": "Svenska"}, {"code": "ga", "name": "Gaeilge", "x": 1}]"#
    #expect(
      try languages(text)
        == [Language(code: "sv", name: "Svenska"), Language(code: "ga", name: "Gaeilge")])
  }

  @Test func aCodeThatComesTwiceCountsOnceAndNamesAreCleaned() throws {
    let text = #"""
      [{"code": "sv", "name": " Sven\u001bska\n"}, {"code": "sv", "name": "S"},
       {"code": "ga", "name": ""}, {"code": "", "name": "None"}]
      """#
    #expect(
      try languages(text)
        == [Language(code: "sv", name: "Svenska"), Language(code: "ga", name: "ga")])
  }

  @Test(arguments: [
    "", "{}", "en, de", #"["en"]"#, #"[{"name": "English"}]"#, #"[{"code": "en", "name": 7}]"#,
    #"[{"code": "en", "name": "Eng"#, "<rss/>", #"[{"code": "", "name": "x"}]"#,
  ])
  func whatIsNoListIsRefused(_ text: String) {
    #expect(throws: FeedError(source: "sample", reason: .notALanguageList)) {
      try languages(text)
    }
  }

  @Test func aLanguageWithoutANameIsCalledByItsCode() throws {
    let text = #"[{"code": "ga"}, {"code": "sv", "name": null}]"#
    #expect(
      try languages(text) == [Language(code: "ga", name: "ga"), Language(code: "sv", name: "sv")])
  }

  @Test func aLongNameIsShortenedAndALongCodeIsNone() throws {
    func text(_ length: Int, _ letter: String = "a") -> String {
      String(repeating: letter, count: length)
    }
    let list = """
      [{"code": "\(text(80))", "name": "\(text(80))"}, {"code": "\(text(81))", "name": "x"},
       {"code": "b", "name": "\(text(81))"}, {"code": "c", "name": "o\(text(5000, "\u{301}"))"}]
      """
    let languages = try languages(list)
    #expect(languages.map(\.code) == [text(80), "b", "c"])
    #expect(languages[0].name == text(80))
    #expect(languages[1].name == text(79) + "…")
    #expect(languages[2].name == "o" + text(78, "\u{301}") + "…")
  }

  @Test func anEmptyListIsRefused() {
    #expect(throws: FeedError(source: "sample", reason: .noLanguages)) { try languages("[]") }
  }
}
