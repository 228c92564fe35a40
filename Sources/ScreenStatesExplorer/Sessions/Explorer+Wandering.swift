extension Explorer {
  /// Makes a subject, passes it to a closure, and then does some of its inputs at random.
  package func wander(
    inputs count: Int, using generator: inout some RandomNumberGenerator,
    attend: (Subject) -> Void
  ) async {
    var explorer = self
    // The closure may use its own threads.
    explorer.guessesRest = true
    let trial = await Trial(explorer, Coverage())
    guard let subject = trial.subject else { return }
    attend(subject)
    if let start = access.startCall { _ = await trial.perform(start) }
    for _ in 0..<count {
      guard let step = trial.steps.randomElement(using: &generator) else { return }
      _ = await trial.perform(step.call)
    }
  }
}
