internal import ScreenStatesTestKit

/// What an explorer found, as a value to assert or to print.
public struct ExplorationReport<Shown> {
  /// Why an exploration ended.
  public enum Ending: Hashable, Sendable {
    /// Nothing new appeared: every situation was seen.
    case exhausted
    /// Nothing new appeared, but these stored variables could not be compared.
    case notCompared([String])
    /// Histories of this many inputs were not continued.
    case depth(Int)
    /// This many situations were seen, and no more were looked at.
    case situations(Int)
    /// This time had passed.
    case budget(Duration)
    /// The search was given up: calls repeatedly led to another situation, or a task has no end.
    case notRepeatable
  }

  /// A frame that some history shows, once for each path.
  public struct Frame {
    /// The name of the kind.
    public let kind: String
    /// The names of the kinds: the screen's own, then those of hosted screens.
    public let path: String
    /// The display.
    public let shown: Shown
    /// The Swift calls of the shortest history that shows it.
    public let history: [String]
  }

  /// Why the exploration ended.
  public internal(set) var ending = Ending.exhausted
  /// Whether a history was not continued because of a bound on inputs, calls or the view.
  var isBounded = false
  /// How many situations were seen.
  public internal(set) var situations = 0
  /// How many histories were tried.
  public internal(set) var histories = 0
  /// How long the exploration took.
  public internal(set) var duration = Duration.zero

  /// The kinds that were reached, and the Swift calls of the shortest history to each.
  public internal(set) var reached: [(kind: String, history: [String])] = []
  /// The names of the samples' kinds, in their order.
  public internal(set) var samples: [String] = []
  /// The transitions that were taken.
  public internal(set) var transitions: [ExploredTransition] = []
  /// The transitions between samples that states allow but no history takes.
  public internal(set) var allowedNeverTaken: [(from: String, to: String)] = []
  /// The requests that were refused, and why.
  public internal(set) var refused: [DeniedRequest] = []
  /// The requests that states do not answer.
  public internal(set) var ignored: [DeniedRequest] = []
  /// The different frames, once for each path.
  public internal(set) var frames: [Frame] = []
  /// The kinds in which screens start, each with the kinds that host the screen.
  public internal(set) var starts: [(host: [String], kind: String)] = []
  /// The inputs, answers, clocks and properties by name, and whether a history reached each: did
  /// the input, gave the answer, moved the clock, or could break the property.
  public internal(set) var coverage: [(name: String, isReached: Bool)] = []
  /// The stored properties that are not part of a situation, because they cannot be compared.
  public internal(set) var leftOut: [String] = []
  /// Whether the runtime tells variables from constants; if not, ``leftOut`` makes no check fail.
  public internal(set) var knowsVariables = true
  /// The names of the stored properties that the test excludes from situations.
  public internal(set) var ignoring: [String] = []
  /// Why rest was guessed, or which call started something unseen; nil if rest was always known.
  public internal(set) var unrest: String?
  /// What never repeats along the longest history, with three values; nil if all was seen.
  public internal(set) var growth: String?
  /// Which call started something that the explorer does not see; nil if none did.
  package internal(set) var doubt: String?
  /// What began the tasks with more calls and sleeps than ``Explorer/callsPerTask``.
  public internal(set) var longTasks: [String] = []
  /// The last calls of the histories that have more orders than ``Orders/all(limit:)`` allows.
  public internal(set) var leftOutOrders: [String] = []
  /// The problems, each with the shortest history that shows it.
  public internal(set) var findings: [Finding] = []

  /// The names of the samples' kinds that no history reached.
  public var neverReached: [String] {
    samples.filter { name in !reached.contains { $0.kind == name } }
  }

  /// Whether every history was tried.
  var isToTheEnd: Bool { if case .notCompared = ending { true } else { ending == .exhausted } }

  /// Adds a new cause of a transition, or a start, which leaves no kind.
  mutating func add(
    host: [String], _ from: String?, _ to: String, cause: String, _ history: [String]
  ) {
    guard let from else { return starts.append((host, to)) }
    let known = transitions.firstIndex { $0.host == host && $0.from == from && $0.to == to }
    if let known {
      transitions[known].causes.append(cause)
    } else {
      transitions.append(
        ExploredTransition(host: host, from: from, to: to, causes: [cause], history: history))
    }
  }

  /// Throws a ``ScreenStatesTestKit/FailedCheck`` with every finding and its calls, if any.
  public func check() throws { try FailedCheck.check("\(situations) situations", described) }

  /// The findings of one rule, alone or with others that have the same cause.
  public func findings(_ rule: Finding.Rule) -> [Finding] {
    findings.filter { $0.rules.contains(rule) }
  }
}
