package import ContentStates
package import ScreenStates

/// A list of items that loads and refreshes, and shows when it is empty or has failed.
///
/// It is the ready-made screen; only its service is written for it. ``ContentKind`` has the table
/// of its transitions.
package typealias ItemsScreen = ContentScreen<NoRequest, Item>

package typealias ItemsKind = ContentKind<NoRequest, Item>

extension Screen where Kind == ItemsKind {
  /// Makes a screen of items that is not started yet.
  package static func items(
    of service: any ItemService, times: LoadingTimes = LoadingTimes(),
    clock: (any ScreenClock)? = nil
  ) -> ItemsScreen {
    ContentScreen(times: times, clock: clock, load: { try await service.items() })
  }
}
