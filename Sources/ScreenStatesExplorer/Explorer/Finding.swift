/// Something that is wrong with a screen, and the shortest history that shows it.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// What an explorer looks for.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A kind of the samples that no history reaches.
    case neverReached = "never reached"
    /// A kind from which nothing leads to another; of a host, with what it hosts if that decides it.
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

  /// What the last step of the history is, and what began the call that it answers, without their
  /// values: a property that different steps break has different causes.
  var step = ""

  /// Whether it was right before that step, so that the step may be its cause.
  var isNew = true

  /// Findings of other rules that have the same cause.
  private(set) var others: [Finding] = []

  /// The rule that found it, and those of the findings that have the same cause.
  public var rules: [Rule] { [rule] + others.map(\.rule) }

  /// Whether a later finding has the same cause.
  ///
  /// An indicator that one step of a class leaves in two kinds has one cause; each state of a screen
  /// has code of its own.
  func isCause(of other: Finding, inClass: Bool) -> Bool {
    switch (rule, other.rule) {
    // A dead end has the name of the host's kind, an indicator the whole path.
    case (.idleLoading, .deadEnd) where "\(about)/".hasPrefix("\(other.about)/"),
      (.idleLoading, .stuckLoading), (.deadEnd, .stuckLoading):
      return history.starts(with: other.history) || other.history.starts(with: history)
    case (.stuckLoading, .idleLoading): return inClass && isShown(by: other)
    case (.stuckLoading, .deadEnd) where about == other.about: return history == other.history
    case (.deadEnd, .deadEnd):
      // The host cannot be left because of what it hosts.
      return about.contains("/") && history == other.history
    case (.leak, .leak) where about == "kept \(other.about)" || other.about == "kept \(about)":
      return true
    case (.broken, .broken), (.leak, .leak), (.idleLoading, .idleLoading),
      (.differentDisplays, .differentDisplays):
      let isSame = about == other.about && (inClass || sentence == other.sentence)
      guard isSame || inClass && rule == .idleLoading && step == other.step else { return false }
      var rest = history.map(Finding.step)[...]
      for step in other.history.dropLast().map(Finding.step) where step == rest.first {
        rest.removeFirst()
      }
      // The last answers are the same if the calls began alike.
      return rest.isEmpty || rest.count == 1 && step == other.step
    default: return false
    }
  }

  /// Whether a longer history, with only moves of a clock added, shows the same indicator with nothing
  /// under way.
  func isShown(by other: Finding) -> Bool {
    let steps = { (finding: Finding) in
      finding.history.filter { !Finding.movesTime($0) }.map(Finding.step)
    }
    return other.rule == .idleLoading && about == other.about
      && history.count < other.history.count && steps(self) == steps(other)
  }

  /// Whether a step moves a clock, or ends a real sleep.
  static func movesTime(_ call: String) -> Bool {
    call.contains(".advance(by:") || call.hasPrefix("try await Task.sleep(")
  }

  /// Joins a finding that has the same cause.
  mutating func take(_ other: Finding) {
    if other.rule == rule { count += other.count } else { others.append(other) }
  }

  /// What a step is, such as `model.search`, `store.send(.add` or `await server.calls.succeed`.
  static func step(_ text: String) -> String {
    let call = Move(text: text).call
    let isDropped = ["_ = ", "let "].contains { call.hasPrefix($0) }
    var rest = isDropped ? call.drop { $0 != "=" }.dropFirst() : call[...]
    var (name, brackets) = ("", 0)
    // A regular expression is built anew each time, which would take longer.
    while let character = rest.first, brackets > 0 || !"(=".contains(character) {
      if character == "[", !rest.hasPrefix("[.") { brackets += 1 }
      if brackets == 0 { name.append(character) }
      if character == "]", brackets > 0 { brackets -= 1 }
      rest.removeFirst()
    }
    // Each case of an enum, such as the action of a store, is a step of its own.
    guard rest.hasPrefix("(.") else { return name }
    return "\(name)(." + rest.dropFirst(2).prefix { $0.isLetter || $0.isNumber }
  }

  /// A complete failing test, ready to paste.
  ///
  /// It has the calls, each with the display after it as a comment, and lets the explorer repeat them
  /// and check what was found, by ``Explorer/holds(_:after:)`` or ``Explorer/findings(_:after:)``.
  /// Replace the first comment with the explorer. What only all histories together show, such as
  /// something that never happened, it looks for in a new exploration, and says how long that took.
  ///
  /// ```swift
  /// for finding in report.findings { print(finding.test ?? "\(finding)") }
  /// ```
  ///
  /// Nil for a bound, for a guess, for twins, for a variable that is not compared, for a sample that
  /// cannot be entered, and for an endless or a not repeatable history.
  public internal(set) var test: String?

  /// A transition of the history, by the names of the kinds.
  struct Edge: Hashable {
    let from: String
    let to: String
  }

  var way: [Edge] = []

  /// How often the histories show it, the shortest included.
  public internal(set) var count = 1

  /// What to do about a display that the kind does not decide.
  static let remedyForDisplays = "Put what differs into the kind or the kept value, or watch it."

  /// The line between two histories of one finding, which are those of two subjects.
  static let another = "// and on another:"

  // The properties that settings of the explorer add, as sentences.
  static let everyWaitShows = "loading shows while something is awaited"
  static let sameAnswers = "the same answers give the same screen"
  static let failureIsNotEmpty = "a failure is not shown as empty"

  /// The rule, the sentence, and the calls, a line each.
  public var description: String {
    let seen = count > 1 && !history.isEmpty ? ["// seen \(count) times"] : []
    let same = others.map { "// the same cause: \($0.rule.rawValue): \($0.sentence)" }
    return (["\(rule.rawValue): \(sentence)"] + (history + seen + same).map { "    " + $0 })
      .joined(separator: "\n")
  }
}
