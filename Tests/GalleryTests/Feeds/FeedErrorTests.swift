import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct FeedErrorTests {
  @Test(
    arguments: [
      .unsupportedScheme("ftp"), .notAnAddress, .notBundled, .noSuchFile, .isDirectory, .unreadable,
      .offline, .noSuchHost, .cannotConnect, .timedOut(.seconds(15)), .interrupted, .insecure,
      .tooManyRedirects, .status(500), .status(499), .badAnswer, .tooLarge(limit: 1), .empty,
      .webPage, .notAFeed, .broken(line: 7), .broken(line: nil), .unsupported,
      .notALanguageList, .noLanguages,
    ] as [FeedError.Reason])
  func theSentenceNamesTheSourceTheProblemAndTheRemedy(_ reason: FeedError.Reason) {
    let error = FeedError(source: "X", reason: reason)
    let sentence = error.description
    #expect(error.localizedDescription == sentence)
    #expect(sentence.hasPrefix("X ") && sentence.hasSuffix("."))
    #expect(sentence.contains("; ") && !sentence.contains("  ") && !sentence.contains("\n"))
  }

  @Test(
    arguments: [
      (.cannotConnect, "X refuses connections; check the address and its port, or"),
      (.timedOut(.seconds(15)), "within 15 seconds; try again later or allow more time."),
      (.timedOut(.seconds(1)), "within 1 second; try again"),
      (.timedOut(.milliseconds(250)), "within 0.25 seconds; try again"),
      (.notBundled, "X does not exist; choose one of en, de, fr, es, or name"),
      (.tooLarge(limit: 16 << 20), "X is larger than 16 MiB; choose a shorter feed."),
      (.tooLarge(limit: 1000), "X is larger than 1000 bytes; choose a shorter feed."),
      (.broken(line: 7), "X is broken in the middle, at line 7; try again, or ask"),
      (.broken(line: nil), "X is broken in the middle; try again, or ask"),
      (.status(500), "; try again later."), (.status(429), "; try again later."),
      (.status(404), "; check the address; the feed may have moved."),
      (.status(403), "; it requires a sign-in; use a public feed."),
      (.status(418), "X answered 418 ("),
    ] as [(FeedError.Reason, String)])
  func theSentenceTellsTheDetails(reason: FeedError.Reason, part: String) {
    #expect("\(FeedError(source: "X", reason: reason))".contains(part))
  }

  @Test func theSourceIsCleanedAndNeverMissing() {
    #expect(FeedError(source: "a\u{1B}[2Jb\n", reason: .noSuchFile).source == "a[2Jb")
    #expect("\(FeedError(source: "", reason: .notAnAddress))".hasPrefix("The source is not an"))
  }
}
