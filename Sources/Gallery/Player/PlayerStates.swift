public import ScreenStates

/// Makes the states of a player.
public struct PlayerStates: StateFactory {
  private let accounts: any AccountService
  private let album: Album

  /// Makes a factory.
  ///
  /// - Parameters:
  ///   - accounts: Registers and logs in.
  ///   - album: What is played.
  public init(accounts: any AccountService, album: Album) {
    self.accounts = accounts
    self.album = album
  }

  /// Makes a new state for a kind.
  ///
  /// - Parameter kind: What the state is made for.
  /// - Returns: A state that has never been entered.
  public func makeState(for kind: PlayerKind) -> PlayerState {
    switch kind {
    case .loggedIn(let playback):
      LoggedInState { [album] kept in
        PlaybackScreen(initial: playback, keeping: kept, states: PlaybackStates(album: album))
      }
    case .loggedOut(let registration):
      LoggedOutState(accounts: accounts) { [accounts] in
        RegistrationScreen(initial: registration, states: RegistrationStates(accounts: accounts))
      }
    }
  }
}
