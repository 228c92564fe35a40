import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct FeedErrorTests {
  @Test(
    arguments: [
      (
        .unsupportedScheme("ftp"),
        "X begins with ftp:, which this program cannot read; give a file's path or an address that begins with https:// or http://."
      ),
      (
        .notAnAddress,
        "X is not an address; give a file's path or an address such as https://example.org/feed.xml."
      ),
      (
        .notBundled,
        "X does not exist; choose one of en, de, fr, es, or name a feed of your own."
      ),
      (
        .noSuchFile,
        "X does not exist; check the path, or begin with https:// to read from the network."
      ),
      (.isDirectory, "X is a directory; name a file in it."),
      (.unreadable, "X cannot be read; check its permissions."),
      (
        .offline,
        "X cannot be reached because there is no network connection; connect and try again."
      ),
      (
        .noSuchHost,
        "X names an unknown host; check the spelling of the address and the connection."
      ),
      (
        .cannotConnect, "X refuses connections; check the address and its port, or try again later."
      ),
      (
        .timedOut(.seconds(15)),
        "X did not answer in full within 15 seconds; try again later or allow more time."
      ),
      (
        .timedOut(.seconds(1)),
        "X did not answer in full within 1 second; try again later or allow more time."
      ),
      (
        .timedOut(.milliseconds(250)),
        "X did not answer in full within 0.25 seconds; try again later or allow more time."
      ),
      (.interrupted, "X closed the connection before the answer was complete; try again later."),
      (
        .insecure,
        "X could not establish a secure connection; check the address, the server's certificate and this machine's clock."
      ),
      (
        .tooManyRedirects,
        "X redirects again and again; ask its publisher for the feed's current address."
      ),
      (.badAnswer, "X answered in a way that could not be understood; try again later."),
      (.tooLarge(limit: 16 << 20), "X is larger than 16 MiB; choose a shorter feed."),
      (.tooLarge(limit: 1000), "X is larger than 1000 bytes; choose a shorter feed."),
      (.empty, "X is empty; use an address of RSS, Atom or JSON Feed."),
      (
        .webPage,
        "X is a web page, not a feed; look on the page for a link named RSS, Atom or feed, and use that."
      ),
      (
        .otherXML(root: "opml"),
        "X is XML with the root <opml>, not a feed; use an address of RSS, Atom or JSON Feed."
      ),
      (
        .otherJSON,
        "X is JSON but not a JSON Feed; use an address of RSS, Atom or JSON Feed."
      ),
      (.notAFeed, "X is not a feed; use an address of RSS, Atom or JSON Feed."),
      (
        .broken(line: 7),
        "X is broken in the middle, at line 7; try again, or ask its publisher to fix it."
      ),
      (
        .broken(line: nil), "X is broken in the middle; try again, or ask its publisher to fix it."
      ),
      (
        .notALanguageList,
        #"X is not a list of languages; write it like [{"code": "en", "name": "English"}]."#
      ),
      (.noLanguages, "X lists no language; add at least one, with its code and its name."),
    ] as [(FeedError.Reason, String)])
  func theSentenceNamesTheSourceTheFaultAndTheRemedy(reason: FeedError.Reason, sentence: String) {
    let error = FeedError(source: "X", reason: reason)
    #expect("\(error)" == sentence)
    #expect(error.localizedDescription == sentence)
  }

  /// The system names the status, on Apple's systems in the reader's language.
  @Test(arguments: [
    (500, "try again later."), (404, "check the address; the feed may have moved."),
    (403, "it requires a sign-in; use a public feed."), (429, "try again later."),
    (418, "check the address."),
  ])
  func theSentenceOfAStatusNamesItAndTheRemedy(status: Int, remedy: String) {
    let sentence = "\(FeedError(source: "X", reason: .status(status)))"
    #expect(sentence.hasPrefix("X answered \(status) ("))
    #expect(sentence.hasSuffix("); \(remedy)"))
  }

  @Test func aLongNameOutOfADocumentIsShortened() {
    let name = String(repeating: "x", count: 41)
    let root = "\(FeedError(source: "X", reason: .otherXML(root: name)))"
    #expect(root.contains("the root <\(name.prefix(39))…>, not"))
  }

  @Test func aSourceWithoutANameIsStillSpokenOf() {
    #expect("\(FeedError(source: "", reason: .notAnAddress))".hasPrefix("The source is not an"))
  }

  @Test func controlCharactersInANameAreNotShown() {
    #expect(FeedError(source: "a\u{1B}[2Jb\n", reason: .noSuchFile).source == "a[2Jb")
  }
}
