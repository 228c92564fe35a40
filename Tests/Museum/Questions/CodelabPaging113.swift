import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // android/codelab-android-paging#113: the cause is not stated. Here the rows are compared off the
  // main actor while the loading ends.
  static let codelabPaging113 = Exhibit(
    "android/codelab-android-paging#113", "The previous list flashes before the new rows come.",
    .dataMatchesQuestion, needs: .schedule, history: ["list.search(\"b\")"],
    inScreens: .twoFrames
  ) { isFixed in
    Explorer(of: List.self) {
      (isLoading: $0.isLoading, row: $0.row)
    } make: { inputs in
      inputs.act("list.search(\"b\")", when: { $0.query == "a" }) { $0.search("b") }
      inputs.always(.dataMatchesQuestion) { !$0.hasBlinked }
      return List(isFixed)
    }
  }
}

private final class List: Fixable {
  private(set) var (query, hasBlinked) = ("a", false)
  private(set) var isLoading = false { didSet { look() } }
  private(set) var row = "a" { didSet { look() } }

  func search(_ text: String) {
    (query, isLoading) = (text, true)
    let comparing = Task { row = await elsewhere(text) }
    Task {
      let isStillLoading = await elsewhere(false)
      if isFixed { await comparing.value }
      isLoading = isStillLoading
    }
  }

  private func look() { hasBlinked = hasBlinked || !isLoading && row != query }
}
