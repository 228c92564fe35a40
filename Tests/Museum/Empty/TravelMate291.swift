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
        Property.failureIsNotEmpty.rawValue, when: { $0.picture == "no connection" }
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

@MainActor
private final class Search {
  private let isFixed: Bool
  private let find: @MainActor () async throws -> [Int]
  private(set) var found: [Int] = []
  private(set) var picture: String?

  init(_ isFixed: Bool, find: @escaping @MainActor () async throws -> [Int]) {
    (self.isFixed, self.find) = (isFixed, find)
  }

  func begin() {
    Task {
      let answer = try? await find()
      found = answer ?? []
      guard found.isEmpty else { return }
      picture = isFixed && answer != nil ? "no hits" : "no connection"
    }
  }
}
