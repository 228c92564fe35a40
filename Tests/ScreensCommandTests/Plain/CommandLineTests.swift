import Foundation
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// What the shell sees: text on standard output or on standard error, and the exit status.
@Suite(.serialized, .noMistakes) struct CommandLineTests {
  @Test(arguments: [(["--plain"], [:]), ([], ["TERM": "xterm"])])
  func withoutATerminalTheFirstScreenIsPlain(
    _ words: [String], _ environment: [String: String]
  ) async {
    #expect(
      await run(words, environment: environment).output == """
        state: determineLanguage
        languages: 4
          en  English
          de  Deutsch
          fr  Français
          es  Español


        """)
  }

  @Test(arguments: [
    (
      ["--feed", "/no/feed"], 1 as Int32,
      """
      state: loadNews
      language: this feed
      loading …

      state: error
      error: /no/feed does not exist; check the path, or begin with https:// to read from the network.


      """
    ),
    (["--feed=/no/a=b"], 1, "error: /no/a=b does not exist"),
    (["--languages", "/no/list"], 1, "loading …\n\nstate: error\nerror: /no/list "),
    (["--language=xx"], 1, "choose one of en, de, fr, es, or name"),
    (
      ["--language", "de"], 0, "state: loadNews\nlanguage: Deutsch\nloading …\n\nstate: displayNews"
    ),
  ])
  func theNewsHaveOptions(_ words: [String], _ status: Int32, _ part: String) async {
    #expect(await run(["news"] + words, status: status).output.contains(part))
  }

  @MainActor
  @Test func theWaitingIsSeenInATerminalUnlessItIsSaidOtherwise() throws {
    let help = SampleOptions.help(of: "books", "")
    for (words, latency) in [
      ([], Duration.milliseconds(400)), (["--latency", "0"], .zero),
      (["--latency", "0.5"], .milliseconds(500)),
    ] {
      var options = try SampleOptions(Options(words, help: help))
      #expect(!words.isEmpty || options.latency == .zero)
      options.faults = FaultDesk()
      #expect(options.latency == latency)
    }
  }

  /// A command line, and what is said of it.
  private static let mistakes = """
    newz | There is no command "newz"; did you mean "news"? See: screens --help
    explore nwes | There is no screen "nwes"; did you mean "news"? See: screens list
    --foo | There is no option "--foo"; see: screens --help
    explore xylophone | There is no screen "xylophone"; see: screens list
    items --latncy=3 | items has no option "--latncy"; did you mean "--latency"? See: screens items --help
    news --feeed x | news has no option "--feeed"; did you mean "--feed"? See: screens news --help
    explore --all --fast | explore has no option "--fast"; see: screens explore --help
    audit news --all | audit --all takes nothing else; see: screens audit --help
    diagram --all | diagram has no option "--all"; see: screens diagram --help
    audit | audit needs the name of a screen after it; see: screens list
    diagram books player | diagram takes no "player"; see: screens diagram --help
    diagram books --format png | --format needs mermaid, dot, svg, text or table after it, not "png".
    diagram books --format= | --format needs mermaid, dot, svg, text or table after it.
    explore books --format dot | explore has no option "--format"; see: screens explore --help
    news --timeout -1 | --timeout needs seconds up to 86400, such as 0.5, after it, not "-1".
    books --plain=no | --plain takes no value, and has "no".
    books --latency | --latency needs seconds up to 86400, such as 0.5, after it.
    news --feed ftp://x/y | ftp://x/y begins with ftp:, which cannot be read; give a file's path or \
    an address with https://.
    help nothing | There is no command "nothing"; see: screens --help
    help list extra | help takes no "extra"; see: screens help --help
    --help news | screens takes no "news"; see: screens --help
    --version now | screens takes no "now"; see: screens --help
    replay | replay needs the file of a session; see: screens replay --help
    diagram items --session x | diagram takes the name of a screen or --session, not both; \
    see: screens diagram --help
    """

  @Test(arguments: mistakes.split(separator: "\n").map { $0.components(separatedBy: " | ") })
  func aLineThatIsNotValidIsRefusedAndANearWordIsGuessed(_ mistake: [String]) async {
    let words = mistake[0].split(separator: " ").map(String.init)
    #expect(await run(words, status: 64).errors == "screens: \(mistake[1])\n")
  }

  @Test func anOutputThatCannotBeWrittenIsAFailure() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      ProcessBound.set()
      // As a program finds one that is closed. Here, a thread could take a number that is free.
      unsafe dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
      exit(await ScreensCommand(environment: [:]).run(["list"]).rawValue)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors == "screens: The output cannot be written: Bad file descriptor; write it elsewhere.\n")
  }

  /// As a screen, and as a session.
  @Test(arguments: [["turnstile", "--plain"], ["replay", "-"]])
  func aFolderAsStandardInputIsRefused(_ words: [String]) async {
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent])
    { [words = words as [String]] in
      ProcessBound.set()
      unsafe dup2(open("/", O_RDONLY), STDIN_FILENO)
      exit(await ScreensCommand(environment: [:]).run(words).rawValue)
    }
    let sentence =
      "screens: standard input cannot be read: It is a folder. Name a plain file.\n"
    #expect(result?.standardErrorContent.elementsEqual(sentence.utf8) == true)
  }

  @Test func theVersionIsTheNewestInTheListOfChanges() async throws {
    let changes = try String(contentsOf: packageFile("Docs/CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changes.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(await run("--version").output == "screens, \(heading.dropFirst(3).lowercased())\n")
  }

  @Test(arguments: [
    (["--help"], ["USAGE: screens [command]", "EXIT STATUS", "EXAMPLES", "A sequence of inputs"]),
    (["news", "-h"], ["--timeout SECONDS", "--plain"]), (["help", "news"], ["--timeout SECONDS"]),
    (["list"], ["news       Read RSS", "products   Search a shop, and fill a basket"]),
    (["help", "audit"], ["USAGE: screens audit"]), (["help", "list"], ["USAGE: screens list"]),
  ])
  func helpAndListSayWhatThereIs(_ words: [String], _ parts: [String]) async {
    let output = await run(words).output
    for part in parts { #expect(output.contains(part)) }
    #expect(words == ["--help"] || !output.contains("USAGE: screens [command]"))
  }
}
