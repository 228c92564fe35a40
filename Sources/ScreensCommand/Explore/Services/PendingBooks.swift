import Gallery
import ScreenStatesTestKit

/// Books that an explorer gives.
@MainActor
final class PendingBooks: BookService {
  let books = PendingWork<Void, [Book]>()

  func books() async throws -> [Book] { try await books(()) }
}
