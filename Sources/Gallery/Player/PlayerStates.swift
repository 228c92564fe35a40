import ScreenStates

package struct PlayerStates: StateFactory {
  private let accounts: any AccountService
  private let album: Album
  private let showsTime: Bool

  /// Makes a factory; the display can show the position in the track each second.
  package init(accounts: any AccountService, album: Album, showsTime: Bool = false) {
    (self.accounts, self.album, self.showsTime) = (accounts, album, showsTime)
  }

  package func makeState(for kind: PlayerKind) -> PlayerState {
    switch kind {
    case .loggedIn(let playback):
      LoggedInState { [album, showsTime] kept in
        PlaybackScreen(
          initial: playback, keeping: kept,
          states: PlaybackStates(album: album, showsTime: showsTime))
      }
    case .loggedOut(let registration):
      LoggedOutState(accounts: accounts) { [accounts] in
        RegistrationScreen(initial: registration, states: RegistrationStates(accounts: accounts))
      }
    }
  }
}
