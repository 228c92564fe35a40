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
    var explorer = Explorer(of: List.self) {
      (isLoading: $0.isLoading, row: $0.row)
    } make: { inputs in
      inputs.act("list.search(\"b\")", when: { $0.query == "a" }) { $0.search("b") }
      return List(isFixed)
    }
    explorer.orders = .all(limit: 100)
    explorer.always(.dataMatchesQuestion) { list, _ in !list.hasBlinked }
    return explorer
  }
}

@MainActor
private final class List {
  private let isFixed: Bool
  private(set) var (query, hasBlinked) = ("a", false)
  private(set) var isLoading = false { didSet { look() } }
  private(set) var row = "a" { didSet { look() } }

  init(_ isFixed: Bool) { self.isFixed = isFixed }

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
