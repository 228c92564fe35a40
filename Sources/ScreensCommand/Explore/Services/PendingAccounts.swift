import Gallery
import ScreenStatesTestKit

/// Accounts whose answers an explorer gives.
@MainActor
final class PendingAccounts: AccountService {
  let registering = PendingWork<Void, Void>()
  let loggingIn = PendingWork<Void, Void>()

  func register() async throws { try await registering(()) }

  func logIn() async throws { try await loggingIn(()) }
}
