/// Lets explorations run one at a time, and give way to all else on the main actor.
///
/// An exploration only computes, on the main actor, so several at once are no faster. What else needs
/// the main actor would wait for each of them whenever it needs it.
@MainActor
enum Turn {
  @TaskLocal private static var isTaken = false
  private static var isFree = true
  private static var waiting: [CheckedContinuation<Void, Never>] = []
  private static var latest = ContinuousClock.now

  /// Explores when all earlier explorations have ended; one inside another is a part of that one.
  static func take<Result>(_ explore: () async throws -> Result) async rethrows -> Result {
    if isTaken { return try await explore() }
    if isFree { isFree = false } else { await withCheckedContinuation { waiting.append($0) } }
    defer {
      if waiting.isEmpty { isFree = true } else { waiting.removeFirst().resume() }
    }
    return try await $isTaken.withValue(true) { try await explore() }
  }

  /// After each millisecond of exploring, lets others run for as long as they need the main actor,
  /// but for no more than ten: one that only waits for this exploration would never stop.
  static func giveWay() async {
    guard ContinuousClock.now - latest > .milliseconds(1) else { return }
    let end = ContinuousClock.now + .milliseconds(10)
    var before: Int
    repeat {
      before = Rest.jobsOfOthers
      await Task.yield()
      latest = .now
      // The yield itself is one job.
    } while Rest.jobsOfOthers - before > 1 && latest < end
  }
}
