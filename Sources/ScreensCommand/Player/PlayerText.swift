import Foundation
import Gallery

/// A player, with what its inner screen shows, as lines of plain text.
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
