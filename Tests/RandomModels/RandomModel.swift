import ScreenStatesExplorer
import ScreenStatesTestKit

/// What a random model shows.
struct ModelDisplay: Equatable {
  let left: Int
  let right: Int
  /// The questions that wait for an answer.
  let asked: [Int?]
}

/// A model that follows a random plan.
@MainActor
final class RandomModel {
  private var (left, right) = (0, 0)
  private let service: PendingWork<Int, Int>
  /// Sleeps for a while, by the clock of the test or for real.
  private let sleep: @MainActor (Duration) async throws -> Void
  private let ledger: Ledger
  /// The actions that can be done only once, and have been done.
  private var done: Set<Int> = []
  private var tasks: [Int: Task<Void, Never>] = [:]

  init(
    _ service: PendingWork<Int, Int>, _ ledger: Ledger,
    sleep: @escaping @MainActor (Duration) async throws -> Void
  ) { (self.service, self.ledger, self.sleep) = (service, ledger, sleep) }

  var shown: ModelDisplay {
    ModelDisplay(
      left: left, right: right, asked: service.calls.filter(\.isWaiting).map(\.argument))
  }

  func canDo(_ action: ModelPlan.Action) -> Bool {
    !done.contains(action.number) && left <= action.highest ?? .max
  }

  func does(_ action: ModelPlan.Action) {
    ledger.note("act\(action.number)")
    if action.isDoneOnce { done.insert(action.number) }
    if action.isStored { tasks[action.number]?.cancel() }
    let task = Task {
      var answers = 0
      await run(action.body, of: action.number, having: &answers)
    }
    if action.isStored { tasks[action.number] = task }
  }

  private func run(
    _ instructions: [Instruction], of action: Int, having answers: inout Int
  ) async {
    for instruction in instructions { await run(instruction, of: action, having: &answers) }
  }

  private func run(_ instruction: Instruction, of action: Int, having answers: inout Int) async {
    switch instruction {
    case .set(.left, let value): left = value
    case .set(.right, let value): right = value
    case .add: left = min(left + 1, 3)
    case .recall: left = answers
    case .keeping(let instruction):
      let former = left
      await run(instruction, of: action, having: &answers)
      left = former
    case .yield: await Task.yield()
    case .cancel(let other): tasks[other]?.cancel()
    case .branch(let value, let then, let otherwise):
      await run(left == value ? then : otherwise, of: action, having: &answers)
    case .unlessCancelled(let then):
      if !Task.isCancelled { await run(then, of: action, having: &answers) }
    case .ask(let question, let then, let otherwise):
      let isAnswered = await asks(question, of: action, having: &answers)
      await run(isAnswered ? then : otherwise, of: action, having: &answers)
    case .sleep(let pause, let then):
      if await sleeps(pause, of: action) { await run(then, of: action, having: &answers) }
    }
  }

  /// Asks until an answer comes, and its pause is over; returns whether that happened.
  private func asks(
    _ question: Question, of action: Int, having answers: inout Int
  ) async -> Bool {
    answers *= 3
    for _ in 0..<question.tries {
      guard let answer = try? await service(question.number) else {
        ledger.note("act\(action) has no answer to \(question.number)")
        continue
      }
      ledger.note("act\(action) has \(answer) for \(question.number)")
      answers += answer
      guard let pause = question.pause else { return true }
      if await sleeps(pause, of: action) {
        right = answer
        return true
      }
    }
    return false
  }

  private func sleeps(_ pause: Pause, of action: Int) async -> Bool {
    let isOver: Void? = try? await sleep(pause.duration)
    ledger.note("act\(action) \(isOver == nil ? "does not sleep" : "has slept") \(pause.line)")
    return isOver != nil
  }
}

extension Explorer<RandomModel, ModelDisplay> {
  /// An explorer of a random model.
  init(_ plan: ModelPlan, keepsLedger: Bool) {
    self.init(
      RandomModel.self, kind: { "\($0.shown.left) \($0.shown.right)" }, showing: { $0.shown }
    ) { inputs in
      let service = PendingWork<Int, Int>(
        whenCancelled: plan.failsWhenCancelled ? .fail : .keepWaiting, reporter: .silent)
      let clock = ManualClock()
      for action in plan.actions {
        inputs.act(action.call, when: { $0.canDo(action) }) { $0.does(action) }
      }
      inputs.answers(
        "service", of: service, with: [.succeed(1), .succeed(2), .fail(CancellationError())])
      inputs.clock(clock)
      return RandomModel(service, Ledger(isKept: keepsLedger)) { duration in
        if plan.sleepsForReal {
          try await Task.sleep(for: duration)
        } else {
          try await clock.sleep(for: duration)
        }
      }
    }
  }
}
