import Foundation
package import Gallery
import ScreenStates
import Terminal

extension PlainSample where Kind == PlayerKind {
  /// A player of the bundled album, for a user who is not registered yet.
  package static func player(
    _ options: SampleOptions = SampleOptions()
  ) throws -> PlainSample<PlayerKind> {
    let accounts = options.service(findsNothing: false) {
      SampleAccountService(latency: $0, clock: $1)
    }
    // In a script, a frame for each second would be noise.
    let states = PlayerStates(
      accounts: accounts, album: try .bundled(), showsTime: options.faults != nil)
    var sample = PlainSample(
      PlayerScreen(
        initial: .loggedOut(.unregistered), keeping: PlaybackKept(), states: states,
        clock: options.clock),
      requests: PlainRequest.player + PlainRequest.ofService(accounts, findsNothing: false),
      lines: PlayerText.lines)
    sample.picture = PlayerPicture.picture
    sample.showsError = { $0.notice != nil || $0.registration?.notice != nil }
    sample.faults = options.faults
    return sample
  }
}

extension PlayerState: ListsAnswers {}
extension PlaybackState: ListsAnswers {}
extension RegistrationState: ListsAnswers {}

extension PlainRequest where Kind == PlayerKind {
  /// The text requests of a player and of its child screen.
  fileprivate static var player: [PlainRequest<PlayerKind>] {
    [
      inner(\.registration, .register, "create an account") { $0.register() }.key("e"),
      request(.logIn, "log in with the account") { $0.logIn() }.key("l"),
      request(.logOut, "log out") { $0.logOut() }.key("o"),
      inner(\.playback, .play, "play a track") { $0.play() }.key("p"),
      inner(\.playback, .pause, "pause the track") { $0.pause() }.key("a"),
      inner(\.playback, .stop, "stop the track") { $0.stop() }.key("s"),
      inner(\.playback, .next, "go to the next track") { $0.next() }.key("n"),
    ]
  }

  /// A request that the child screen answers, if there is one.
  private static func inner<Inner: StateKind>(
    _ screen: @escaping (PlayerState) -> Screen<Inner>?, _ request: Inner.StateClass.Request,
    _ summary: String, tell: @escaping (Inner.StateClass) -> Void
  ) -> PlainRequest<PlayerKind> where Inner.StateClass: ListsAnswers {
    PlainRequest(
      request.rawValue, summary,
      isAnswered: { screen($0)?.state.answers.contains(request) ?? false },
      tell: { state in
        if let inner = screen(state)?.state { tell(inner) }
      })
  }
}

/// A player with its child screen, as lines of plain text.
@MainActor
enum PlayerText {
  static func lines(_ display: PlayerDisplay) -> [String] {
    var lines: [String] = []
    if let playback = display.playback { lines += self.lines(playback) }
    if let registration = display.registration { lines += self.lines(registration) }
    if display.isLoggingIn { lines.append("logging in …") }
    if let notice = display.notice { lines.append("notice: \(notice)") }
    return lines
  }

  private static func lines(_ playback: PlaybackDisplay) -> [String] {
    var lines: [String] = []
    if let album = playback.album { lines.append("album: \(album)") }
    if let track = playback.track {
      let length = Duration.seconds(track.seconds).formatted(.time(pattern: .minuteSecond))
      lines.append("\(playback.isPlaying ? "playing" : "paused"): \(track.title) (\(length))")
    }
    return lines
  }

  private static func lines(_ registration: RegistrationDisplay) -> [String] {
    var lines: [String] = []
    if let sentence = registration.sentence { lines.append(sentence) }
    if registration.isRegistering { lines.append("registering …") }
    if let notice = registration.notice { lines.append("notice: \(notice)") }
    return lines
  }
}
