public import ContentStates
public import ScreenStates

/// A list of items that loads, shows, refreshes, is empty or tells what went wrong.
///
/// It is the ready-made screen: nothing is written for it but its service. ``ContentKind`` has the
/// table of its transitions.
public typealias ItemsScreen = ContentScreen<NoRequest, Item>

/// The states of the screen of items.
public typealias ItemsKind = ContentKind<NoRequest, Item>

extension Screen where Kind == ItemsKind {
  /// A screen of items that is not started yet.
  ///
  /// - Parameters:
  ///   - service: Knows the items.
  ///   - times: When it shows that it is loading.
  ///   - clock: The screen's source of time; nil for its host's.
  /// - Returns: The screen.
  public static func items(
    of service: any ItemService, times: LoadingTimes = LoadingTimes(),
    clock: (any ScreenClock)? = nil
  ) -> ItemsScreen {
    ContentScreen(times: times, clock: clock, load: { try await service.items() })
  }
}
