private import Foundation
internal import RandomModels
package import ScreenStates
import ScreenSessions

/// The settled moments of a random walk of a screen, at each of which it is saved.
@MainActor
package final class SavedWalk {
  /// Makes a screen, passes it on, and does some random inputs.
  package typealias Wander = (
    _ count: Int, _ generator: any RandomNumberGenerator, _ attend: (AnyObject) -> Void
  ) async -> Void

  private var moments: [(data: Data, tree: ScreenTree)] = []
  private var token: ObservationToken?
  private var noteNow: @MainActor () -> Void = {}
  /// What was not saved, did not come back, or came back otherwise.
  package private(set) var problems: [String] = []

  package init() {}

  /// How many different moments there were.
  package var count: Int { moments.count }

  /// How many screens were saved below others.
  package var childCount: Int { moments.map { $0.tree.count - 1 }.reduce(0, +) }

  /// Walks, and saves the screen in each of its frames and between two inputs.
  ///
  /// Each moment is then restored in a new screen, whose services do not answer. What comes back is
  /// compared with what was saved, and with fresh entries of the same kinds.
  package func walk(inputs count: Int, seed: UInt64, _ wander: Wander) async {
    let numbers = SeededGenerator(seed: seed)
    let generator = Asked(numbers: numbers) { [weak self] in self?.noteNow() }
    await visit(count, generator, wander) { [self] screen in
      noteNow = { [weak screen] in screen?.note(in: self) }
      token = screen.noteFrames(in: self)
    }
    token?.cancel()
    for moment in moments {
      var (fresh, restored): (ScreenTree?, ScreenTree?)
      await visit(0, numbers, wander) { [self] screen in
        problems += moment.tree.enter(screen)
        fresh = screen.wholeTree
      }
      await visit(0, numbers, wander) { [self] screen in
        do {
          problems += try screen.comeBack(to: moment.data)
          restored = screen.wholeTree
        } catch {
          problems.append("\(error)")
        }
      }
      guard let fresh, let restored else { return problems.append("It did not come back.") }
      problems += moment.tree.differences(in: restored, of: ScreenTree.Part.places)
      problems += fresh.differences(in: restored)
    }
  }

  /// Wanders, and then stops the screen, so that its calls need no answer.
  private func visit(
    _ count: Int, _ numbers: any RandomNumberGenerator, _ wander: Wander,
    _ attend: @escaping (any SavedScreen) -> Void
  ) async {
    var visited: (any SavedScreen)?
    await wander(count, numbers) { screen in
      visited = screen as? any SavedScreen
      if let visited { attend(visited) }
    }
    noteNow = {}
    visited?.stop()
  }

  fileprivate func note<Kind: Codable>(_ screen: Screen<Kind>) {
    guard screen.isRunning else { return }
    do {
      let (data, tree) = (try screen.saved(version: 1), ScreenTree(screen))
      // What is the same comes back in the same way.
      let isKnown = moments.contains {
        $0.data == data && $0.tree.differences(in: tree, of: ScreenTree.Part.places).isEmpty
      }
      if !isKnown { moments.append((data, tree)) }
    } catch {
      problems.append("\(error)")
    }
  }
}

/// Random numbers; one is asked for between two inputs, when all that followed from the first has
/// settled.
private struct Asked: RandomNumberGenerator {
  var numbers: SeededGenerator
  let note: @MainActor () -> Void

  mutating func next() -> UInt64 {
    MainActor.assumeIsolated { note() }
    return numbers.next()
  }
}

/// A screen whose kinds are not known.
@MainActor
private protocol SavedScreen: AnyObject {
  var wholeTree: ScreenTree { get }
  func stop()
  func note(in walk: SavedWalk)
  func noteFrames(in walk: SavedWalk) -> ObservationToken
  func comeBack(to data: Data) throws -> [String]
}

extension Screen: SavedScreen where Kind: Codable {
  fileprivate var wholeTree: ScreenTree { ScreenTree(self) }

  fileprivate func note(in walk: SavedWalk) { walk.note(self) }

  fileprivate func noteFrames(in walk: SavedWalk) -> ObservationToken {
    observe { [weak self, weak walk] _ in
      if let self { walk?.note(self) }
    }
  }

  fileprivate func comeBack(to data: Data) throws -> [String] {
    try start(from: data, version: 1).problems
  }
}
