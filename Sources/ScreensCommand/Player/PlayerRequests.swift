package import Gallery
package import ScreenStates

extension PlainSample where Kind == PlayerKind {
  /// A player of the album that is built into the program, for one who is not registered yet.
  ///
  /// - Parameters:
  ///   - latency: How long each answer lets one wait.
  ///   - faults: In a terminal, where a person tells the service how to answer.
  ///   - clock: The screen's source of time.
  /// - Returns: The sample.
  /// - Throws: An error if the album is damaged.
  package static func player(
    latency: Duration = .zero, faults: FaultDesk? = nil, clock: any ScreenClock = .continuous
  ) throws -> PlainSample<PlayerKind> {
    let accounts = SampleAccountService(latency: latency, clock: faults?.clock ?? ContinuousClock())
    faults?.onFail = { [weak accounts] in accounts?.failNext() }
    // In a script a frame for each second would say nothing.
    let states = PlayerStates(
      accounts: accounts, album: try .bundled(), showsTime: faults != nil)
    return PlainSample(
      PlayerScreen(
        initial: .loggedOut(.unregistered), keeping: PlaybackKept(), states: states,
        clock: clock),
      requests: PlainRequest.player(accounts), lines: PlayerText.lines,
      showsError: { $0.notice != nil || $0.registration?.notice != nil },
      look: .player(faults))
  }
}

extension PlainRequest where Kind == PlayerKind {
  /// What a line of text can ask of a player or of its inner screen.
  static func player(_ accounts: SampleAccountService) -> [PlainRequest<PlayerKind>] {
    [
      inner(.register, "create an account") { $0.register() }.key("e"),
      outer(.logIn, "log in with the account") { $0.logIn() }.key("l"),
      outer(.logOut, "log out") { $0.logOut() }.key("o"),
      inner(.play, "play a track") { $0.play() }.key("p"),
      inner(.pause, "pause the track") { $0.pause() }.key("a"),
      inner(.stop, "stop the track") { $0.stop() }.key("s"),
      inner(.next, "go to the next track") { $0.next() }.key("n"),
      .failNext { accounts.failNext() },
    ]
  }

  private static func outer(
    _ request: PlayerRequest, _ summary: String, send: @escaping (PlayerState) -> Void
  ) -> PlainRequest<PlayerKind> {
    PlainRequest(
      request.rawValue, summary, isAnswered: { $0.answers.contains(request) },
      send: { screen, _ in
        send(screen.state)
        return nil
      })
  }

  private static func inner(
    _ request: PlaybackRequest, _ summary: String, send: @escaping (PlaybackState) -> Void
  ) -> PlainRequest<PlayerKind> {
    PlainRequest(
      request.rawValue, summary,
      isAnswered: { $0.playback?.state.answers.contains(request) ?? false },
      send: { screen, _ in
        if let inner = screen.state.playback?.state { send(inner) }
        return nil
      })
  }

  private static func inner(
    _ request: RegistrationRequest, _ summary: String,
    send: @escaping (RegistrationState) -> Void
  ) -> PlainRequest<PlayerKind> {
    PlainRequest(
      request.rawValue, summary,
      isAnswered: { $0.registration?.state.answers.contains(request) ?? false },
      send: { screen, _ in
        if let inner = screen.state.registration?.state { send(inner) }
        return nil
      })
  }
}
