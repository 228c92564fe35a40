import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // immich-app/immich#4506: that the login had expired with the upgrade is our reading; here the
  // refusal is a failure like any other, and loading goes on.
  static let immich4506 = Exhibit(
    "immich-app/immich#4506", "After an upgrade the timeline loads until the user logs in again.",
    .expiredLeadsToLogin,
    history: ["timeline.open()", "await server.calls[0].fail(LoginHasExpired())"],
    inScreens: .yes("the result of the work names no kind for a refusal")
  ) { isFixed in
    Explorer(of: Timeline.self) {
      (isLoading: $0.isLoading, isLogin: $0.isLogin)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      var isExpired = false
      inputs.act("timeline.open()", when: { _ in server.isFree(upTo: 1) }) { $0.open() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(LoginHasExpired())])
      inputs.always(.expiredLeadsToLogin, when: { _ in isExpired }) { $0.isLogin }
      return Timeline(isFixed) {
        do { return try await server(()) } catch let error as LoginHasExpired {
          isExpired = true
          throw error
        }
      }
    }
  }
}

private struct LoginHasExpired: Error {}

private final class Timeline: Asking<Void, Int> {
  private(set) var (isLoading, isLogin) = (false, false)

  func open() {
    isLoading = true
    Task {
      do {
        _ = try await ask(())
        isLoading = false
      } catch  where isFixed {
        (isLoading, isLogin) = (false, true)
      }
    }
  }
}
