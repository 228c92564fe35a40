import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct FeedDateTests {
  /// The date that an item with this text gets.
  private func date(_ text: String) throws -> Date? {
    try FeedReader().article(Samples.rss("<item><pubDate>\(text)</pubDate></item>")).date
  }

  @Test(arguments: [
    "Sat, 07 Sep 2002 00:00:01 GMT", "Sat, 7 Sep 2002 00:00:01 GMT", "7 Sep 2002 00:00:01 UT",
    "Saturday, 07 September 2002 00:00:01 +0000", "Sat, 07 Sep 02 00:00:01 Z",
    "sat, 07 sep 2002 00:00:01 utc", "Sat, 07 Sep 2002 02:00:01 +0200",
    "Fri, 06 Sep 2002 19:00:01 EST", "Fri, 06 Sep 2002 20:00:01 EDT",
    "Fri, 06 Sep 2002 17:00:01 PDT", "Sat, 07 Sep 2002 02:00:01 CEST",
    "Sat, 07 Sep 2002 05:30:01 IST", "Sat, 07 Sep 2002 00:00:01 GMT+0000",
    "Sat, 07 Sep 2002 00:00:01 +0000 (UTC)", "Sat,\n 07  Sep 2002 00:00:01", "07-Sep-2002 00:00:01",
    "Sat, 07 Sept. 2002 00:00:01 GMT", "Fri, 06 Sep 102 20:30:01 -03:30",
    "2002-09-07T00:00:01Z", "2002-09-07t00:00:01z", "2002-09-07 00:00:01",
    "2002-09-07T02:30:01+02:30", "2002-09-06T16:00:01-0800", "2002-09-07T00:00:01.000Z",
  ])
  func everyFormNamesTheSameMoment(_ text: String) throws {
    #expect(try date(text) == Date(timeIntervalSince1970: 1_031_356_801))
  }

  @Test(arguments: [
    ("Sat, 07 Sep 2002 00:00 GMT", 1_031_356_800), ("07 Sep 2002", 1_031_356_800),
    ("2002-09-07", 1_031_356_800), ("2002-09-07T00:00Z", 1_031_356_800),
    ("2002-09", 1_030_838_400), ("2002", 1_009_843_200),
    ("1970-01-01T00:00:00.25Z", 0.25), ("1969-12-31T23:59:59.5Z", -0.5),
    ("1 Jan 49 00:00 Z", 2_493_072_000), ("1 Jan 50 00:00 Z", -631_152_000),
    ("29 Feb 2000 00:00 Z", 951_782_400), ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("1 Mar 1900 00:00 Z", -2_203_891_200), ("1 Jan 2000 00:00 XYZ", 946_684_800),
  ])
  func partsThatAreMissingHaveTheirUsualMeaning(text: String, seconds: Double) throws {
    #expect(try date(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "yesterday", "Sat, 31 Feb 2002 00:00:01 GMT", "29 Feb 1900 00:00 Z", "2002-13-01",
    "2002-00-01", "2002-01-00", "07 Foo 2002", "2002-09-07T24:00:00Z", "2002-09-07T00:60:00Z",
    "07 Sep 2002 00:00 +9900", "2002-09-07T00:00:00 whenever", "99999999999999999999",
  ])
  func whatIsNoDateIsNoDate(_ text: String) throws {
    #expect(try date(text) == nil)
  }

  @Test func anUpdateCountsWhereThePublicationCannotBeRead() throws {
    let text = Samples.atom(
      "<entry><published>soon</published><updated>1970-01-01T00:00:05Z</updated></entry>")
    #expect(try FeedReader().article(text).date == Date(timeIntervalSince1970: 5))
  }
}
