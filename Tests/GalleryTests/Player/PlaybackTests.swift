import Gallery
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The inner screen that plays, alone.
@MainActor
@Suite struct PlaybackTests {
  private func screen(
    in kind: PlaybackKind, keeping kept: PlaybackKept = PlaybackKept(), album: Album = .short
  ) -> PlaybackScreen {
    let screen = PlaybackScreen(
      initial: kind, keeping: kept, states: PlaybackStates(album: album))
    screen.start()
    return screen
  }

  @Test func stoppedShowsTheAlbumAlone() {
    let screen = screen(in: .stopped)
    #expect(screen.display == playback(nil))
    #expect(screen.state.answers == [.play])
  }

  @Test func playsFromTheFirstTrack() {
    let screen = screen(in: .stopped, keeping: PlaybackKept(track: 1))
    screen.state.play()
    #expect(screen.kind == .playing)
    #expect(screen.display == playback(0, isPlaying: true))
    #expect(screen.state.answers == [.pause, .next, .stop])
  }

  @Test func pausesAndGoesOnWhereItWas() {
    let screen = screen(in: .playing, keeping: PlaybackKept(track: 1))
    screen.state.pause()
    #expect(screen.kind == .paused)
    #expect(screen.display == playback(1))
    #expect(screen.state.answers == [.play, .stop])
    screen.state.play()
    #expect(screen.display == playback(1, isPlaying: true))
  }

  @Test(arguments: [PlaybackKind.playing, .paused])
  func goesToTheNextTrackAndStaysInItsState(_ kind: PlaybackKind) {
    let screen = screen(in: kind)
    screen.state.next()
    #expect(screen.kind == kind)
    #expect(screen.display == playback(1, isPlaying: kind == .playing))
    screen.state.next()
    #expect(screen.kept == PlaybackKept(track: 1))
  }

  @Test(arguments: [PlaybackKind.playing, .paused])
  func stops(_ kind: PlaybackKind) {
    let screen = screen(in: kind, keeping: PlaybackKept(track: 1))
    screen.state.stop()
    #expect(screen.kind == .stopped)
    #expect(screen.kept == PlaybackKept(track: 0))
  }

  @Test func anAlbumWithoutTracksIsNotPlayed() {
    let screen = screen(in: .stopped, album: Album(title: "Songs", composer: "", tracks: []))
    #expect(screen.state.answers.isEmpty)
    screen.state.play()
    #expect(screen.kind == .stopped)
  }

  @Test func aPlaceThatTheAlbumDoesNotHaveShowsNoTrack() {
    let screen = screen(in: .paused, keeping: PlaybackKept(track: 9))
    #expect(screen.display == playback(nil))
    #expect(screen.state.answers == [.play, .stop])
  }

  @Test func ignoresOnTheRecordWhatItDoesNotAnswer() {
    let screen = screen(in: .stopped)
    let log = TransitionRecorder(of: screen)
    screen.state.pause()
    screen.state.stop()
    screen.state.next()
    #expect(log.ignored == ["pause()", "stop()", "next()"])
    #expect(log.all.count == 3)
  }
}
