internal import ScreenStates

/// Builds the report from the last step of each history.
@MainActor
struct Gathering<Subject: AnyObject, Shown> {
  let explorer: Explorer<Subject, Shown>
  var report = ExplorationReport<Shown>()
  /// The starts, transitions, denied requests and frames of the report.
  private var seen: Set<[String]> = []
  /// The first look, and its history, at what must always show the same.
  private var first: [[String]: (look: Look<Shown>, history: [String])] = [:]
  /// The properties for which two histories were compared.
  private(set) var compared: Set<String> = []
  /// The answers of the guards, by the kind and the sample.
  private var guards: [[String]: Set<Bool>] = [:]
  private var asked: [(from: String, to: String)] = []
  /// The objects that were still held at the end of a history, each before that history.
  private var leaking: Set<[String]> = []

  init(_ explorer: Explorer<Subject, Shown>) {
    self.explorer = explorer
    report.samples = explorer.samples.map(\.name).withoutRepeats
  }

  /// The number of things seen for the first time.
  var news: Int { seen.count + first.count + report.findings.count }

  private mutating func isNew(_ thing: [String]) -> Bool { seen.insert(thing).inserted }

  /// Adds a finding, or counts it if one with the same rule, thing and kind of last step exists.
  mutating func find(
    _ rule: Finding.Rule, _ sentence: String, about thing: String? = nil,
    step: (name: String, isNew: Bool) = ("", true), _ history: [String]
  ) {
    let about = thing ?? sentence
    let known = report.findings.firstIndex {
      $0.rule == rule && $0.about == about && $0.step == step.name && $0.isNew == step.isNew
    }
    if let known {
      report.findings[known].count += 1
    } else {
      report.findings.append(
        Finding(
          rule: rule, sentence: sentence, history: history, about: about, step: step.name,
          isNew: step.isNew))
    }
  }

  mutating func find(_ problems: [Problem], _ history: [String]) {
    for (rule, thing, sentence) in problems {
      // What a screen leaves also depends on whether it was stopped or released at the end.
      guard rule == .leak, !explorer.access.isScreen else {
        find(rule, sentence, about: thing, history)
        continue
      }
      leaking.insert([thing] + history)
      let wasHeld = leaking.contains([thing] + history.dropLast())
      find(
        rule, sentence, about: thing, step: step(about: thing, goesOn: wasHeld, history), history)
    }
  }

  mutating func add(_ facts: Facts<Shown>, after before: Look<Shown>?, _ history: [String]) {
    if let sentence = facts.endless { find(.endless, sentence, history) }
    guard !facts.isCut else { return }
    let after = facts.look
    for start in facts.heard.innerStarts { take(host: start.host, nil, start.kind, history) }
    for request in facts.heard.requests { add(request, history) }
    if facts.heard.requests.isEmpty, let before, before.kind != after.kind {
      take(host: [], before.kind, after.kind, cause: history.last ?? "", history)
    }
    for frame in facts.heard.frames { add(frame, history) }
    find(facts.problems, history)
    checkProperties(of: facts, after: before, history)
    guard after.isRunning else {
      for thing in after.underWay {
        find(.left, "\(thing) is still under way after a stop.", about: thing, history)
      }
      return
    }
    checkAnswers(of: facts, history)
    checkEmptyAnswer(of: facts, history)
    add(after, history)
    // The kind of another class need not decide what it shows.
    if explorer.access.isScreen { checkEntry(after: before, of: facts, history) }
    // Nobody sees what an object shows before the first input, or while its view is not there.
    if !history.isEmpty, !after.isWithoutView, after.isLoading, !after.isBusy {
      let wasIdle = before.map { $0.isLoading && !$0.isBusy && !$0.isWithoutView } ?? false
      // The indicator of a class goes on in its next kind; the next state of a screen has its own.
      let former = report.findings(.idleLoading).first {
        wasIdle && !explorer.access.isScreen && history.starts(with: $0.history)
      }
      let thing = former?.about ?? after.path
      find(
        .idleLoading, "\(after.path) shows loading, and nothing is under way.", about: thing,
        step: step(about: thing, goesOn: wasIdle, after: facts.answer, history), history)
    }
    for (thing, name) in facts.left {
      find(.left, "\(name) goes on after its state.", about: thing, history)
    }
  }

