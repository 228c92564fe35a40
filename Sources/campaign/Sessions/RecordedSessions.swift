import Foundation
import GalleryExplorations
import RandomModels
import ScreenSessions
import ScreenStates

/// Random sessions of the Gallery's screens: each is recorded in a file, read, played, and compared
/// with the frames that an observer received.
@MainActor
struct RecordedSessions {
  private var count = 0
  private var frames = 0

  static func check(_ options: CampaignOptions) async -> (figures: String, failure: String?) {
    var sessions = RecordedSessions()
    let failure = await sessions.run(options.seed, options.count(short: 50, long: 1_000))
    return (
      "\(sessions.count) recorded and played, \(sessions.frames) frames, seed \(options.seed)",
      failure
    )
  }

  /// Plays `count` sessions, up to the first that is played differently.
  private mutating func run(_ seed: UInt64, _ count: Int) async -> String? {
    var random = SeededGenerator(seed: seed)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    for number in 0..<count {
      let exploration = Exploration.all[number % Exploration.all.count]
      let inputs = 1 + random.below(30)
      let generator = SeededGenerator(seed: random.next())
      var recording: (any Recording)?
      await exploration.wander(inputs, generator) { screen in
        recording = (screen as? any Recordable)?.record(in: file)
      }
      guard let recording else { return "\(exploration.name) cannot be recorded." }
      self.count += 1
      do {
        frames += try await recording.compare(with: file)
      } catch {
        return "session \(number), of \(exploration.name): \(error)"
      }
    }
    return nil
  }
}

/// Why a session was played differently.
private struct Difference: Error, CustomStringConvertible {
  let description: String
}

/// A screen that is recorded, with the frames that an observer received.
@MainActor
private protocol Recording {
  /// Compares the frames in the file with those of the observer.
  ///
  /// - Returns: The number of frames.
  func compare(with file: URL) async throws -> Int
}

@MainActor
private protocol Recordable {
  func record(in file: URL) -> any Recording
}

extension Screen: Recordable {
  fileprivate func record(in file: URL) -> any Recording { RecordedRun(self, in: file) }
}

@MainActor
private final class RecordedRun<Kind: StateKind>: Recording {
  private let recorder: SessionRecorder
  private let kept: Kind.Kept
  private var told: [(path: String, display: String)] = []
  private var token: ObservationToken?

  init(_ screen: Screen<Kind>, in file: URL) {
    kept = screen.kept
    recorder = .everything(of: screen, named: "campaign", in: file)
    var isFirst = true
    token = screen.observe { [weak self, weak screen] display in
      defer { isFirst = false }
      // The first call has the blank frame of a screen that does not run yet.
      guard let self, let screen, !isFirst else { return }
      told.append((screen.isRunning ? screen.path : "", "\(display)"))
    }
  }

  func compare(with file: URL) async throws -> Int {
    token?.cancel()
    await recorder.finish()
    let session = try Session(contentsOf: file)
    if let problem = session.problems.first { throw Difference(description: problem) }
    let played = played(session)
    for (index, (played, told)) in zip(played, told).enumerated() where played != told {
      throw Difference(description: "frame \(index) was \(told), but was played as \(played)")
    }
    guard played.count == told.count else {
      throw Difference(
        description: "\(told.count) frames were observed, but \(played.count) played")
    }
    return played.count
  }

  /// The frames of the session, and the path in each.
  private func played(_ session: Session) -> [(path: String, display: String)] {
    var player = SessionPlayer<Kind>(session, keeping: kept, states: NoStates())
    var frames: [(path: String, display: String)] = []
    while player.forward() {
      guard let step = player.step, step.screen == 0, case .frame(let payload?) = step.event else {
        continue
      }
      frames.append((player.path, text(of: payload, in: player)))
    }
    return frames
  }

  /// A recorded display as text; a display that is not Codable was recorded as text.
  private func text(of payload: Session.Payload, in player: SessionPlayer<Kind>) -> String {
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

/// A factory that makes no states, because the file has the frames.
private struct NoStates<Kind: StateKind>: StateFactory {
  func makeState(for kind: Kind) -> Kind.StateClass {
    preconditionFailure("\(kind) was not in the file.")
  }
}
