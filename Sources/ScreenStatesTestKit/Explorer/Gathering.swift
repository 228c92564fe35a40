internal import ScreenStates

/// Builds the report from the last step of each history.
@MainActor
struct Gathering<Subject: AnyObject, Shown> {
  let explorer: Explorer<Subject, Shown>
  var report = ExplorationReport<Shown>()
  /// The number of things seen for the first time.
  private(set) var news = 0
  private var transitions: [[String]: Int] = [:]
  private var denied: Set<[String]> = []
  private var frames: Set<[String]> = []
  private var entries: [[String]: (shown: Shown, text: String, history: [String])] = [:]
  private var screens: [String: (text: String, history: [String])] = [:]
  private var starts: Set<[String]> = []
  private(set) var found: [[String]: Int] = [:]
  private var answers: [[String]: (isAllowed: Bool, isRefused: Bool)] = [:]
  private var asked: [(from: String, to: String)] = []

  init(_ explorer: Explorer<Subject, Shown>) {
    self.explorer = explorer
    var seen: Set<String> = []
    report.samples = explorer.samples.map(\.name).filter { seen.insert($0).inserted }
  }

  /// Adds a finding, or counts it if one with the same rule and thing exists.
  mutating func find(
    _ rule: Finding.Rule, _ sentence: String, about thing: String? = nil, _ history: [String]
  ) {
    let cause = [rule.rawValue, thing ?? sentence]
    if let index = found[cause] {
      report.findings[index].count += 1
    } else {
      found[cause] = report.findings.count
      news += 1
      report.findings.append(
        Finding(rule: rule, sentence: sentence, history: history, about: thing ?? sentence))
    }
  }

  /// Adds what a stop left behind, by what it is, and the states that are still held after it.
  mutating func find(
    left: [(thing: String, problem: String)], held: [String] = [], in path: String,
    _ history: [String]
  ) {
    for (thing, problem) in left {
      find(.left, "\(problem) after a stop in \(path).", about: thing, history)
    }
    for name in held {
      find(.leak, "\(name) has exited and is still held.", about: "kept \(name)", history)
    }
  }

  /// Adds objects that were not freed with their screen.
  mutating func find(outliving names: [String], _ history: [String]) {
    for name in names {
      find(.leak, "\(name) outlives its released screen.", about: name, history)
    }
  }

  /// Adds the facts of one step.
  mutating func add(
    _ facts: Facts<Shown>, after before: Look<Shown>?, _ history: [String]
  ) {
    if let sentence = facts.endless { find(.endless, sentence, history) }
    guard !facts.isCut else { return }
    let after = facts.look
    for start in facts.heard.innerStarts { begin(in: start.kind, host: start.host) }
    for record in facts.heard.records { add(record, history) }
    if facts.heard.records.isEmpty, let before, before.kind != after.kind {
      take(host: [], before.kind, after.kind, cause: history.last ?? "", history)
    }
    for told in facts.heard.told { add(told, of: facts, history) }
    checkAgreement(from: before, to: after, of: facts, history)
    checkReplacement(in: after, of: facts, history)
    for name in facts.screensKept {
      find(
        .left, "The screen \(name) runs on after its state; host it, or stop it in exit().",
        about: name, history)
    }
    if facts.heard.isDisordered {
      find(.contradiction, "The second observer was called before the first.", history)
    }
    checkProperties(in: after, of: facts, history)
    checkAnswers(after, of: facts, history)
    guard after.isRunning else {
      for thing in after.underWay {
        find(.left, "\(thing) is still under way after a stop.", about: thing, history)
      }
      return
    }
    add(
      .init(kind: after.kind, path: after.path, shown: after.shown, text: after.shownText),
      of: facts, history)
    // Only for screens: the kind of another class need not decide what it shows.
    if explorer.access.startCall != nil { checkEntry(before, after, of: facts, history) }
    if let isLoading = explorer.isLoading, isLoading(after.shown), !after.isBusy {
      find(
        .idleLoading, "\(after.path) shows loading, and nothing is under way.", about: after.path,
        history)
    }
    if explorer.everyWaitShows, explorer.isLoading?(after.shown) == false, facts.hasWait {
      let name = Finding.everyWaitShows
      find(.broken, "\"\(name)\" does not hold in \(after.path).", about: name, history)
    }
    for (thing, name) in facts.left {
      find(.left, "\(name) goes on after its state.", about: thing, history)
    }
  }

  /// Adds the answers of the current state's guard.
  mutating func add(_ guards: [(sample: String, isAllowed: Bool)], in kind: String) {
    for (sample, isAllowed) in guards {
      let key = [kind, sample]
      if answers[key] == nil { asked.append((kind, sample)) }
      let former = answers[key] ?? (false, false)
      answers[key] = (former.isAllowed || isAllowed, former.isRefused || !isAllowed)
    }
  }

  /// Adds what only the complete exploration shows.
  mutating func finish() {
    report.allowedNeverTaken = asked.filter { edge in
      answers[[edge.from, edge.to]]?.isAllowed ?? false
        && !report.transitions.contains {
          $0.host.isEmpty && $0.from == edge.from && $0.to == edge.to
        }
    }
    for (index, edge) in report.transitions.enumerated() where edge.host.isEmpty {
      report.transitions[index].isConditional = answers[[edge.from, edge.to]]?.isRefused ?? false
    }
  }

  // MARK: - Requests

  private mutating func begin(in kind: String, host: [String]) {
    guard starts.insert(host + [kind]).inserted else { return }
    news += 1
    report.starts.append((host, kind))
  }

