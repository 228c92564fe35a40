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
    Explorer(of: Session.self) {
      (user: $0.user, error: $0.error)
    } make: { inputs in
      inputs.act("session.logOut()", when: { $0.error == nil }) { $0.logOut() }
      inputs.always(.nothingOfOldAccount, when: { $0.error != nil }) { $0.user == nil }
      return Session(isFixed)
    }
  }
}

private final class Session: Fixable {
  private var isInvalid = false
  private(set) var user: String? = "Eddie"
  private(set) var error: String?

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
