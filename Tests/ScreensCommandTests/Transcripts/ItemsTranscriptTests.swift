import Gallery
import TestTraits
import ScreenStatesTestKit
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct ItemsTranscriptTests {
  private let items = """
    items: 6
      1. Tent: for two, with all its pegs
      2. Sleeping bag: warm down to five degrees
      3. Stove: with a full gas cartridge
      4. Map: 1:50,000, two sheets
      5. Head torch: with a spare battery
      6. Rain jacket: the red one


    """

  private let loading = "state: loading\nloading …\n\n"
  private let failed = "state: error\nerror: The items could not be loaded.\n\n"
  private let empty = "state: empty\nempty: There are no items.\n\n"
  private let willFail = "The next answer will be a failure.\n\n"
  private let willFindNothing = "The next answer will be empty.\n\n"

  private var showing: String { "state: showingData\n" + items }
  private var refreshing: String { "state: refreshing\nrefreshing …\n" + items }
  private var noticed: String {
    "state: showingData\nnotice: The items could not be loaded.\n" + items
  }

  @Test func allFourStatesOfTheSource() async {
    let run = await transcript(
      of: .items(SampleOptions(clock: ManualClock())), "fail next", "start over", "refresh now",
      "retry", "retry",
      "Empty Next",
      "refresh", "retry")
    let parts = [
      loading, showing, willFail, loading, failed,
      "\"refresh\" takes nothing after it; type only refresh.\n\n",
      loading, showing,
      "showingData does not answer \"retry\"; showingData answers refresh, start over,"
        + " fail next, empty next, help, quit.\n\n",
      willFindNothing, refreshing, empty, loading, showing,
    ]
    #expect(run.text == parts.joined())
    #expect(run.status == .success)
  }

  @Test func aRefreshThatFailsKeepsTheItemsAndIsNoErrorStatus() async {
    let run = await transcript(
      of: .items(SampleOptions(clock: ManualClock())), "fail next", "refresh", "retry", "fail next",
      "refresh")
    let parts = [
      loading, showing, willFail, refreshing, noticed, refreshing, showing, willFail, refreshing,
      noticed,
    ]
    #expect(run.text == parts.joined())
    #expect(run.status == .success)
  }

  @Test func anErrorAtTheEndIsTheStatus() async {
    let run = await transcript(
      of: .items(SampleOptions(clock: ManualClock())), "fail next", "start over", "help", "quit",
      "retry")
    let help = """
        retry       try again
        refresh     load the list again
        start over  load from a blank screen
        fail next   make the next answer a failure
        empty next  make the next answer empty
        help        list the requests that the state answers
        quit        end the program


      """
    #expect(run.text == [loading, showing, willFail, loading, failed, help].joined())
    #expect(run.status == .failure)
  }
}
