import Gallery
import Terminal

/// The options of the command `news` in addition to those of every sample.
struct NewsOptions {
  private(set) var feed: FeedSource?
  private(set) var language: String?
  private(set) var languages: FeedSource?
  private(set) var timeout = Duration.seconds(15)
  private(set) var remembersIn: String?

  init() {}

  init(_ options: Options) throws(UsageError) {
    feed = try Self.source(options, "--feed")
    languages = try Self.source(options, "--languages")
    language = try options.value(of: "--language", "a language's code, such as en")
    timeout = try options.seconds(of: "--timeout") ?? timeout
    remembersIn = try options.value(of: "--remember", "a file's path")
  }

  private static func source(
    _ options: Options, _ option: String
  ) throws(UsageError) -> FeedSource? {
    guard let argument = try options.value(of: option, "a file's path or an address") else {
      return nil
    }
    do {
      return try FeedSource(argument: argument)
    } catch {
      throw UsageError("\(error)")
    }
  }

  static var help: String {
    SampleOptions.help(
      of: "news",
      "Read the news: choose a language, read, refresh."
        + " Feeds may be RSS 2.0, Atom 1.0 or JSON Feed 1.1",
      delayed: "bundled feed",
      [
        ("--feed FILE-OR-URL", "read this feed, whatever the language (default: bundled feeds)"),
        ("--language CODE", "start in this language"),
        (
          "--languages FILE-OR-URL",
          #"load the list of languages first: [{"code": "en", "name": "English"}]"#
        ),
        ("--timeout SECONDS", "time limit of one load (default: 15)"),
        ("--remember FILE", "remember the chosen language in this file (default: none; in a"),
        ("", "terminal, a file in the user's state folder)"),
      ])
  }
}
