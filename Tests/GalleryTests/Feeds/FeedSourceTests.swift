import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct FeedSourceTests {
  @Test(arguments: [
    ("news.xml", "news.xml"), ("/tmp/a b.xml", "/tmp/a b.xml"), ("C:notes", "C:notes"),
    ("12:30.xml", "12:30.xml"), ("example.org/feed", "example.org/feed"), ("a?b#c", "a?b#c"),
    ("file:///tmp/a%20b.xml", "/tmp/a b.xml"), ("FILE://localhost/tmp/x", "/tmp/x"),
  ])
  func aTextWithoutASchemeAndAnAddressOfAFileArePaths(text: String, path: String) throws {
    #expect(try FeedSource(argument: text) == .file(path: path))
  }

  @Test(arguments: ["https://example.org/feed", "http://127.0.0.1:8080/", "HTTPS://example.org"])
  func aWebAddressIsKeptWithASchemeInLowerCase(_ text: String) throws {
    #expect(try FeedSource(argument: text) == .web(#require(URL(string: text.lowercased()))))
  }

  @Test(
    arguments: [
      ("ftp://example.org/x", .unsupportedScheme("ftp")), ("X-y://z", .unsupportedScheme("x-y")),
      ("", .notAnAddress), ("http://", .notAnAddress), ("https:///path", .notAnAddress),
      ("http:feed", .notAnAddress), ("file://elsewhere/x", .notAnAddress),
      ("file:x", .notAnAddress),
    ] as [(String, FeedError.Reason)])
  func whatCannotBeReadIsRefused(text: String, reason: FeedError.Reason) {
    #expect(throws: FeedError(source: text, reason: reason)) { try FeedSource(argument: text) }
  }

  @Test func aNameNeverShowsAPassword() throws {
    let source = try FeedSource(argument: "https://me:secret@example.org/feed?x=1")
    #expect(source.name == "https://example.org/feed?x=1")
  }
}
