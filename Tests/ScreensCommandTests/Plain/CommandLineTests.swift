import Foundation
import ScreensCommand
import TestTraits
import Testing

/// What the shell sees: text on standard output or on standard error, and the exit status.
@Suite(.serialized, .noMistakes) struct CommandLineTests {
  @Test func withoutInputItShowsTheFirstScreenAndEnds() async {
    #expect(
      await run("--plain").output == """
        state: determineLanguage
        languages: 4
          en  English
          de  Deutsch
          fr  Français
          es  Español


        """)
  }

  @Test func withoutATerminalItIsPlainUnasked() async {
    let output = await run(environment: ["TERM": "xterm"]).output
    #expect(output.hasPrefix("state: determineLanguage\n"))
  }

  @Test func aFeedThatCannotBeShownIsAFailure() async {
    #expect(
      await run("news", "--feed", "/no/feed", status: 1).output == """
        state: loadNews
        language: this feed
        loading …

        state: error
        error: /no/feed does not exist; check the path, or begin with https:// to read from the network.


        """)
  }

  @Test func theLanguageCanBeGiven() async {
    let states = await run("news", "--language", "de").output.split(separator: "\n")
      .filter { $0.hasPrefix("state: ") }
    #expect(states == ["state: loadNews", "state: displayNews"])
  }

  @Test func aListOfLanguagesIsLoadedFirst() async {
    let output = await run("news", "--languages", "/no/list", status: 1).output
    #expect(output.hasPrefix("state: loadLanguages\nloading …\n\nstate: error\nerror: /no/list "))
  }

  @Test(arguments: [
    (["newz"], "There is no command \"newz\"; did you mean \"news\"? See: screens --help"),
    (["explore", "nwes"], "There is no screen \"nwes\"; did you mean \"news\"? See: screens list"),
    (["--foo"], "There is no option \"--foo\"; see: screens --help"),
    (["explore", "xylophone"], "There is no screen \"xylophone\"; see: screens list"),
    (["news", "--colour"], "news has no option \"--colour\"; see: screens news --help"),
    (
      ["audit", "--al"],
      "audit has no option \"--al\"; did you mean \"--all\"? See: screens audit --help"
    ),
    (
      ["items", "--latncy=3"],
      "items has no option \"--latncy\"; did you mean \"--latency\"? See: screens items --help"
    ),
    (
      ["news", "--feeed", "x"],
      "news has no option \"--feeed\"; did you mean \"--feed\"? See: screens news --help"
    ),
    (
      ["explore", "--all", "--fast"],
      "explore has no option \"--fast\"; see: screens explore --help"
    ),
    (["audit", "news", "--all"], "audit --all takes nothing else; see: screens audit --help"),
    (
      ["diagram", "--all", "--format", "svg"],
      "diagram --all takes nothing else; see: screens diagram --help"
    ),
    (
      ["news", "--timeout", "-1"],
      "--timeout needs a number of seconds up to 86400 after it, such as 2 or 0.5, not \"-1\"."
    ),
    (["books", "--plain=no"], "--plain takes no value, and has \"no\"."),
    (["books", "--foo"], "books has no option \"--foo\"; see: screens books --help"),
    (["books", "foo"], "books takes no \"foo\"; see: screens books --help"),
    (["books", "--latency"], "--latency needs a number of seconds after it."),
  ])
  func aLineThatIsNotValidIsRefusedAndANearWordIsGuessed(
    _ words: [String], _ sentence: String
  ) async {
    #expect(await run(words, status: 64).errors == "screens: \(sentence)\n")
  }

  @Test func aValueMayFollowAnEqualsSign() async {
    let output = await run("news", "--feed=/no/a=b", status: 1).output
    #expect(output.contains("error: /no/a=b does not exist"))
  }

  @Test func anUnknownLanguageNamesThoseThatThereAre() async {
    let output = await run("news", "--language=xx", status: 1).output
    #expect(output.contains("choose one of en, de, fr, es, or name"))
  }

  @Test func theVersionIsTheNewestInTheListOfChanges() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/CHANGELOG.md").standardized
    let heading = try #require(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("## ") })
    #expect(await run("--version").output == "screens, \(heading.dropFirst(3).lowercased())\n")
  }

  @Test func anAddressThatCannotBeReadIsRefused() async {
    let errors = await run("news", "--feed", "ftp://x/y", status: 64).errors
    #expect(errors.hasPrefix("screens: ftp://x/y "))
  }

  @Test(arguments: [
    (["--help"], ["USAGE: screens [command]", "EXIT STATUS", "EXAMPLES", "A sequence of inputs"]),
    (["news", "--help"], ["--timeout SECONDS"]), (["help", "news"], ["--timeout SECONDS"]),
    (["list"], ["Read RSS"]), (["list", "--help"], ["screens list"]),
    (["help", "audit"], ["USAGE: screens audit"]), (["help", "list"], ["USAGE: screens list"]),
  ])
  func helpAndListSayWhatThereIs(_ words: [String], _ parts: [String]) async {
    let output = await run(words).output
    for part in parts { #expect(output.contains(part)) }
    #expect(words == ["--help"] || !output.contains("USAGE: screens [command]"))
  }

  @Test func helpOfNothingIsAMistakeOfUse() async {
    _ = await run("help", "nothing", status: 64)
  }
}
