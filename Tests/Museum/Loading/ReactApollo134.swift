import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // apollographql/react-apollo#134: the failure of a refetch was not passed on to the view's state.
  static let reactApollo134 = Exhibit(
    "apollographql/react-apollo#134", "A refetch that fails shows loading, and no error.",
    .loadingOnlyWhileWaiting,
    history: [
      "query.load()", "await server.calls[0].succeed(1)", "query.refetch()",
      "await server.calls[1].fail(Offline())",
    ],
    inScreens: .silentFailure
  ) { isFixed in
    Explorer(of: Query.self, isLoading: { $0.isLoading }) {
      (isLoading: $0.isLoading, data: $0.data, error: $0.error)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("query.load()", when: { $0.data == nil && !$0.isLoading && server.isFree() }) {
        $0.load()
      }
      inputs.act("query.refetch()", when: { $0.data != nil && server.isFree() }) { $0.refetch() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      return Query(server, isFixed)
    }
  }
}

private final class Query: Served<Void, Int> {
  private(set) var isLoading = false
  private(set) var data: Int?
  private(set) var error: String?

  func load() { ask { (self.isLoading, self.error) = (false, "\($0)") } }

  func refetch() {
    ask { if self.isFixed { (self.isLoading, self.error) = (false, "\($0)") } }
  }

  private func ask(_ failed: @escaping @MainActor (any Error) -> Void) {
    isLoading = true
    Task {
      do { (data, isLoading) = (try await server(()), false) } catch { failed(error) }
    }
  }
}
