import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // woocommerce/woocommerce-ios#15077: loading the next page cancels the refresh, and the end of
  // that was shown as a failure.
  static let wooCommerce15077 = Exhibit(
    "woocommerce/woocommerce-ios#15077", "A refresh and a quick scroll show an error.",
    .cancellationIsNeverShown, needs: .twoCalls,
    history: ["orders.refresh()", "orders.loadMore()"], inScreens: .cancellation
  ) { isFixed in
    var explorer = Explorer(of: Orders.self) {
      (rows: $0.rows, error: $0.error)
    } make: { inputs in
      let server = PendingWork<Int, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.act("orders.refresh()", when: { _ in server.calls.isEmpty }) { $0.refresh() }
      inputs.act("orders.loadMore()", when: { _ in server.isFree() }) { $0.loadMore() }
      inputs.answers("server", of: server) { page, _ in [.succeed(page), .fail(Offline())] }
      return Orders(server, isFixed)
    }
    explorer.cancellationIsNeverShown { $0.error }
    return explorer
  }
}

private final class Orders: Served<Int, Int> {
  private var task: Task<Void, Never>?
  private(set) var rows = [0]
  private(set) var error: String?

  func refresh() { load(page: 0) { [$0] } }

  func loadMore() { load(page: rows.count) { self.rows + [$0] } }

  private func load(page: Int, _ adding: @escaping @MainActor (Int) -> [Int]) {
    task?.cancel()
    error = nil
    task = Task {
      do {
        rows = adding(try await server(page))
      } catch {
        if isFixed, error is CancellationError { return }
        self.error = "\(error)"
      }
    }
  }
}