  mutating func add(_ guards: [(sample: String, isAllowed: Bool)], in kind: String) {
    for (sample, isAllowed) in guards {
      if self.guards[[kind, sample]] == nil { asked.append((kind, sample)) }
      self.guards[[kind, sample], default: []].insert(isAllowed)
    }
  }

  /// Adds what only the complete exploration shows.
  mutating func finish() {
    // An indicator without an end may be a dead end, too; and a property that one history breaks is
    // broken by a longer one with the same steps and others.
    var (joined, places): ([Finding], [Int]) = ([], [])
    let isClass = !explorer.access.isScreen
    // An indicator without an end is found last, and may have the shortest history.
    for stuck in report.findings where isClass && stuck.rule == .stuckLoading {
      guard let place = report.findings.firstIndex(where: stuck.isShown) else { continue }
      report.findings.removeAll { $0 == stuck }
      report.findings.insert(stuck, at: place)
    }
    for finding in report.findings {
      let cause =
        zip(report.findings, places).first { $0.0.isCause(of: finding, inClass: isClass) }?.1
        ?? joined.firstIndex {
          !finding.isNew && $0.rule == finding.rule && $0.about == finding.about
        }
      if let cause {
        joined[cause].take(finding)
      } else {
        joined.append(finding)
      }
      places.append(cause ?? joined.count - 1)
    }
    report.findings = joined
    report.allowedNeverTaken = asked.filter { from, to in
      guards[[from, to], default: []].contains(true)
        && !report.transitions.contains { $0.host.isEmpty && $0.from == from && $0.to == to }
    }
    for (index, edge) in report.transitions.enumerated() where edge.host.isEmpty {
      let answers = guards[[edge.from, edge.to], default: []]
      report.transitions[index].isConditional = answers.contains(false)
    }
  }

  // MARK: - Requests

  private mutating func add(_ request: LoggedRequest, _ history: [String]) {
    guard request.isTaken else { return deny(request, history) }
    if let to = request.to {
      take(host: request.host, request.from, to, cause: request.cause, history)
    } else if !request.host.isEmpty, request.cause == "released" {
      let place = request.host.joined(separator: "/")
      find(
        .left, "The screen inside \(place) was released while it ran, and was not stopped.",
        history)
    }
  }

  /// Adds a transition, or a start, which leaves no kind.
  private mutating func take(
    host: [String], _ from: String?, _ to: String, cause: String = "", _ history: [String]
  ) {
    guard isNew(["taken"] + host + [from ?? "", to, from == nil ? "" : cause]) else { return }
    if host.isEmpty { reach(to, history) }
    report.add(host: host, from, to, cause: cause, history)
  }

  private mutating func deny(_ request: LoggedRequest, _ history: [String]) {
    // No mistakes: a guard refused, a result came late, or the screen did not run or ran already.
    let excused: Set<Refusal.Reason> = [.guarded, .stale, .notRunning, .alreadyRunning]
    if let refusal = request.refusal, !excused.contains(refusal.reason) {
      find(.misuse, refusal.description, history)
    }
    let reason = request.refusal?.reason.rawValue
    let key = [request.from ?? "", request.to ?? "", request.cause, reason ?? ""]
    guard isNew(["denied"] + request.host + key) else { return }
    let denied = DeniedRequest(
      host: request.host, from: request.from, to: request.to, cause: request.cause,
      reason: reason, history: history)
    if request.isIgnored { report.ignored.append(denied) } else { report.refused.append(denied) }
  }

  // MARK: - Frames

  private mutating func add(_ frame: Look<Shown>, _ history: [String]) {
    guard isNew(["frame", frame.path, frame.shownText]) else { return }
    report.frames.append(
      .init(kind: frame.kind, path: frame.path, shown: frame.shown, history: history))
    reach(frame.kind, history)
  }

  private mutating func reach(_ kind: String, _ history: [String]) {
    if !report.reached.contains(where: { $0.kind == kind }) {
      report.reached.append((kind, history))
    }
  }

