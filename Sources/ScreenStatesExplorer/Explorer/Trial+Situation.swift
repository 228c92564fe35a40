internal import ScreenStates
internal import ScreenStatesTestKit

// What is seen of the situation in which a trial is.
extension Trial {
  /// What the subject shows, with or without its text, and what is under way; nil if it was released.
  func look(isWritten: Bool = true) -> Look<Shown>? {
    guard let subject else { return nil }
    let objects = objects(of: subject)
    var look = explorer.access.look(subject, objects)
    coverage.note(objects, isCompared: explorer.situation == nil)
    look.shownText = isWritten ? coverage.numbered(text(of: look.shown)) : ""
    look.isNumbered = coverage.numbersIdentifiers
    look.isLoading = explorer.isLoading?(look.shown) ?? false
    let underWay = screen?.underWay ?? []
    for thing in underWay {
      look.underWay.append(thing.words(inputs.rest))
      if thing.owner == .screen { look.workOfScreen += 1 }
    }
    for thing in underWay + strays.running.flatMap(\.underWay) {
      guard case .timer(let due) = thing.form, inputs.rest(until: due) == nil, hasUndeclaredClock
      else { continue }
      look.hasStillTimer = true
      coverage.unmoved.insert(thing.path)
    }
    look.hosted = hosted()
    look.isBusy =
      underWay.contains { $0.canChangeScreen } || !sleeps.isEmpty
      || inputs.clocks.contains { $0.scheduledCount > 0 }
      || tasks.contains { !$0.isCancelled }
      // An object may await a cancelled call, such as an `async let`, and a screen does not.
      || waiting.contains { !$0.isCancelled || $0.isAnsweredLate && !explorer.access.isScreen }
    look.rests = sleeps.map(\.rest)
    look.rests += inputs.clocks.compactMap { clock in
      clock.queue.next.map { clock.now.duration(to: $0) }
    }
    look.hasFailed = origins.trace.hasFailed.value || inputs.services.contains(where: \.hasFailed)
    look.isBeyondBound = inputs.services.contains(where: \.isBeyondBound)
    look.isWithoutView = !inputs.view.hooks.isEmpty && !inputs.view.isThere
    return look
  }

  /// Whether a screen has the real clock, or a clock of the test that is not declared.
  private var hasUndeclaredClock: Bool {
    screens.contains { screen in
      let isKnown = screen.clock is ManualClock || screen.clock is SleepingClock<ContinuousClock>
      return isKnown && !inputs.clocks.contains { $0 === screen.clock }
    }
  }

  /// The hosted screens by their places; several with the same kinds in one host have numbers.
  private func hosted() -> [String: HostedLook] {
    guard let screen, screen.isRunning else { return [:] }
    var looks: [String: HostedLook] = [:]
    for (host, screen) in screen.hosted() where screen.isRunning {
      let kinds = SwiftText.name(of: screen.kinds)
      let place = (host + [kinds]).joined(separator: "/")
      let number = looks.keys.count { $0.hasPrefix(place + " ") }
      looks["\(place) \(number)"] = HostedLook(
        host: host, kinds: kinds, kind: screen.kindName, all: screen.allKindNames,
        isLoading: explorer.hostedLoading.contains { $0(screen) })
    }
    return looks
  }

  func situation(of look: Look<Shown>) -> Snapshot {
    guard let subject else { return Snapshot() }
    let path = look.isRunning ? look.path : "stopped"
    var parts = [Snapshot.Part("the path", [path])]
    let objects = objects(of: subject)
    objects.namesEnums = true
    let properties: [Snapshot.Part] = explorer.access.properties(subject).compactMap { property in
      // A service may be in it, which an input may change by itself.
      objects.at(property) { SwiftText.of(property.value, objects) }
        .map { .init(property.name, [$0], .surroundings) }
    }
    strays.note(objects.screens, in: screen?.currentState)
    if strays.hasSome { coverage.hasStrays = true }
    if let situation = explorer.situation {
      let value = text(of: situation(subject), at: "explorer.situation", isVar: true)
      parts.append(.init("the situation", [value]))
    } else {
      parts += [
        .init("the kind", [look.payload]), .init("the display", [look.shownText]),
        .init("the hosted screens", look.inner), .init("the kept value", [look.kept]),
      ]
      parts += properties
      let locals = locals
      if !locals.isEmpty {
        let texts = properties.texts.mapValues(coverage.numbered).merging(ignored) { $1 }
        for locals in locals { locals.note(texts) }
      }
    }
    coverage.note(objects, isCompared: explorer.situation == nil)
    parts += [
      .init("the work under way", look.underWay),
      .init("the inputs that began the work", origins.begun.map(\.cause)),
    ]
    if !tasks.isEmpty {
      // More than four alike would have endless situations.
      let lines = Dictionary(grouping: tasks, by: \.self).map { task, all in
        "\(min(all.count, 4))\(task.isCancelled ? " cancelled" : "") after \(task.input)"
      }
      parts.append(.init("the tasks under way", lines.sorted()))
    }
    if explorer.comparesAnswers != nil, look.isBusy {
      // More would have endless situations.
      let given = inputs.services.flatMap { $0.answersGiven.suffix(3) }
      parts.append(.init("the latest answers", given))
    }
    for watch in watches { parts.append(.init(watch.name, [watch.memory(time)], .surroundings)) }
    let slept = sleeps.map { SwiftText.of($0.rest) + ($0.cause ?? "") + ($0.locals?.words ?? "") }
    parts.append(.init("the real sleeps", slept, .surroundings))
    let whole = Snapshot(parts + partsOfInputs)
    return coverage.numbersIdentifiers ? whole.numbered() : whole
  }

