import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit

extension Item {
  static let tent = Item(name: "Tent", note: "for two")
  static let stove = Item(name: "Stove", note: "full")
}

/// Items that the test gives by hand.
@MainActor
final class PendingItems: ItemService {
  let work = PendingWork<Void, [Item]>()

  func items() async throws -> [Item] { try await work(()) }
}

/// A screen of items whose service and clock are moved by hand, begun in the kind that is tested.
@MainActor
final class ItemsFixture {
  let service = PendingItems()
  let clock = ManualClock()
  let screen: ItemsScreen
  private let recorder: DisplayRecorder<ItemsKind>

  init(at kind: ItemsKind = .loading, times: LoadingTimes = LoadingTimes()) async {
    screen = .items(of: service, times: times, clock: clock)
    screen.start(at: kind)
    recorder = DisplayRecorder(of: screen)
    await screen.settled()
  }

  /// The settled frames, in order.
  var frames: [ContentDisplay<Item>] { recorder.all }

  var calls: PendingWork<Void, [Item]>.Calls { service.work.calls }

  static func display(
    _ announcement: String, _ draw: (inout ContentDisplay<Item>) -> Void = { _ in }
  ) -> ContentDisplay<Item> {
    var display = ContentDisplay<Item>()
    display.announcement = announcement
    draw(&display)
    return display
  }

  static let nothingThere: ContentDisplay<Item> = display("No items.") {
    $0.emptyReason = .nothingThere
    $0.canRetry = true
    $0.canRefresh = true
  }
}
