import TestTraits
import ScreensCommand
import Terminal
import Testing

@MainActor
@Suite(.noMistakes) struct SamplesTests {
  @Test func theListNamesEachScreenWithALine() {
    #expect(
      ScreensCommand(environment: [:]).listing == [
        "news       Read RSS, Atom and JSON feeds in several languages",
        "items      Load a list with the ready-made screen",
        "history    Browse watched shows page by page, hide or reveal them",
        "turnstile  Pay the fare and pass, or close the gate",
        "books      Browse a library: each state hosts a screen of its own",
        "player     Register, log in and play music: states inside states",
        "products   Search a shop, and fill a basket once logged in",
      ])
  }

  @Test func theOptionsOfAScreen() throws {
    #expect(try SampleOptions(of: "books", []).latency == .zero)
    let options = try SampleOptions(of: "books", ["--plain", "--latency", "0.5"])
    #expect(options.latency == .milliseconds(500))
    #expect(options.isPlain)
    #expect(!options.wantsHelp)
    #expect(try SampleOptions(of: "books", ["-h"]).wantsHelp)
  }

  @Test func whoWatchesSeesTheWaitingUnlessItIsSaidOtherwise() throws {
    var options = try SampleOptions(of: "books", [])
    options.faults = FaultDesk()
    #expect(options.latency == .milliseconds(400))
    options = try SampleOptions(of: "books", ["--latency", "0"])
    options.faults = FaultDesk()
    #expect(options.latency == .zero)
    #expect(!options.isPlain)
  }
}
