import Foundation
import Gallery
import Testing

@Suite struct LanguageListTests {
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
    "", "{}", "en, de", #"["en"]"#, #"[{"code": "en"}]"#, #"[{"code": "en", "name": "Eng"#,
    "<rss/>", #"[{"code": "", "name": "x"}]"#,
  ])
  func whatIsNoListIsRefused(_ text: String) {
    #expect(throws: FeedError(source: "sample", reason: .notALanguageList)) {
      try languages(text)
    }
  }

  @Test func anEmptyListIsRefused() {
    #expect(throws: FeedError(source: "sample", reason: .noLanguages)) { try languages("[]") }
  }
}
