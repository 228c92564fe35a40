import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct FeedSourceTests {
  @Test(arguments: [
    "news.xml", "/tmp/a b.xml", "../x", "~/feed", "C:notes", "12:30.xml", "example.org/feed",
    "a?b#c",
  ])
  func whateverHasNoSchemeIsAPath(_ text: String) throws {
    #expect(try FeedSource(argument: text) == .file(path: text))
  }

  @Test(arguments: [
    ("file:///tmp/a%20b.xml", "/tmp/a b.xml"), ("file:/tmp/x", "/tmp/x"),
    ("FILE://localhost/tmp/x", "/tmp/x"),
  ])
  func addressesOfFilesAreReadAsTheirPath(text: String, path: String) throws {
    #expect(try FeedSource(argument: text) == .file(path: path))
  }

  @Test(arguments: [
    "https://example.org/feed.xml", "http://127.0.0.1:8080/", "HTTPS://example.org",
  ])
  func webAddressesAreKept(_ text: String) throws {
    #expect(try FeedSource(argument: text) == .web(#require(URL(string: text))))
  }

  @Test(arguments: [
    ("ftp://example.org/x", "ftp"), ("feed://example.org", "feed"), ("X-y://z", "x-y"),
  ])
  func otherSchemesAreRefusedByName(text: String, scheme: String) {
    #expect(throws: FeedError(source: text, reason: .unsupportedScheme(scheme))) {
      try FeedSource(argument: text)
    }
  }

  @Test(arguments: ["", "http://", "https:///path", "http:feed", "file://elsewhere/x", "file:x"])
  func whatOnlyLooksLikeAnAddressIsRefused(_ text: String) {
    #expect(throws: FeedError(source: text, reason: .notAnAddress)) {
      try FeedSource(argument: text)
    }
  }

  @Test func aNameNeverShowsAPassword() throws {
    let source = try FeedSource(argument: "https://me:secret@example.org/feed?x=1")
    #expect(source.name == "https://example.org/feed?x=1")
    #expect(FeedSource.file(path: "a/b").name == "a/b")
    #expect(FeedSource.bundled("en").name == #"The bundled feed "en""#)
  }
}
