import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // element-hq/element-x-ios#1640: the cause is not stated. Here the rows and the end of the skeleton
  // come by way of two threads.
  static let elementX1640 = Exhibit(
    "element-hq/element-x-ios#1640", "The skeleton disappears before the content is there.",
    .waitingShowsLoading, needs: .schedule, history: ["rooms.open()"],
    inScreens: .twoFrames
  ) { isFixed in
    Explorer(of: Rooms.self) {
      (isSkeleton: $0.isSkeleton, rows: $0.rows)
    } make: { inputs in
      inputs.act("rooms.open()", when: { $0.isSkeleton }) { $0.open() }
      inputs.always(.waitingShowsLoading) { !$0.hasBeenBlank }
      return Rooms(isFixed)
    }
  }
}

private final class Rooms: Fixable {
  private(set) var hasBeenBlank = false
  private(set) var isSkeleton = true { didSet { look() } }
  private(set) var rows: [String] = [] { didSet { look() } }

  func open() {
    let reading = Task { rows = await elsewhere(["room"]) }
    Task {
      let isStillNeeded = await elsewhere(false)
      if isFixed { await reading.value }
      isSkeleton = isStillNeeded
    }
  }

  private func look() { hasBeenBlank = hasBeenBlank || !isSkeleton && rows.isEmpty }
}
