import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The states of the inner screen that plays, each alone.
@MainActor
@Suite(.noMistakes) struct PlaybackTests {
  private func bench(
    _ kind: PlaybackKind, track: Int = 0, album: Album = .short
  ) -> StateBench<PlaybackKind, PlaybackState> {
    let bench = StateBench(
      kind, keeping: PlaybackKept(track: track), states: PlaybackStates(album: album))
    bench.enter()
    return bench
  }

  @Test func stoppedShowsTheAlbumAloneAndPlaysFromTheFirstTrack() async throws {
    let bench = bench(.stopped, track: 1)
    #expect(bench.display == playback(nil))
    #expect(bench.state.answers == [.play])
    bench.state.play()
    #expect(bench.next == .playing)
    #expect(bench.kept == PlaybackKept(track: 0))
    try await bench.check()
  }

  @Test func playingPausesWhereItIs() async throws {
    let bench = bench(.playing, track: 1)
    #expect(bench.display == playback(1, isPlaying: true))
    #expect(bench.state.answers == [.pause, .stop])
    bench.state.pause()
    #expect(bench.next == .paused)
    #expect(bench.kept == PlaybackKept(track: 1))
    try await bench.check()
  }

  @Test func playingOffersTheNextTrackWhereThereIsOne() {
    #expect(bench(.playing).state.answers == [.pause, .next, .stop])
  }

  @Test func pausedGoesOnWhereItWas() async throws {
    let bench = bench(.paused, track: 1)
    #expect(bench.display == playback(1))
    #expect(bench.state.answers == [.play, .stop])
    bench.state.play()
    #expect(bench.next == .playing)
    #expect(bench.kept == PlaybackKept(track: 1))
    try await bench.check()
  }

  @Test(arguments: [PlaybackKind.playing, .paused])
  func goesToTheNextTrackAndStaysInItsState(_ kind: PlaybackKind) async throws {
    let bench = bench(kind)
    bench.state.next()
    #expect(bench.display == playback(1, isPlaying: kind == .playing))
    bench.state.next()
    #expect(bench.kept == PlaybackKept(track: 1))
    #expect(bench.requested.isEmpty)
    try await bench.check()
  }

  @Test func playingCountsTheSecondsAndGoesToTheNextTrackWhenOneEnds() async throws {
    let bench = StateBench(
      PlaybackKind.playing, keeping: PlaybackKept(position: .seconds(57)),
      states: PlaybackStates(album: .short, showsTime: true))
    bench.enter()
    await bench.clock.advance(by: .seconds(2))
    #expect(bench.display.position == .seconds(59))
    #expect(bench.kept == PlaybackKept(position: .seconds(59)))
    await bench.clock.advance(by: .seconds(1))
    #expect(bench.display == playback(1, isPlaying: true))
    #expect(bench.kept == PlaybackKept(track: 1))
    #expect(bench.requested.isEmpty)
    try await bench.check()
  }

  @Test func playingStopsWhenTheLastTrackEnds() async throws {
    let bench = bench(.playing, track: 1)
    await bench.clock.advance(by: .seconds(90))
    #expect(bench.next == .stopped)
    try await bench.check()
  }

  @Test func whatPausesGoesOnFromTheSameSecond() async throws {
    let bench = StateBench(
      PlaybackKind.paused, keeping: PlaybackKept(position: .seconds(7)),
      states: PlaybackStates(album: .short))
    bench.enter()
    #expect(bench.display.position == .seconds(7))
    bench.state.play()
    #expect(bench.kept == PlaybackKept(position: .seconds(7)))
    try await bench.check()
  }

  @Test(arguments: [PlaybackKind.playing, .paused])
  func stops(_ kind: PlaybackKind) async throws {
    let bench = bench(kind, track: 1)
    bench.state.stop()
    #expect(bench.next == .stopped)
    try await bench.check()
  }

  @Test func anAlbumWithoutTracksIsNotPlayed() async throws {
    let bench = bench(.stopped, album: Album(title: "Songs", composer: "", tracks: []))
    #expect(bench.state.answers.isEmpty)
    bench.state.play()
    #expect(bench.requested.isEmpty)
    try await bench.check()
  }

  @Test func aPlaceThatTheAlbumDoesNotHaveShowsNoTrack() async throws {
    let bench = bench(.paused, track: 9)
    #expect(bench.display == playback(nil))
    #expect(bench.state.answers == [.play, .stop])
    try await bench.check()
  }

  @Test func ignoresWhatItDoesNotAnswer() async throws {
    let bench = bench(.stopped)
    bench.state.pause()
    bench.state.stop()
    bench.state.next()
    #expect(bench.ignored == ["pause()", "stop()", "next()"])
    try await bench.check()
  }
}
