/// One step of an action of a random model.
indirect enum Instruction {
  /// Sets one of the two numbers that the model shows.
  case set(Number, Int)
  /// Adds one to the left number, up to three.
  case add
  /// Sets the left number to one that tells all answers that the action has had.
  case recall
  /// Sets the left number back to what it was before something that awaits.
  case keeping(Instruction)
  /// Lets other tasks run.
  case yield
  /// Cancels the stored task of an action.
  case cancel(Int)
  /// Continues by the left number.
  case branch(Int, then: [Instruction], otherwise: [Instruction])
  /// Does the rest only in a task that is not cancelled.
  case unlessCancelled([Instruction])
  /// Awaits the service.
  case ask(Question, then: [Instruction], otherwise: [Instruction])
  /// Sleeps on the clock.
  case sleep(Pause, then: [Instruction])

  /// A number that the model shows.
  enum Number: String, CaseIterable { case left, right }
}

/// A call of the service.
///
/// The questions of one action differ, because a situation does not have the line at which a task
/// waits. Those of two actions may be equal: a situation has the input that started the task.
struct Question {
  let number: Int
  /// How often it is asked at most, if it fails.
  var tries = 1
  /// How long the answer is held before it becomes the right number; nil if it is not used.
  var pause: Pause?
}

/// A duration that belongs to one line of an action: no sum of others is equal to it.
struct Pause {
  let line: Int

  var duration: Duration { .milliseconds([1_009, 1_427, 2_039, 2_887, 4_079][line % 5] + line) }
}

extension Instruction: CustomStringConvertible {
  var description: String { lines.joined(separator: "\n") }

  /// The instruction as it could be written in Swift.
  var lines: [String] {
    switch self {
    case .set(let number, let value): ["\(number) = \(value)"]
    case .add: ["left = min(left + 1, 3)"]
    case .recall: ["left = answers"]
    case .keeping(let instruction):
      ["let former = left"] + instruction.lines + ["left = former"]
    case .yield: ["await Task.yield()"]
    case .cancel(let action): ["task\(action)?.cancel()"]
    case .branch(let value, let then, let otherwise):
      ["if left == \(value) {"] + then.block + ["} else {"] + otherwise.block + ["}"]
    case .unlessCancelled(let then): ["if !Task.isCancelled {"] + then.block + ["}"]
    case .ask(let question, let then, let otherwise):
      question.lines + ["if answer != nil {"] + then.block + ["} else {"] + otherwise.block + ["}"]
    case .sleep(let pause, let then):
      ["if (try? await clock.sleep(for: \(pause.duration))) != nil {"] + then.block + ["}"]
    }
  }
}

extension Question {
  /// The question as it could be written in Swift.
  fileprivate var lines: [String] {
    let call = "try? await service(\(number))"
    let pause = pause.map { ", then sleep(\($0.duration)), then right = answer" } ?? ""
    return [
      "let answer = \(call)\(tries > 1 ? ", up to \(tries) times" : "")\(pause)",
      "answers = answers * 3 + (answer ?? 0)",
    ]
  }
}

extension [Instruction] {
  /// The lines, indented.
  var block: [String] { flatMap(\.lines).map { "  \($0)" } }
}
