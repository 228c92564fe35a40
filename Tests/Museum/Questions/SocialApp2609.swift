import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // bluesky-social/social-app#2609: the cause is not stated; the tab is refreshed, its content not.
  static let socialApp2609 = Exhibit(
    "bluesky-social/social-app#2609", "After a change of account the old account's feed is shown.",
    .nothingOfOldAccount,
    history: [
      "feed.load()", "await server.calls[0].succeed(1)", "feed.changeAccount()",
    ], inScreens: .besides
  ) { isFixed in
    Explorer(of: Feed.self) {
      (account: $0.account, feedOf: $0.feedOf)
    } make: { inputs in
      let server = PendingWork<Int, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.act("feed.load()", when: { _ in server.isFree() }) { $0.load() }
      inputs.act("feed.changeAccount()", when: { $0.account == 1 }) { $0.changeAccount() }
      inputs.answers("server", of: server) { account, _ in [.succeed(account)] }
      inputs.always(.nothingOfOldAccount, when: { $0.feedOf != nil }) { $0.feedOf == $0.account }
      return Feed(server, isFixed)
    }
  }
}

private final class Feed: Served<Int, Int> {
  private var task: Task<Void, any Error>?
  private(set) var account = 1
  private(set) var feedOf: Int?

  func load() {
    task?.cancel()
    task = Task { feedOf = try await server(account) }
  }

  func changeAccount() {
    task?.cancel()
    account = 2
    if isFixed { feedOf = nil }
  }
}
