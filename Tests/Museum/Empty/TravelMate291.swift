import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // project-travel-mate/Travel-Mate#291: an empty answer and a failure share one branch.
  static let travelMate291 = Exhibit(
    "project-travel-mate/Travel-Mate#291", "A search without results reports a lost connection.",
    .failureIsNotEmpty, history: ["search.begin()", "await server.calls[0].succeed([])"],
    inScreens: .yes("the result of the work leads to one kind for both")
  ) { isFixed in
    Explorer(of: Search.self) {
      (found: $0.found, picture: $0.picture)
    } make: { inputs in
      let server = PendingWork<Void, [Int]>(reporter: .silent)
      var hasFailed = false
      inputs.act("search.begin()", when: { _ in server.isFree(upTo: 1) }) { $0.begin() }
      inputs.answers(
        "server", of: server, with: [.succeed([]), .succeed([1]), .fail(Offline())])
      inputs.always(
        .failureIsNotEmpty, when: { $0.picture == "no connection" }
      ) { _ in
        hasFailed
      }
      return Search(isFixed) {
        hasFailed = true
        let found = try await server(())
        hasFailed = false
        return found
      }
    }
  }
}

private final class Search: Asking<Void, [Int]> {
  private(set) var found: [Int] = []
  private(set) var picture: String?

  func begin() {
    Task {
      let answer = try? await ask(())
      found = answer ?? []
      guard found.isEmpty else { return }
      picture = isFixed && answer != nil ? "no hits" : "no connection"
    }
  }
}
