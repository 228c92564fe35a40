import Foundation
import GalleryExplorations
import RandomModels
import ScreenSessions
import ScreenStates
import TestTraits
import Testing

/// The Gallery's screens are saved at each settled moment of a random walk, and start again there.
@MainActor
@Suite(.inTurn) struct SavedScreensTests {
  @Test(arguments: 1...(isLongForm ? 20 : 2))
  func eachScreenComesBackWhereItWas(seed: Int) async {
    for exploration in Exploration.all { await walk(exploration, seed) }
  }

  private func walk(_ exploration: Exploration, _ seed: Int) async {
    let generator = SeededGenerator(seed: UInt64(seed) &+ randomSeed)
    let walk = Walk()
    await exploration.wander(20, generator) { ($0 as? any WalkedScreen)?.note(in: walk) }
    walk.token?.cancel()
    #expect(!walk.moments.isEmpty, "\(exploration.name)")
    #expect(walk.problems == [], "\(exploration.name)")
    // Two new screens for each moment, whose services do not answer.
    for moment in walk.moments {
      var fresh: (path: String, display: String)?
      await exploration.wander(0, generator) { screen in
        moment.enter(screen)
        fresh = (screen as? any WalkedScreen)?.shown
      }
      await exploration.wander(0, generator) { screen in
        #expect(throws: Never.self) { try (screen as? any WalkedScreen)?.comeBack(to: moment) }
        let shown = (screen as? any WalkedScreen)?.shown
        #expect(shown?.path == moment.path)
        // A child is where it was, and not where a fresh entry of its host begins.
        if !moment.path.contains("/") { #expect(shown?.display == fresh?.display) }
      }
    }
  }
}

/// A settled moment of a walk.
private struct Moment {
  let data: Data
  let path: String
  let kept: String
  /// Starts another screen in the same kind, with the same kept value.
  let enter: @MainActor (AnyObject) -> Void
}

@MainActor
private final class Walk {
  var moments: [Moment] = []
  /// Why the screen was not saved.
  var problems: [String] = []
  var token: ObservationToken?
}

/// A screen whose kinds are not known.
@MainActor
private protocol WalkedScreen: AnyObject {
  var shown: (path: String, display: String) { get }
  func note(in walk: Walk)
  func comeBack(to moment: Moment) throws
}

extension Screen: WalkedScreen where Kind: Codable {
  fileprivate var shown: (path: String, display: String) { (path, "\(display)") }

  fileprivate func note(in walk: Walk) {
    walk.token = observe { [weak self, weak walk] _ in
      guard let self, isRunning else { return }
      do {
        walk?.moments.append(
          Moment(data: try saved(version: 1), path: path, kept: "\(kept)") { [kind, kept] screen in
            guard let screen = screen as? Screen else { return }
            screen.kept = kept
            screen.start(at: kind)
          })
      } catch {
        walk?.problems.append("\(error)")
      }
    }
  }

  fileprivate func comeBack(to moment: Moment) throws {
    let restored = try start(from: moment.data, version: 1)
    #expect(restored.problems == [])
    #expect("\(kept)" == moment.kept)
  }
}
