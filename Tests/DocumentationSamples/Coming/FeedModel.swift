/// Stands in for a machine of GameplayKit: one object for each class, used again and again.
@MainActor
final class Steps {
  private let steps: [Step]
  private(set) var current: Step

  init(_ steps: [Step], beginningWith first: Step) {
    (self.steps, current) = (steps, first)
    for step in steps { step.machine = self }
  }

  @discardableResult func enter(_ type: Step.Type) -> Bool {
    guard current.next.contains(where: { $0 == type }),
      let step = steps.first(where: { Swift.type(of: $0) == type })
    else { return false }
    current = step
    step.didEnter()
    return true
  }
}

@MainActor
class Step {
  weak var machine: Steps?
  weak var model: FeedModel?
  var next: [Step.Type] { [] }

  func didEnter() {}
}

@MainActor
final class FeedModel {
  let load: @MainActor (String) async throws -> [String]
  private(set) var feed = ""
  var rows: [String] = []
  let machine: Steps

  init(load: @escaping @MainActor (String) async throws -> [String]) {
    self.load = load
    let steps = [IdleStep(), LoadingStep(), FailedStep()]
    machine = Steps(steps, beginningWith: steps[0])
    for step in steps { step.model = self }
  }

  func select(_ feed: String) {
    self.feed = feed
    rows = []
    machine.enter(LoadingStep.self)
  }
}

final class IdleStep: Step {
  override var next: [Step.Type] { [LoadingStep.self] }
}

final class LoadingStep: Step {
  override var next: [Step.Type] { [IdleStep.self, FailedStep.self] }

  override func didEnter() {
    Task {
      guard let model else { return }
      do {
        model.rows += try await model.load(model.feed)
        machine?.enter(IdleStep.self)
      } catch {
        machine?.enter(FailedStep.self)
      }
    }
  }
}

final class FailedStep: Step {
  override var next: [Step.Type] { [LoadingStep.self] }
}
