/// Answers, sleeps and steps of a clock that have led back to a situation.
struct Round: Hashable {
  let path: String
  let steps: [String]
}

// The later calls and sleeps of a long task are not told apart, and the task may count them.
extension Search {
  /// Records the steps by which a long task has come back to a situation of its own history.
  func noteRound(to known: Int, _ history: [Move], _ facts: Facts<Shown>, from index: Int?) {
    guard facts.isOfLongTask, !explorer.isDepthAsked, let move = history.last else { return }
    var (steps, place) = ([facts.step(move)], index)
    while let index = place, index != known {
      let node = nodes[index]
      guard node.facts.isOfLongTask, let move = node.history.last else { return }
      steps.insert(node.facts.step(move), at: 0)
      place = node.former
    }
    let round = Round(path: facts.look.path, steps: steps)
    if place == known, roundsMet.insert(round).inserted { rounds.append((round, known)) }
  }

  /// Repeats such steps 30 times, or until one leads to a new situation or is not possible.
  func tryRound(_ round: Round, from index: Int) async {
    gathering.report.histories += 1
    let trial = await Trial(explorer, coverage)
    var (moves, place) = (nodes[index].history, index)
    let isThere = await reaches(moves, trial)
    for step in isThere ? Array(repeating: round.steps, count: 30).flatMap(\.self) : [] {
      trial.witness.forget()
      guard let call = trial.steps.first(where: { ($0.answer?.text ?? $0.call) == step })?.call,
        await trial.perform(call), let facts = trial.facts(from: nodes[place].look)
      else { break }
      moves.append(Move(call: call))
      gathering.add(facts, after: nodes[place].look, moves.texts)
      guard facts.isWhole, !arrive(moves, facts, from: place), let next = nodes[place].next.last
      else { break }
      place = next
    }
    gathering.find(await trial.letGo(), moves.texts)
    lookAtTime()
  }
}
