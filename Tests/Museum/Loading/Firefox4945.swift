import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // mozilla-mobile/firefox-ios#4945: the cause is not stated. Here the beginning and the end of a
  // load are told apart, each by way of another thread.
  static let firefox4945 = Exhibit(
    "mozilla-mobile/firefox-ios#4945", "The indicator of a panel stays forever.",
    .loadingOnlyWhileWaiting, needs: .schedule, history: ["library.show()"],
    inScreens: .indicator
  ) { isFixed in
    Explorer(of: Library.self, isLoading: { $0.isLoading }) {
      (isLoading: $0.isLoading, rows: $0.rows)
    } make: { inputs in
      inputs.act("library.show()", when: { $0.rows.isEmpty }) { $0.show() }
      return Library(isFixed)
    }
  }
}

private final class Library: Fixable {
  private(set) var isLoading = false
  private(set) var rows: [String] = []

  func show() {
    let beginning = Task { isLoading = await elsewhere(true) }
    Task {
      let read = await elsewhere(["history"])
      if isFixed { await beginning.value }
      (rows, isLoading) = (read, false)
    }
  }
}
