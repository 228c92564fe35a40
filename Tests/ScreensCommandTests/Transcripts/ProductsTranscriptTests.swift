import Gallery
import TestTraits
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct ProductsTranscriptTests {
  private let chairs = """
      1. Reading chair: A low chair with wide arms.
      2. Kitchen chair: A light chair that stacks.
      3. Footstool: A stool that goes with the reading chair.

    """

  private let firstPage = """
      1. Oak desk: A solid oak desk with two drawers.
      2. Desk lamp: A lamp with an arm that stays where it is put.
      3. Reading chair: A low chair with wide arms.
      4. Bookshelf: Five beech shelves.
      5. Wool rug: A rug woven by hand, two metres by three.

    """

  private let secondPage = """
      6. Floor lamp: A tall lamp with a linen shade.
      7. Kitchen table: An ash table for six.
      8. Kitchen chair: A light chair that stacks.
      9. Wall clock: A clock that does not tick.
      10. Coat rack: Eight hooks on a walnut plank.

    """

  private let loading = "state: loading\nLoading …\n\n"
  private let notLoggedIn = "state: notLoggedIn\nLog in to see the products.\n\n"
  private let loggingIn = "state: notLoggedIn\nLogging in …\n\n"
  private let fails = "The next answer will be a failure.\n\n"
  private let unreachable = "The shop could not be reached; try again."

  @Test func aCustomersDay() async {
    let run = await transcript(
      of: .products(), "add 1", "log in", "more", "fail next", "refresh", "retry", "fail next",
      "add 2", "add 3", "add 99", "search chair", "search chair", "log out", "Log  In",
      "search zebra", "fail next", "search *", "retry")
    let basket = "basket: Reading chair\n"
    let failed = "basket notice: Desk lamp is not in the basket. \(unreachable)\n"
    let loaded = "state: loaded\nproducts: 5, and more\n" + firstPage
    let both = "products: 10, and more\n" + firstPage + secondPage
    let parts = [
      loading, notLoggedIn,
      "notLoggedIn does not answer \"add\";"
        + " notLoggedIn answers search TEXT, log in, fail next, help, quit.\n\n",
      loggingIn, loading, loaded, "\n",
      "state: loadingMore\nproducts: 5, and more\n", firstPage, "  loading more …\n\n",
      "state: loaded\n", both, "\n",
      fails, "state: refreshing\nrefreshing …\n", both, "\n",
      "state: loaded\nnotice: \(unreachable)\n", both, "\n",
      "state: refreshing\nrefreshing …\n", both, "\n", loaded, "\n",
      fails, loaded, failed, "\n", loaded, basket, "\n",
      "There is no product \"99\" here; add one of 1 to 5.\n\n",
      "state: refreshing\nrefreshing …\nproducts: 5, and more\n", firstPage, basket, "\n",
      "state: loaded\nproducts: 3\n", chairs, basket, "\n",
      notLoggedIn, loggingIn, loading, "state: loaded\nproducts: 3\n", chairs, basket, "\n",
      "state: refreshing\nrefreshing …\nproducts: 3\n", chairs, basket, "\n",
      "state: empty\nNo products match.\n\n",
      fails, loading, "state: failed\nerror: \(unreachable)\n\n", loading, loaded, basket, "\n",
    ]
    #expect(run.text == parts.joined())
    #expect(run.status == .success)
  }

  @Test func theHelpIsThatOfThePresentState() async {
    let run = await transcript(of: .products(), "log in", "help", "quit")
    #expect(
      run.text.hasSuffix(
        """
          search TEXT  search for products; * finds all
          more         load the next page
          refresh      load the products again
          add NUMBER   put a product into the basket
          log out      log out
          fail next    make the next answer a failure
          help         list the requests that the state answers
          quit         end the program


        """))
  }

  @Test(arguments: [
    ["fail next", "refresh"], ["fail next", "add 1"], ["log out", "fail next", "log in"],
  ])
  func aNoticeAtTheEndIsTheStatus(script: [String]) async {
    let run = await transcript(
      of: .products(), "log in", script[0], script[1], script.count > 2 ? script[2] : "")
    #expect(run.status == .failure)
  }
}