  /// An object's tokens and counters that the test ignores: a task may compare what it has captured.
  var ignored: [String: String] {
    guard let subject, !explorer.ignoring.isEmpty else { return [:] }
    let tokens = explorer.access.properties(subject).filter {
      explorer.ignoring.contains($0.name) && $0.value is any Hashable
        && !($0.value is any Collection)
    }
    return Dictionary(tokens.map { (Locals.another + $0.name, SwiftText.of($0.value)) }) { $1 }
  }

  /// What the tasks of an object that wait may hold in local variables, in the order of their waits.
  ///
  /// The work of a screen ends with its state, and has seldom captured more than it passes to its call.
  var locals: [Locals] {
    if explorer.access.isScreen { return [] }
    return waiting.filter { !$0.isCancelled }.compactMap(\.call.locals)
      + inputs.timers.compactMap { ($0.setter as? Sleeper)?.locals } + sleeps.compactMap(\.locals)
  }

  /// The parts that the inputs decide; of cancelled calls that are alike, one.
  private var partsOfInputs: [Snapshot.Part] {
    let name = { [origins] (call: WaitingCall) in
      call.nameWithCause + origins.origin(of: call.call.work)
    }
    let live = waiting.filter { !$0.isCancelled }.map { call in
      let isOlder = !explorer.access.isScreen && inputs.haveLaterCall(like: call)
      return name(call) + place(of: call.call.start) + (call.call.locals?.words ?? "")
        + (isOlder ? ", not the latest" : "")
    }
    let cancelled = Set(
      waiting.filter { $0.isCancelled && $0.isAnsweredLate }.map { "late " + name($0) })
    let timers = inputs.clocks.enumerated().flatMap { index, clock in
      clock.queue.entries.map { entry in
        let rest = SwiftText.of(clock.now.duration(to: entry.instant))
        let sleeper = entry.setter as? Sleeper
        let origin = origins.origin(of: sleeper?.work) + place(of: sleeper?.start)
        let locals = sleeper?.locals?.words ?? ""
        return "\(entry.name)\(entry.cause)\(origin)\(locals) due in \(rest) on clock \(index)"
      }
    }
    let isGone = inputs.view.appearsOnce && inputs.view.hasAppeared
    let view = inputs.view.isThere ? "is there" : isGone ? "is gone" : "is not there"
    let parts: [(String, Snapshot.Source, [String])] = [
      ("the view", .surroundings, inputs.view.hooks.isEmpty ? [] : [view]),
      ("the calls that wait", .surroundings, live + cancelled.sorted()),
      ("the timers that are due", .surroundings, timers),
      ("the possible inputs", .bounds, steps.filter { $0.isAct }.map { $0.name }),
    ]
    let watched = inputs.watched.map { name, source, value in
      (name, source, [text(of: value(), at: name, isVar: true)])
    }
    return (parts + watched).map { name, source, lines in
      .init(name, lines.isEmpty ? ["nothing"] : lines, source)
    }
  }

  /// Which of several tasks that equal inputs began makes a call or sleeps, if more than one does.
  private func place(of start: Cause.Start?) -> String {
    guard let start, !explorer.access.isScreen else { return "" }
    let calls = waiting.filter { !$0.isCancelled }.compactMap(\.call.start)
    let sleeps = inputs.timers.compactMap { ($0.setter as? Sleeper)?.start }
    let equal = Set(calls + sleeps).filter { $0.input == start.input }
    return equal.count < 2 ? "" : " of task \(equal.count { $0.number < start.number })"
  }

  /// Records the screens that the factory of a fresh screen holds.
  func noteScreensOfFactory() {
    guard let subject, let screen else { return }
    let objects = objects(of: subject)
    objects.findsAll = true
    _ = SwiftText.of(screen.factory, objects)
    strays.note(objects.screens, in: nil)
  }

