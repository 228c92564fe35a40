/// What the player asks for accounts.
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