  /// Reports the properties that failed in a frame or at the end of the step.
  private mutating func checkProperties(
    of facts: Facts<Shown>, after before: Look<Shown>?, _ history: [String]
  ) {
    var known: Set<String> = []
    let former = before?.broken ?? []
    for look in facts.heard.frames + [facts.look] {
      let place = look.isRunning ? "in \(look.path)" : "after a stop"
      for name in look.broken where known.insert(name).inserted {
        find(
          .broken, "\"\(name)\" does not hold \(place).", about: name,
          step: step(about: name, goesOn: former.contains(name), after: facts.answer, history),
          history)
      }
    }
  }

  /// What the last step was, and whether it may be the cause; for something that was wrong before it
  /// already, what that step was, if a finding tells that.
  private func step(
    about thing: String, goesOn: Bool, after answer: AnswerGiven? = nil, _ history: [String]
  ) -> (name: String, isNew: Bool) {
    let own = (history.last.map(Finding.step) ?? "") + (answer?.beginning ?? "")
    let known = goesOn ? report.findings.filter { $0.about == thing } : []
    let same =
      known.first { history.starts(with: $0.history) }
      ?? known.first { $0.step == own && $0.isNew }
    return same.map { ($0.step, $0.isNew) } ?? (own, !goesOn)
  }

  /// Checks that the answers decide what is shown, and not their order.
  private mutating func checkAnswers(of facts: Facts<Shown>, _ history: [String]) {
    guard let answers = facts.answers,
      let (former, begin) = former(of: [answers], facts.look, history)
    else { return }
    compared.insert(Finding.sameAnswers)
    if former.shownText == facts.look.shownText { return }
    find(
      .differentDisplays,
      "The same answers lead to \(facts.look.shownText), and in another order to"
        + " \(former.shownText).",
      about: Finding.sameAnswers,
      step: (facts.answer?.beginning ?? "", true),
      begin + [Finding.another] + history)
  }

  /// Checks that a failure shows something else than an empty answer to the same call.
  private mutating func checkEmptyAnswer(of facts: Facts<Shown>, _ history: [String]) {
    guard explorer.comparesEmptyAnswers, let answer = facts.answer,
      answer.isAlone, answer.isFailure || answer.isEmpty
    else { return }
    let call = [history.dropLast().joined(separator: "\n"), answer.call]
    let (own, opposite) = (call + ["\(answer.isFailure)"], call + ["\(!answer.isFailure)"])
    if first[own] == nil { first[own] = (facts.look, history) }
    guard let other = first[opposite] else { return }
    compared.insert(Finding.failureIsNotEmpty)
    if other.look.shownText != facts.look.shownText { return }
    find(
      .broken, "\"\(Finding.failureIsNotEmpty)\" does not hold in \(facts.look.path).",
      about: Finding.failureIsNotEmpty,
      step: (answer.beginning, true),
      other.history + [Finding.another] + history)
  }

  /// Checks that the kind, the payload, the kept and the watched values decide what a state shows on entry.
  private mutating func checkEntry(
    after before: Look<Shown>?, of facts: Facts<Shown>, _ history: [String]
  ) {
    let after = facts.look
    let entered = facts.heard.own.last { $0.isTaken }.map { $0.to == after.kind }
    // The screen's own work may draw in the step in which it ends.
    let thing =
      [after.payload, after.kept, after.path] + after.keptInside
      + facts.situation.parts(of: .watched, .answers)
    guard entered ?? (before?.payload != after.payload),
      before?.workOfScreen ?? 0 <= after.workOfScreen,
      let (former, begin) = former(of: thing, after, history),
      !former.showsTheSame(as: after)
    else { return }
    find(
      .differentDisplays,
      "\(after.payload) shows \(after.shownText), and after a shorter sequence"
        + " \(former.shownText). \(Finding.remedyForDisplays)",
      about: after.kind, begin + [Finding.another] + history)
  }

  /// The first look at something, and its history; nil if this is the first.
  private mutating func former(
    of thing: [String], _ look: Look<Shown>, _ history: [String]
  ) -> (look: Look<Shown>, history: [String])? {
    if let former = first[thing] { return former }
    first[thing] = (look, history)
    return nil
  }
}
