/// Answers, sleeps and steps of a clock that have led back to a situation.
struct Round: Hashable {
  let situation: Int
  let steps: [String]
}

// The later calls and sleeps of a long task are not told apart, and the task may count them.
extension Search {
  /// Records the steps by which a long task has come back to a situation of its own history.
  ///
  /// Those that no other situation of the same kind has are tried first, and of the others about 100.
  func noteRound(to known: Int, _ facts: Facts<Shown>, from index: Int?) {
    guard let last = facts.stepOfLongTask, !explorer.isDepthAsked else { return }
    var (steps, place) = ([last], index)
    while let index = place, index != known {
      guard let step = nodes[index].facts.stepOfLongTask else { return }
      steps.insert(step, at: 0)
      place = nodes[index].former
    }
    let round = Round(situation: known, steps: steps)
    guard place == known, roundsMet.insert(round).inserted else { return }
    let isFirst = stepsMet.insert(steps + [facts.look.payload]).inserted
    guard isFirst || roundsMet.count < 100 else { return }
    rounds.insert(round, at: isFirst ? 0 : rounds.endIndex)
  }

  /// Repeats such steps 20 times, or until one is not possible; with few pauses, as a number that a
  /// task doubles before each overflows after 33.
  func tryRound(_ round: Round) async {
    gathering.report.histories += 1
    let trial = await Trial(explorer, coverage)
    var (moves, place) = (nodes[round.situation].history, round.situation)
    let isThere = await reaches(moves, trial)
    restoreLocals(of: trial, in: place)
    for step in isThere ? Array(repeating: round.steps, count: 20).flatMap(\.self) : [] {
      trial.witness.forget()
      guard trial.pauses <= 16,
        let call = trial.steps.first(where: { $0.nameInRounds == step })?.call
      else { break }
      tell(moves, then: call)
      guard await trial.perform(call), let facts = trial.facts(from: nodes[place].look) else {
        break
      }
      moves.append(Move(call: call))
      gathering.add(facts, after: nodes[place].look, moves.texts)
      guard facts.isWhole else { break }
      _ = arrive(moves, facts, from: place)
      guard !isFull, let next = nodes[place].next.last else { break }
      place = next
    }
    gathering.find(await trial.letGo(), moves.texts)
    lookAtTime()
  }
}
