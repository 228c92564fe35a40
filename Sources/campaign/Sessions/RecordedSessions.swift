import Foundation
import GalleryExplorations
import RandomModels
import ScreenSessions
import ScreenStates

/// Random sessions of the Gallery's screens: each is recorded in a file, read, played, and compared
/// with the frames that an observer received, up to the first that is played differently.
@MainActor
enum RecordedSessions {
  static func check(_ options: CampaignOptions) async -> Outcome {
    var random = SeededGenerator(seed: options.seed)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    var (count, frames) = (0, 0)
    var failure: String?
    while count < options.count(short: 50, long: 1_000), failure == nil {
      let exploration = Exploration.all[count % Exploration.all.count]
      let inputs = 1 + random.below(30)
      var comparison: Comparison?
      await exploration.wander(inputs, SeededGenerator(seed: random.next())) { screen in
        comparison = (screen as? any Recordable)?.record(in: file)
      }
      do {
        guard let comparison else { throw Difference(description: "it cannot be recorded") }
        frames += try await comparison()
      } catch {
        failure = "session \(count), of \(exploration.name): \(error)"
      }
      count += 1
    }
    return ("\(count) recorded and played, \(frames) frames, seed \(options.seed)", failure)
  }
}

/// Why a session was played differently.
private struct Difference: Error, CustomStringConvertible {
  let description: String
}

/// Compares the frames in the file with those of the observer, and returns their number.
private typealias Comparison = @MainActor () async throws -> Int

@MainActor
private protocol Recordable {
  /// Begins to record and to observe the screen; the comparison ends both.
  func record(in file: URL) -> Comparison
}

/// A frame as text, and the path of the screen.
private typealias Told = (path: String, display: String)

extension Screen: Recordable {
  fileprivate func record(in file: URL) -> Comparison {
    let kept = kept
    let recorder = SessionRecorder.everything(of: self, named: "campaign", in: file)
    var told: [Told] = []
    var isFirst = true
    let token = observe { [weak self] display in
      // The first call has the blank frame of a screen that does not run yet.
      if let self, !isFirst { told.append((isRunning ? path : "", "\(display)")) }
      isFirst = false
    }
    return {
      token.cancel()
      await recorder.finish()
      let session = try Session(contentsOf: file)
      if let problem = session.problems.first { throw Difference(description: problem) }
      let played = Self.frames(of: session, keeping: kept)
      for (index, (played, told)) in zip(played, told).enumerated() where played != told {
        throw Difference(description: "frame \(index) was \(told), but was played as \(played)")
      }
      guard played.count == told.count else {
        throw Difference(
          description: "\(told.count) frames were observed, but \(played.count) played")
      }
      return played.count
    }
  }

  private static func frames(of session: Session, keeping kept: Kind.Kept) -> [Told] {
    var player = SessionPlayer<Kind>(session, keeping: kept, states: NoStates())
    var frames: [Told] = []
    while player.forward() {
      guard let step = player.step, step.screen == 0, case .frame(let payload?) = step.event else {
        continue
      }
      frames.append((player.path, text(of: payload, in: player)))
    }
    return frames
  }

  /// A recorded display as text; a display that is not Codable was recorded as text.
  private static func text(of payload: Session.Payload, in player: SessionPlayer<Kind>) -> String {
    guard Kind.Display.self is any Decodable.Type else {
      return (try? payload.decoded(as: String.self)) ?? payload.json
    }
    switch player.frame {
    case .recorded(let display): return "\(display)"
    case .blank: return "\(Kind.Display())"
    case .still, .named: return payload.json
    }
  }
}
