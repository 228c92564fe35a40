/// Something that is wrong with a screen, and the shortest history that shows it.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// What an explorer looks for.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A kind of the samples that no history reaches.
    case neverReached = "never reached"
    /// A kind from which nothing leads to another.
    case deadEnd = "dead end"
    /// Loading is shown, and no history ends it.
    case stuckLoading = "stuck loading"
    /// Loading is shown, and nothing is under way.
    case idleLoading = "loading with nothing under way"
    /// The same kind with the same payload shows different displays, depending on the history.
    case differentDisplays = "different displays"
    /// A property of the test does not hold.
    case broken = "broken"
    /// A request that no state may make.
    case misuse = "misuse"
    /// A sample for which the factory makes no usable state.
    case notEntered = "not entered"
    /// Something went on after its owner had ended.
    case left = "left behind"
    /// Something was not freed.
    case leak = "leak"
    /// The same calls led to another situation on a fresh screen, so screens share something.
    case notRepeatable = "not repeatable"
    /// The log, the frames and the screen do not agree.
    case contradiction = "contradiction"
    /// An input that is possible in no situation.
    case neverPossible = "never possible"
    /// An answer that no call takes.
    case neverGiven = "never given"
    /// A property that no history could break.
    case neverTested = "never tested"
    /// Something never comes to rest, or waits for something that nothing ends.
    case endless = "endless"
    /// Two subjects show different things after the same inputs.
    case twins = "twins differ"
    /// Rest was guessed, and something may have run that the guess did not see.
    case guessed = "rest guessed"
    /// A variable that no situation can compare, so equal situations may lead to different ones.
    case notCompared = "not compared"
    /// A bound was reached that the test did not set.
    case bound = "bound met"
  }

  /// The rule that found it.
  public let rule: Rule

  /// The finding, in a sentence.
  public let sentence: String

  /// The Swift calls that show it, on a fresh screen; none for something that never happened.
  public let history: [String]

  /// The thing it is about: findings with the same rule and the same thing have one cause.
  let about: String

  /// A complete failing test, ready to paste.
  ///
  /// It has the calls, each with the display after it as a comment, and an expectation. Replace the
  /// first comments with the code that the explorer runs before the first call. What a test cannot
  /// check itself, it lets the explorer check, by ``Explorer/holds(_:after:)``,
  /// ``Explorer/findings(_:after:)`` or, for something that never happened, a new exploration.
  ///
  /// ```swift
  /// for finding in report.findings { print(finding.test ?? "\(finding)") }
  /// ```
  ///
  /// Nil for a bound, for a guess, for twins, for a sample that cannot be entered, for an endless or
  /// a not repeatable history, and if neither the calls alone nor all histories show the finding
  /// again.
  public internal(set) var test: String?

  /// A transition of the history, by the names of the kinds.
  struct Edge: Hashable {
    let from: String
    let to: String
  }

  /// The transitions of the history.
  var way: [Edge] = []

  /// How often the histories show it, the shortest included.
  public internal(set) var count = 1

  /// The line between two histories of one finding, which are those of two subjects.
  static let another = "// and on another:"

  /// Its histories: one, or two that should show the same.
  var ways: [[String]] { history.split(separator: Self.another).map(Array.init) }

  /// The property that ``Explorer/everyWaitShows`` adds, as a sentence.
  static let everyWaitShows = "loading shows while something is awaited"

  /// The rule, the sentence, and the calls, a line each.
  public var description: String {
    let others = count > 1 && !history.isEmpty ? ["// seen \(count) times"] : []
    return (["\(rule.rawValue): \(sentence)"] + (history + others).map { "    " + $0 })
      .joined(separator: "\n")
  }
}
