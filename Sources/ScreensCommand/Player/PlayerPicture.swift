import Foundation
import Gallery
import Terminal

/// A player with its present track, or the way to log in.
@MainActor
enum PlayerPicture {
  static func picture(_ display: PlayerDisplay) -> SamplePicture {
    var lines: [StyledLine] = []
    if let playback = display.playback { lines += self.lines(playback) }
    if let sentence = display.registration?.sentence { lines.append(StyledLine(sentence, .bold)) }
    let notice = display.registration?.notice ?? display.notice
    if let notice { lines += [SamplePicture.blank, SamplePicture.notice(notice)] }
    return SamplePicture(
      lines, result: notice.map { _ in "failure" } ?? display.playback?.track?.title ?? "",
      activity: activity(display))
  }

  private static func activity(_ display: PlayerDisplay) -> String? {
    if display.registration?.isRegistering == true { return "Registering …" }
    return display.isLoggingIn ? "Logging in …" : nil
  }

  private static func lines(_ playback: PlaybackDisplay) -> [StyledLine] {
    var lines = playback.album.map { SamplePicture.heading($0) } ?? []
    if let track = playback.track {
      let isPlaying = playback.isPlaying
      let sign = isPlaying ? StyledLine("▶ ", [.bold, .green]) : "‖ "
      let length = Duration.seconds(track.seconds)
      let cells = 32
      let full = Int(playback.position / length * Double(cells))
      lines += [
        sign + StyledLine(track.title, .bold),
        StyledLine("  \(time(playback.position)) ") + bar(full, of: cells)
          + StyledLine(" \(time(length))", .dim),
        StyledLine(isPlaying ? "  playing" : "  paused", .dim),
      ]
    } else {
      lines += [StyledLine("■ ", .dim) + StyledLine("stopped", .dim)]
    }
    return lines
  }

  private static func time(_ duration: Duration) -> String {
    duration.formatted(
      .time(pattern: .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)))
  }

  private static func bar(_ full: Int, of cells: Int) -> StyledLine {
    StyledLine(String(repeating: "━", count: full), .green)
      + StyledLine(String(repeating: "─", count: cells - full), .dim)
  }
}
