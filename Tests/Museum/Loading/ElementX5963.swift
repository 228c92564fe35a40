import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // element-hq/element-x-ios#5963: only items that were added were looked at, not the end of paging.
  static let elementX5963 = Exhibit(
    "element-hq/element-x-ios#5963", "A page without media leaves the preview loading.",
    .loadingOnlyWhileWaiting, history: ["preview.next()", "await server.calls[0].succeed([])"],
    inScreens: .onPurpose("the result of the work has to name no next kind")
  ) { isFixed in
    Explorer(of: Preview.self, isLoading: { $0.isLoading }) {
      (isLoading: $0.isLoading, media: $0.media)
    } make: { inputs in
      let server = PendingWork<Void, [Int]>(reporter: .silent)
      inputs.act("preview.next()", when: { !$0.isLoading && server.isFree() }) { $0.next() }
      inputs.answers("server", of: server, with: [.succeed([1]), .succeed([])])
      return Preview(server, isFixed)
    }
  }
}

private final class Preview: Served<Void, [Int]> {
  private(set) var isLoading = false
  private(set) var media: [Int] = []

  func next() {
    isLoading = true
    Task {
      let added = try await server(())
      media += added
      if isFixed || !added.isEmpty { isLoading = false }
    }
  }
}