  /// Writes a value that is no stored property of the subject, with its instants as they are.
  ///
  /// The report has its name if it cannot be compared; what is shown has none.
  func text(of value: Any, at name: String? = nil, isVar: Bool = false) -> String {
    guard let subject else { return SwiftText.of(value) }
    let objects = objects(of: subject, but: type(of: value) is AnyClass ? value as AnyObject : nil)
    (objects.times, objects.namesEnums) = ([], isVar)
    let isCompared = name != nil || explorer.situation == nil
    defer { coverage.note(objects, watching: name, isCompared: isCompared) }
    let isDisplay = name == nil && explorer.access.isScreen
    let place = name ?? (isDisplay ? "the display" : "what is shown")
    return objects.text(of: value, at: place, isVar: isVar || isDisplay)
  }

  /// The objects of the subject that need no number, because they are known.
  private func objects(of subject: Subject, but value: AnyObject? = nil) -> Objects {
    let access = explorer.access
    let objects = Objects()
    objects.modules = coverage.modules
    objects.lookalikes = coverage.lookalikes
    objects.ignoring = explorer.ignoring
    objects.notesNames = !explorer.ignoring.isEmpty || !explorer.mayGoOn.isEmpty
    objects.times = inputs.clocks.map { ($0.now, $0.date) }
    objects.rest = rest
    objects.fieldsOfScreen = { [unowned objects, inputs] object in
      nonisolated(unsafe) let object = object
      nonisolated(unsafe) var fields: [Reflection.Stored]?
      MainActor.assumeIsolated {
        guard let screen = unsafe object as? any HostedScreen else { return }
        if screen.isRunning || objects.findsAll { objects.note(screen) }
        unsafe fields =
          [
            .init(name: "isRunning", value: screen.isRunning, isVar: false),
            .init(name: "contents", value: screen.contents, isVar: false),
            .init(name: "hosted", value: screen.children, isVar: false),
            .init(
              name: "underWay", value: screen.underWay.map { $0.words(inputs.rest) }, isVar: false),
          ] + (screen.isRunning ? screen.stored : [screen.storedFactory])
      }
      return unsafe fields
    }
    // Seldom needed, and an explorer spends much of its time here.
    nonisolated(unsafe) let (subject, value) = (subject, value)
    objects.known = {
      nonisolated(unsafe) var known: [AnyObject] = []
      MainActor.assumeIsolated {
        unsafe known = access.parts(subject).filter { unsafe $0 !== value }
      }
      return unsafe known
    }
    return objects
  }

  func facts(from before: Look<Shown>?) -> Facts<Shown>? {
    guard var look = look() else { return nil }
    look.broken = broken(look.shown) + brokenOverTime
    if explorer.everyWaitShows, explorer.isLoading != nil, look.isRunning, hasBegun,
      waiting.contains(where: { !$0.isCancelled })
    {
      coverage.reach(Finding.everyWaitShows)
      if !look.isLoading { look.broken.append(Finding.everyWaitShows) }
    }
    // What lies beyond a bound is not tried.
    let steps = outcome.isEndless || look.isBeyondBound ? [] : steps
    for step in steps { coverage.reach(step.name) }
    let situation = situation(of: look)
    lastSituation = situation
    return Facts(
      look: look, heard: witness.heard,
      left: waiting.filter { $0.call.work?.isUnderWay == false && !$0.isCancelled }
        .map { ($0.service, $0.name) }
        + inputs.timers.filter { ($0.setter as? ScreenWork)?.isUnderWay == false }
        .map { ($0.name, $0.name) },
      problems: screensKept(in: look) + mistakesTold(), endless: endless,
      isCut: outcome.isEndless || inputs.clocks.contains { $0.problem != nil },
      answer: answer,
      isAtBound: look.isBeyondBound || inputs.bounds.contains { subject.map($0) == true },
      situation: situation, properties: locals.map(\.properties.value),
      calls: steps.map { $0.call },
      kindsLeft: kindsLeft(from: before, to: look), answers: look.isBusy ? nil : answers,
      stepOfLongTask: origins.trace.longTasks.value.isEmpty ? nil : stepWithoutInput)
  }

  private var answers: String? {
    guard let compares = explorer.comparesAnswers, let subject = subject,
      compares(subject), inputs.view.isThere || !inputs.view.hasAppeared
    else { return nil }
    return coverage.numbered(
      (done + inputs.services.flatMap { $0.answered }).joined(separator: "\n"))
  }

  /// The kinds that the last step left, in order.
  private func kindsLeft(from before: Look<Shown>?, to after: Look<Shown>) -> [String] {
    let own = witness.heard.own
    if own.isEmpty { return [before?.kind].compactMap { $0 == after.kind ? nil : $0 } }
    return own.filter { $0.isTaken }.compactMap { $0.from }
  }
}
