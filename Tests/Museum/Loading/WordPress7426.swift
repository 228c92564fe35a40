import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // wordpress-mobile/WordPress-iOS#7426: the code for errors returns for a cancelled load before it
  // hides the indicator.
  static let wordPress7426 = Exhibit(
    "wordpress-mobile/WordPress-iOS#7426", "A preview whose load was cancelled shows loading.",
    .loadingOnlyWhileWaiting, history: ["preview.open()", "preview.cancel()"],
    inScreens: .indicator
  ) { isFixed in
    Explorer(of: Preview.self, isLoading: { $0.isLoading }) {
      (isLoading: $0.isLoading, page: $0.page, error: $0.error)
    } make: { inputs in
      let server = PendingWork<Void, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.act("preview.open()", when: { !$0.isLoading }) { $0.open() }
      inputs.act("preview.cancel()", when: { $0.isLoading }) { $0.cancel() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      return Preview(server, isFixed)
    }
  }
}

private final class Preview: Served<Void, Int> {
  private var task: Task<Void, Never>?
  private(set) var isLoading = false
  private(set) var page: Int?
  private(set) var error: String?

  func open() {
    isLoading = true
    task = Task {
      do {
        page = try await server(())
      } catch {
        if isFixed { isLoading = false }
        if error is CancellationError { return }
        self.error = "\(error)"
      }
      isLoading = false
    }
  }

  func cancel() { task?.cancel() }
}
