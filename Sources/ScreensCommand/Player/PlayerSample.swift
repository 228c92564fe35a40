import Foundation
package import Gallery
import ScreenStates
import Terminal

extension SampleScreen where Kind == PlayerKind {
  /// A player of the bundled album, for a user who is not registered yet.
  package static func player(
    _ options: SampleOptions = SampleOptions()
  ) throws -> SampleScreen<PlayerKind> {
    let accounts = options.service(findsNothing: false) {
      SampleAccountService(latency: $0, clock: $1)
    }
    // In a script, a frame for each second would be noise.
    let states = PlayerStates(
      accounts: accounts, album: try .bundled(), showsTime: options.faults != nil)
    return SampleScreen(
      "player",
      PlayerScreen(
        initial: .loggedOut(.unregistered), keeping: PlaybackKept(), states: states,
        clock: options.clock),
      requests: [
        .inner(\.registration, .register, "create an account") { $0.register() }.key("e"),
        .request(.logIn, "log in with the account") { $0.logIn() }.key("l"),
        .request(.logOut, "log out") { $0.logOut() }.key("o"),
        .inner(\.playback, .play, "play a track") { $0.play() }.key("p"),
        .inner(\.playback, .pause, "pause the track") { $0.pause() }.key("a"),
        .inner(\.playback, .stop, "stop the track") { $0.stop() }.key("s"),
        .inner(\.playback, .next, "go to the next track") { $0.next() }.key("n"),
      ] + PlainRequest.ofService(accounts, findsNothing: false),
      faults: options.faults,
      showsError: { $0.notice != nil || $0.registration?.notice != nil },
      drawing: { .player($0) })
  }
}

extension PlayerState: ListsAnswers {}
extension PlaybackState: ListsAnswers {}
extension RegistrationState: ListsAnswers {}

extension PlainRequest where Kind == PlayerKind {
  /// A request that the child screen answers, if there is one.
  fileprivate static func inner<Inner: StateKind>(
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

extension SamplePicture {
  /// A player with its present track, or the way to log in.
  @MainActor
  fileprivate static func player(_ display: PlayerDisplay) -> SamplePicture {
    let (playback, registration) = (display.playback, display.registration)
    let isRegistering = registration?.isRegistering == true
    let notice = registration?.notice ?? display.notice
    var parts = playback.map(parts) ?? []
    parts += [
      .sentence(registration?.sentence, .bold), .plain(isRegistering ? "registering …" : nil),
      .plain(registration?.notice.map { "notice: \($0)" }),
      .plain(display.isLoggingIn ? "logging in …" : nil),
      .plain(display.notice.map { "notice: \($0)" }),
    ]
    // The notice is the last line of the picture.
    parts += SamplePart.notice(notice).reversed().map { SamplePart(blocks: $0.blocks) }
    var picture = SamplePicture(
      parts, activity: isRegistering ? "Registering …" : display.isLoggingIn ? "Logging in …" : nil)
    picture.result = notice.map { _ in "failure" } ?? playback?.track?.title ?? ""
    return picture
  }

  @MainActor
  private static func parts(_ playback: PlaybackDisplay) -> [SamplePart] {
    let album = playback.album.map { [.plain("album: \($0)"), SamplePart.heading($0)] } ?? []
    guard let track = playback.track else {
      return album + [.drawn([StyledLine("■ ", .dim) + StyledLine("stopped", .dim)])]
    }
    let isPlaying = playback.isPlaying
    let length = Duration.seconds(track.seconds)
    let cells = 32
    let full = Int(playback.position / length * Double(cells))
    let bar =
      StyledLine(String(repeating: "━", count: full), .green)
      + StyledLine(String(repeating: "─", count: cells - full), .dim)
    let words = length.formatted(.time(pattern: .minuteSecond))
    return album + [
      .plain("\(isPlaying ? "playing" : "paused"): \(track.title) (\(words))"),
      .drawn([
        (isPlaying ? StyledLine("▶ ", [.bold, .green]) : "‖ ") + StyledLine(track.title, .bold),
        StyledLine("  \(time(playback.position)) ") + bar + StyledLine(" \(time(length))", .dim),
        StyledLine(isPlaying ? "  playing" : "  paused", .dim),
      ]),
    ]
  }

  private static func time(_ duration: Duration) -> String {
    duration.formatted(
      .time(pattern: .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)))
  }
}
