import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // element-hq/element-x-android#2402: the list and its loading were two values, and became one.
  static let elementX2402 = Exhibit(
    "element-hq/element-x-android#2402", "An empty screen comes before the loading screen.",
    .emptyAfterAnswer, needs: .schedule, history: ["list.open()"],
    inScreens: .twoFrames
  ) { isFixed in
    Explorer(of: List.self) {
      (rows: $0.rows, isLoading: $0.isLoading)
    } make: { inputs in
      inputs.act("list.open()", when: { $0.rows == nil }) { $0.open() }
      inputs.always(.emptyAfterAnswer) { !$0.hasBeenEmpty }
      return List(isFixed)
    }
  }
}

private final class List: Fixable {
  private(set) var hasBeenEmpty = false
  private(set) var isLoading = false { didSet { look() } }
  private(set) var rows: [String]? { didSet { look() } }

  func open() {
    let loading = Task { isLoading = await elsewhere(true) }
    Task {
      let read = await elsewhere([String]())
      if isFixed { await loading.value }
      rows = read
    }
  }

  private func look() { hasBeenEmpty = hasBeenEmpty || rows == [] && !isLoading }
}
