import ScreensCommand
import Testing

@MainActor
@Suite struct SamplesTests {
  @Test func theListNamesEachScreenWithALine() {
    #expect(
      ScreensCommand(environment: [:]).listing == [
        "news       reads RSS, Atom and JSON feeds in several languages: choose, read, refresh,"
          + " retry",
        "items      is the ready-made screen over one service: retry, refresh, start over",
        "history    lists watched shows: retry, refresh, more, hide, reveal",
        "turnstile  lets one pass who has paid the fare: coin, push, close, open",
        "books      hosts one child screen a state: list, error, empty; retry, refresh",
        "player     has states in states: register, log in, play, pause, stop, log out",
        "products   sells to who has logged in: search, more, refresh, retry, add, log out",
      ])
  }

  @Test func theOptionsOfAScreen() throws {
    #expect(try SampleOptions(of: "books", Arguments([])).latency == .zero)
    let options = try SampleOptions(of: "books", Arguments(["--plain", "--latency", "0.5"]))
    #expect(options.latency == .milliseconds(500))
    #expect(options.isPlain)
    #expect(!options.wantsHelp)
    #expect(try SampleOptions(of: "books", Arguments(["-h"])).wantsHelp)
  }

  @Test func whoWatchesSeesTheWaitingUnlessItIsSaidOtherwise() throws {
    var options = try SampleOptions(of: "books", Arguments([]))
    options.faults = FaultDesk()
    #expect(options.latency == .milliseconds(400))
    options = try SampleOptions(of: "books", Arguments(["--latency", "0"]))
    options.faults = FaultDesk()
    #expect(options.latency == .zero)
    #expect(!options.isPlain)
  }

  @Test(arguments: [
    (["--foo"], "books has no option \"--foo\"; see: screens books --help"),
    (["foo"], "books takes no \"foo\"; see: screens books --help"),
    (["--latency"], "--latency needs a number of seconds after it."),
  ])
  func whatAScreenDoesNotTakeIsSaid(_ words: [String], _ sentence: String) {
    #expect(throws: UsageError(sentence)) {
      try SampleOptions(of: "books", Arguments(words))
    }
  }
}