  private mutating func add(_ record: Witness<Shown>.Record, _ history: [String]) {
    let request = record.request
    if !record.host.isEmpty, request.to == nil, request.isTaken, request.cause == "released" {
      let host = record.host.joined(separator: "/")
      find(
        .left, "The screen inside \(host) was released while it ran, and was not stopped.", history)
    }
    if let refusal = request.refusal {
      deny(record, reason: refusal.reason.rawValue, history)
      if refusal.reason.isMisuse {
        find(.misuse, refusal.description, history)
      }
    } else if request.isIgnored {
      deny(record, reason: nil, history)
    } else if let to = request.to {
      if let from = request.from {
        take(host: record.host, from, to, cause: request.cause, history)
      } else {
        begin(in: to, host: record.host)
      }
    }
  }

  private mutating func take(
    host: [String], _ from: String, _ to: String, cause: String, _ history: [String]
  ) {
    let key = host + [from, to]
    if let index = transitions[key] {
      if !report.transitions[index].causes.contains(cause) {
        news += 1
        report.transitions[index].causes.append(cause)
      }
    } else {
      transitions[key] = report.transitions.count
      news += 1
      report.transitions.append(
        ExploredTransition(host: host, from: from, to: to, causes: [cause], history: history))
    }
  }

  private mutating func deny(
    _ record: Witness<Shown>.Record, reason: String?, _ history: [String]
  ) {
    let request = record.request
    let key = record.host + [request.from ?? "", request.to ?? "", request.cause, reason ?? ""]
    guard denied.insert(key).inserted else { return }
    news += 1
    let denied = DeniedRequest(
      host: record.host, from: request.from, to: request.to, cause: request.cause,
      reason: reason, history: history)
    if reason == nil { report.ignored.append(denied) } else { report.refused.append(denied) }
  }

  // MARK: - Frames

  private mutating func add(
    _ told: Witness<Shown>.Told, of facts: Facts<Shown>, _ history: [String]
  ) {
    guard frames.insert([told.path, told.text]).inserted else { return }
    news += 1
    report.frames.append(
      .init(kind: told.kind, path: told.path, shown: told.shown, history: history))
    if !report.reached.contains(where: { $0.kind == told.kind }) {
      report.reached.append((told.kind, history))
    }
  }

  /// Reports the properties that failed in a frame or at the end of the step.
  private mutating func checkProperties(
    in after: Look<Shown>, of facts: Facts<Shown>, _ history: [String]
  ) {
    var places: [(name: String, place: String)] = []
    let atEnd = facts.broken.map { ($0, after.isRunning ? after.path : "a stop") }
    for (name, place) in facts.heard.told.flatMap({ told in told.broken.map { ($0, told.path) } })
      + atEnd where !places.contains(where: { $0.name == name })
    {
      places.append((name, place))
    }
    for (name, place) in places {
      let preposition = place == "a stop" ? "after" : "in"
      find(.broken, "\"\(name)\" does not hold \(preposition) \(place).", about: name, history)
    }
  }

  /// Checks that the answers decide what is shown, and not their order.
  private mutating func checkAnswers(
    _ after: Look<Shown>, of facts: Facts<Shown>, _ history: [String]
  ) {
    guard after.isRunning, let answers = facts.answers else { return }
    guard let former = screens[answers] else {
      screens[answers] = (after.shownText, history)
      news += 1
      return
    }
    guard former.text != after.shownText else { return }
    find(
      .differentDisplays,
      "The same answers lead to \(after.shownText), and in another order to \(former.text).",
      about: "the same answers give the same screen",
      former.history + ["// and on another:"] + history)
  }

  /// Checks that the kind, the payload and the kept value decide what a state shows on entry.
  private mutating func checkEntry(
    _ before: Look<Shown>?, _ after: Look<Shown>, of facts: Facts<Shown>,
    _ history: [String]
  ) {
    let last = facts.heard.records.last { $0.host.isEmpty && $0.request.isTaken }
    let isEntry =
      last.map { $0.request.to == after.kind } ?? (before?.payload != after.payload)
    guard isEntry else { return }
    let key = [after.payload, after.kept, after.path]
    guard let former = entries[key] else {
      entries[key] = (after.shown, after.shownText, history)
      news += 1
      return
    }
    guard !explorer.showsSame(former.shown, former.text, after.shown, after.shownText) else {
      return
    }
    find(
      .differentDisplays,
      "\(after.payload) shows \(after.shownText), and after a shorter history \(former.text).",
      about: after.kind, former.history + ["// and on another:"] + history)
  }
}

extension LoggedRequest {
  /// Whether the request was carried out.
  var isTaken: Bool { !isIgnored && refusal == nil }
}

extension Refusal.Reason {
  /// Whether only a mistake in a state or a factory causes it.
  fileprivate var isMisuse: Bool {
    switch self {
    case .guarding, .notEntered, .leaving, .superseded, .usedState, .runaway, .alreadyHosted: true
    case .guarded, .stale, .notRunning, .alreadyRunning: false
    }
  }
}

extension Explorer {
  /// Whether two displays are the same: by `==` if they are Equatable, otherwise by their text.
  func showsSame(_ one: Shown, _ oneText: String, _ other: Shown, _ otherText: String) -> Bool {
    if compared == nil, let one = one as? any Equatable {
      // A value that is not itself contains a number that is none, which no `==` finds again.
      return one.isSame(as: other) || !one.isSame(as: one) && oneText == otherText
    }
    return oneText == otherText
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
