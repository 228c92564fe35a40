import Gallery
import ScreenStatesTestKit

/// Items that an explorer gives.
@MainActor
final class PendingItems: ItemService {
  let items = PendingWork<Void, [Item]>()

  func items() async throws -> [Item] { try await items(()) }
}
