/// The service of the player for accounts; its errors describe themselves in sentences for people.
@MainActor
package protocol AccountService: AnyObject {
  func register() async throws

  func logIn() async throws
}

/// Accounts without a server.
package final class SampleAccountService: SampleService, AccountService {
  package func register() async throws { try await answer() }

  package func logIn() async throws { try await answer() }

  private func answer() async throws {
    _ = try await answersNothing(
      failing: "The account server could not be reached; try again.")
  }
}
