extension Search {
  /// Checks the rules that every factory must keep, with each sample.
  func checkSamples() async {
    for sample in explorer.samples {
      let first = await check(sample)
      let second = await check(sample, comparing: false)
      if let first, let second, !isSame(first, second) {
        gathering.find(
          .differentDisplays,
          "\(sample.name) shows something else on another fresh screen, so something is shared.",
          [sample.call])
      }
    }
  }

  /// Enters a sample on a fresh screen, leaves it, and enters it again; returns the first look at it.
  private func check(_ sample: KindSample<Subject>, comparing: Bool = true) async -> Look<Shown>? {
    let trial = await Trial(explorer, coverage)
    let timers = trial.timerCount
    gathering.report.histories += 1
    if let refusal = await trial.start(at: sample) {
      gathering.find(.notEntered, refusal, [sample.call])
      return nil
    }
    guard let first = trial.look() else { return nil }
    let inner = trial.screen?.descendants.map { WeakObject($0) } ?? []
    let watched = comparing ? trial.situation(of: first).parts(of: .watched, .answers) : []
    if comparing {
      if first.kind == sample.name { gathering.add(trial.guards, in: first.kind) }
      gathering.find(await trial.stop(in: first.path), [sample.call])
      if trial.timerCount > timers {
        let sentence = "a timer of \(sample.name) still waits after a stop in \(first.path)."
        gathering.find(.left, sentence, about: "a timer", [sample.call])
      }
      await checkSecondEntry(sample, after: first, hosting: inner, watching: watched, of: trial)
    }
    // A refused start has its own finding.
    trial.witness.forget()
    gathering.find(await trial.letGo(), [sample.call])
    return first
  }

  private func checkSecondEntry(
    _ sample: KindSample<Subject>, after first: Look<Shown>, hosting inner: [WeakObject],
    watching watched: [String], of trial: Trial<Subject, Shown>
  ) async {
    let calls = [sample.call, explorer.access.stopCall ?? "", sample.call]
    if let refusal = await trial.start(at: sample) {
      return gathering.find(.notEntered, refusal, calls)
    }
    // What is kept outlives a stop, and decides what is shown.
    let isHeld = trial.screen?.descendants.contains { child in
      inner.contains { $0.object === child }
    }
    guard let second = trial.look(), first.kept == second.kept,
      isHeld != true || first.keptInside == second.keptInside, !isSame(first, second),
      trial.situation(of: second).parts(of: .watched, .answers) == watched
    else { return }
    gathering.find(
      .differentDisplays,
      "\(sample.name) shows \(text(of: second)) when it is entered again, after \(text(of: first))."
        + " \(Finding.remedyForDisplays)",
      about: sample.name, calls)
  }

  private func text(of look: Look<Shown>) -> String {
    ([look.shownText] + look.inner).joined(separator: ", hosting ")
  }

  private func isSame(_ one: Look<Shown>, _ other: Look<Shown>) -> Bool {
    one.path == other.path && one.inner == other.inner && one.showsTheSame(as: other)
  }
}
