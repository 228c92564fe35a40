import ScreensCommand
import TestTraits

/// What the explorer finds in each screen; each is explored once for all tests.
@MainActor
enum Explored {
  /// The sample screens that are explored: all in the long form, otherwise the smallest.
  nonisolated static let names =
    isLongForm
    ? ["news", "items", "history", "turnstile", "books", "player", "products"]
    : ["turnstile", "books"]

  private static var tasks: [String: Task<ExplorationSummary, Never>] = [:]

  static func summary(_ name: String) async -> ExplorationSummary? {
    guard let exploration = ScreensCommand.explorations.first(where: { $0.name == name }) else {
      return nil
    }
    let task = tasks[name] ?? Task { await exploration.explore() }
    tasks[name] = task
    return await task.value
  }
}
