import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // rrousselGit/riverpod#2097: an error that is set after the value was made invalid keeps that
  // value; in the other order it is gone.
  static let riverpod2097 = Exhibit(
    "rrousselGit/riverpod#2097", "After a logout the old user's data can still be read.",
    .nothingOfOldAccount, needs: .schedule, history: ["session.logOut()"],
    inScreens: .besides
  ) { isFixed in
    var explorer = Explorer(of: Session.self) {
      (user: $0.user, error: $0.error)
    } make: { inputs in
      inputs.act("session.logOut()", when: { $0.error == nil }) { $0.logOut() }
      return Session(isFixed)
    }
    explorer.orders = .all(limit: 100)
    explorer.always(.nothingOfOldAccount, when: { $1.error != nil }) { $1.user == nil }
    return explorer
  }
}

@MainActor
private final class Session {
  private let isFixed: Bool
  private var isInvalid = false
  private(set) var user: String? = "Eddie"
  private(set) var error: String?

  init(_ isFixed: Bool) { self.isFixed = isFixed }

  func logOut() {
    // The next reader has the value built anew, unless something else was set before.
    Task {
      error = await elsewhere("logged out")
      if isFixed || !isInvalid { user = nil }
      isInvalid = false
    }
    Task {
      isInvalid = await elsewhere(true)
      if error != nil { isInvalid = false }
    }
  }
}
