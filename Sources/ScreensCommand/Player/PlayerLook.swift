import ContentStates
import Foundation
import Gallery
import ScreenStates
import Terminal

extension SampleLook where Kind == PlayerKind {
  /// A player with the track that is heard, or the way to get in.
  static func player(_ faults: FaultDesk?) -> SampleLook {
    var look = SampleLook(PlayerPicture.picture)
    look.kinds = [.loggedIn(.stopped), .loggedOut(.unregistered)]
    look.inner = { screen in
      [
        screen.state.playback.map {
          InspectedScreen($0, named: "playback", states: PlaybackKind.allCases.map(\.name))
        },
        screen.state.registration.map {
          InspectedScreen($0, named: "registration", states: RegistrationKind.allCases.map(\.name))
        },
      ].compactMap(\.self)
    }
    look.times = LoadingTimes()
    look.faults = faults
    return look
  }
}

@MainActor
enum PlayerPicture {
  static func picture(_ display: PlayerDisplay) -> SamplePicture {
    var lines: [StyledLine] = []
    if let playback = display.playback { lines += self.lines(playback) }
    if let sentence = display.registration?.sentence { lines.append(StyledLine(sentence, .bold)) }
    for notice in [display.registration?.notice, display.notice].compactMap(\.self) {
      lines += [SamplePicture.blank, SamplePicture.notice(notice)]
    }
    return SamplePicture(lines, activity: activity(display))
  }

  private static func activity(_ display: PlayerDisplay) -> String? {
    if display.registration?.isRegistering == true { return "Registering …" }
    return display.isLoggingIn ? "Logging in …" : nil
  }

  private static func lines(_ playback: PlaybackDisplay) -> [StyledLine] {
    var lines = playback.album.map { SamplePicture.heading($0) } ?? []
    if let track = playback.track {
      let length = Duration.seconds(track.seconds).formatted(.time(pattern: .minuteSecond))
      let sign =
        playback.isPlaying
        ? StyledLine("▶ ", [.bold, .foreground(.green)]) : StyledLine("‖ ", .foreground(.yellow))
      lines.append(sign + StyledLine(track.title) + StyledLine("  \(length)", .dim))
      lines.append(StyledLine(playback.isPlaying ? "  playing" : "  paused", .dim))
    } else {
      lines += [StyledLine("■ ", .dim) + StyledLine("stopped", .dim)]
    }
    return lines
  }
}
