/// Accounts without a server, which can be told to fail.
@MainActor
public final class SampleAccountService: AccountService {
  private let latency: SampleLatency
  private var isFailing = false

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - latency: How long it lets one wait.
  ///   - clock: What measures that; tests move one by hand.
  public init(latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()) {
    self.latency = SampleLatency(latency, on: clock)
  }

  /// Makes the next answer a failure.
  public func failNext() { isFailing = true }

  /// Makes an account.
  ///
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func register() async throws { try await answer() }

  /// Logs in with the account.
  ///
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func logIn() async throws { try await answer() }

  private func answer() async throws {
    try await latency.wait()
    guard isFailing else { return }
    isFailing = false
    throw SampleFailure("The account server could not be reached; try again.")
  }
}
