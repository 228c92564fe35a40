import Foundation
import TestTraits
import ScreensCommand
import Testing

/// What the shell sees: text on standard output or on standard error, and the exit status.
@Suite(.serialized, .noMistakes) struct CommandLineTests {
  @Test func withoutInputItShowsTheFirstScreenAndEnds() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["--plain"]).rawValue)
    }
    #expect(
      text(result?.standardOutputContent) == """
        state: determineLanguage
        languages: 4
          en  English
          de  Deutsch
          fr  Français
          es  Español


        """)
  }

  @Test func withoutATerminalItIsPlainUnasked() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: ["TERM": "xterm"]).run([]).rawValue)
    }
    let output = text(result?.standardOutputContent)
    #expect(output.hasPrefix("state: determineLanguage\n"))
  }

  @Test func aFeedThatCannotBeShownIsAFailure() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["news", "--feed", "/no/feed"]).rawValue)
    }
    #expect(
      text(result?.standardOutputContent) == """
        state: loadNews
        language: this feed
        loading …

        state: error
        error: /no/feed does not exist; check the path, or begin with https:// to read from the network.


        """)
  }

  @Test func theLanguageCanBeGiven() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["news", "--language", "de"]).rawValue)
    }
    let states = text(result?.standardOutputContent).split(separator: "\n")
      .filter { $0.hasPrefix("state: ") }
    #expect(states == ["state: loadNews", "state: displayNews"])
  }

  @Test func aListOfLanguagesIsLoadedFirst() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      exit(
        await ScreensCommand(environment: [:]).run(["news", "--languages", "/no/list"]).rawValue)
    }
    let output = text(result?.standardOutputContent)
    #expect(output.hasPrefix("state: loadLanguages\nloading …\n\nstate: error\nerror: /no/list "))
  }

  @Test func anUnknownCommandIsRefused() async {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["newz"]).rawValue)
    }
    #expect(
      text(result?.standardErrorContent)
        == "screens: There is no command \"newz\"; did you mean \"news\"? See: screens --help\n")
  }

  @Test func anUnknownOptionIsRefused() async {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["news", "--colour"]).rawValue)
    }
    #expect(
      text(result?.standardErrorContent)
        == "screens: news has no option \"--colour\"; see: screens news --help\n")
  }

  @Test(arguments: [
    (["explore", "nwes"], "There is no screen \"nwes\"; did you mean \"news\"? See: screens list"),
    (["--foo"], "There is no option \"--foo\"; see: screens --help"),
    (["explore", "xylophone"], "There is no screen \"xylophone\"; see: screens list"),
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
  ])
  func aWordThatIsNearlyRightIsGuessed(_ words: [String], _ sentence: String) async {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) { [words = words as [String]] in
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(words).rawValue)
    }
    #expect(text(result?.standardErrorContent) == "screens: \(sentence)\n")
  }

  @Test func aValueMayFollowAnEqualsSign() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["news", "--feed=/no/a=b"]).rawValue)
    }
    let output = text(result?.standardOutputContent)
    #expect(output.contains("error: /no/a=b does not exist"))
  }

  @Test func anUnknownLanguageNamesThoseThatThereAre() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["news", "--language=xx"]).rawValue)
    }
    let output = text(result?.standardOutputContent)
    #expect(output.contains("choose one of en, de, fr, es, or name"))
  }

  @Test func theVersionIsTheNewestInTheListOfChanges() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["--version"]).rawValue)
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/CHANGELOG.md").standardized
    let heading = try #require(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("## ") })
    let version = heading.dropFirst(3).lowercased()
    #expect(text(result?.standardOutputContent) == "screens, \(version)\n")
  }

  @Test func anAddressThatCannotBeReadIsRefused() async {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["news", "--feed", "ftp://x/y"]).rawValue)
    }
    let errors = text(result?.standardErrorContent)
    #expect(errors.hasPrefix("screens: ftp://x/y "))
  }

  @Test func aTimeOutThatIsNoneIsRefused() async {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      ProcessBound.set()
      exit(await ScreensCommand(environment: [:]).run(["news", "--timeout", "-1"]).rawValue)
    }
    #expect(
      text(result?.standardErrorContent) == """
        screens: --timeout needs a number of seconds up to 86400 after it, such as 2 or 0.5, \
        not "-1".

        """)
  }

  @Test func helpAndListSayWhatThereIs() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      let command = await ScreensCommand(environment: [:])
      for words in [["--help"], ["news", "--help"], ["list"], ["list", "--help"]] {
        guard await command.run(words) == .success else { exit(1) }
      }
      exit(0)
    }
    let output = text(result?.standardOutputContent)
    for word in [
      "USAGE: screens [command]", "--timeout SECONDS", "Read RSS", "screens list", "EXIT STATUS",
      "EXAMPLES", "A sequence of inputs",
    ] {
      #expect(output.contains(word))
    }
  }

  @Test func helpTellsOfTheCommandThatIsNamed() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      let command = await ScreensCommand(environment: [:])
      for words in [["help", "news"], ["help", "audit"], ["help", "list"]] {
        guard await command.run(words) == .success else { exit(1) }
      }
      exit(await command.run(["help", "nothing"]) == .usage ? 0 : 2)
    }
    let output = text(result?.standardOutputContent)
    #expect(!output.contains("USAGE: screens [command]"))
    for word in ["--timeout SECONDS", "USAGE: screens audit", "USAGE: screens list"] {
      #expect(output.contains(word))
    }
  }

  private func text(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
  }
}
