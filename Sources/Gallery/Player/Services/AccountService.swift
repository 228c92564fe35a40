/// The service of the player for accounts.
@MainActor
public protocol AccountService: AnyObject {
  /// Makes an account.
  ///
  /// - Throws: An error whose description is a sentence for people, or `CancellationError`.
  func register() async throws

  /// Logs in with the account.
  ///
  /// - Throws: An error whose description is a sentence for people, or `CancellationError`.
  func logIn() async throws
}

/// Accounts without a server.
public final class SampleAccountService: SampleService, AccountService {
  /// Makes an account.
  ///
  /// - Throws: A ``SampleFailure`` after ``SampleService/failNext()``, or `CancellationError`.
  public func register() async throws { try await answer() }

  /// Logs in with the account.
  ///
  /// - Throws: A ``SampleFailure`` after ``SampleService/failNext()``, or `CancellationError`.
  public func logIn() async throws { try await answer() }

  private func answer() async throws {
    _ = try await answersNothing(
      failing: "The account server could not be reached; try again.")
  }
}
