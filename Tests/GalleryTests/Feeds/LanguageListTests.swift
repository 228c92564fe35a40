import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct LanguageListTests {
  private func languages(_ text: String) throws(FeedError) -> [Language] {
    try FeedReader().languages(in: FeedDocument(data: Data(text.utf8), name: "sample"))
  }

  @Test func theOrderIsKeptNamesAreCleanedAndCodesCountOnce() throws {
    let text = #"""
      [{"code": "sv", "name": " Sven\u001bska\n", "x": 1}, {"code": "sv", "name": "S"},
       {"code": "ga", "name": ""}, {"code": "", "name": "None"}, {"code": "eo"}]
      """#
    #expect(
      try languages(text) == [
        Language(code: "sv", name: "Svenska"), Language(code: "ga", name: "ga"),
        Language(code: "eo", name: "eo"),
      ])
  }

  @Test func aLongNameIsShortenedAndALongCodeIsNone() throws {
    let long = String(repeating: "a", count: 81)
    let list = #"[{"code": "\#(long)", "name": "x"}, {"code": "b", "name": "\#(long)"}]"#
    #expect(try languages(list) == [Language(code: "b", name: long.dropLast(2) + "…")])
  }

  @Test(
    arguments: [
      ("[]", .noLanguages), ("", .notALanguageList), ("{}", .notALanguageList),
      (#"["en"]"#, .notALanguageList), (#"[{"name": "English"}]"#, .notALanguageList),
      (#"[{"code": "en", "name": "Eng"#, .notALanguageList), ("<rss/>", .notALanguageList),
      (#"[{"code": "", "name": "x"}]"#, .notALanguageList),
      // Foundation traps in it.
      (String(repeating: "[", count: 513), .notALanguageList),
    ] as [(String, FeedError.Reason)])
  func whatIsNoListIsRefused(text: String, reason: FeedError.Reason) {
    #expect(throws: FeedError(source: "sample", reason: reason)) { try languages(text) }
  }
}
