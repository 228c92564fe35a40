import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // Dimillian/IceCubesApp#349: the cause is not stated; two ways hold the same new posts.
  static let iceCubes349 = Exhibit(
    "Dimillian/IceCubesApp#349", "New posts appear twice after a tap on their button.",
    .nothingTwice,
    history: [
      "feed.look()", "feed.open()", "await server.calls[0].succeed([\"new\"])",
      "await server.calls[1].succeed([\"new\"])", "feed.showNew()",
    ], inScreens: .yes("the posts that wait to be shown are kept")
  ) { isFixed in
    var explorer = Explorer(of: Feed.self) {
      $0.posts
    } make: { inputs in
      let server = PendingWork<String, [String]>(reporter: .silent)
      var (hasLooked, hasOpened) = (false, false)
      inputs.act("feed.look()", when: { _ in !hasLooked }) { feed in
        hasLooked = true
        feed.look()
      }
      inputs.act("feed.open()", when: { _ in !hasOpened }) { feed in
        hasOpened = true
        feed.open()
      }
      inputs.act("feed.showNew()", when: { !$0.new.isEmpty }) { $0.showNew() }
      inputs.answers("server", of: server, with: [.succeed(["new"])])
      return Feed(server, isFixed)
    }
    explorer.nothingIsShownTwice { $0 }
    return explorer
  }
}

private final class Feed: Served<String, [String]> {
  private(set) var new: [String] = []
  private(set) var posts = ["old"]

  func look() { Task { new = try await server("look") } }

  func open() { Task { posts = try await server("open") + ["old"] } }

  func showNew() {
    let known = isFixed ? posts : []
    posts = new.filter { !known.contains($0) } + posts
    new = []
  }
}
