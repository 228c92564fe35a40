public import ScreenStatesTestKit

/// Whether the view is visible, and what it does when it appears, disappears, or a value changes.
@MainActor
final class ViewHooks<Subject> {
  struct Hook {
    let call: String
    let condition: (@MainActor (Subject) -> Bool)?
    let run: @MainActor (Subject) async -> Void
  }

  var isThere = false
  var hasAppeared = false
  var appearsOnce = false
  /// What it does next, by whether it is visible: if it is not, it appears.
  var hooks: [Bool: [Hook]] = [:]
  /// Closures that look for changed values after each step.
  var changes: [@MainActor (Subject) -> Void] = []
  /// Closures that cancel the view's tasks, as the end of a history does.
  var endings: [@MainActor () -> Void] = []
  /// How often a changed value has started a task anew.
  var restarts = 0
  /// Called with what begins each of its tasks.
  var noteCause: @MainActor (Cause) -> Void = { _ in }

  /// What a history prints when the view disappears or appears.
  func call(whenThere isThere: Bool) -> String {
    let calls = hooks[isThere, default: []].map(\.call)
    let name = isThere ? "// the view disappears" : "// the view appears"
    return calls.isEmpty ? name : calls.joined(separator: "; ")
  }
}

extension Inputs {
  /// What the view does when it appears, with the Swift call as a history prints it.
  ///
  /// The view appears and disappears alternately, each only while the conditions of all hooks hold.
  public func appear(
    _ call: String, when condition: (@MainActor (Subject) -> Bool)? = nil,
    _ act: @escaping @MainActor (Subject) async -> Void
  ) {
    add(.init(call: call, condition: condition, run: act), when: false)
  }

  /// What the view does when it disappears, with the Swift call as a history prints it; a view that is
  /// there at the end of a history disappears before the subject is released.
  public func disappear(
    _ call: String, when condition: (@MainActor (Subject) -> Bool)? = nil,
    _ act: @escaping @MainActor (Subject) async -> Void
  ) {
    add(.init(call: call, condition: condition, run: act), when: true)
  }

  /// Says that the view appears once: after it has disappeared, it does not come back.
  public func theViewAppearsOnce() {
    view.appearsOnce = true
    bounds.append { [view] _ in view.hasAppeared && !view.isThere }
  }

  /// What the view's `task` does, with the Swift call in it, such as `await model.load()`.
  ///
  /// It begins when the view appears, and is cancelled when the view disappears.
  public func task(
    _ call: String, when condition: (@MainActor (Subject) -> Bool)? = nil,
    _ work: @escaping @MainActor (Subject) async -> Void
  ) {
    task(call, when: condition, id: { _ in 0 }, work)
  }

  /// What the view's `task(id:)` does; when the identifier changes, it is cancelled and restarts.
  public func task<ID: Equatable>(
    _ call: String, when condition: (@MainActor (Subject) -> Bool)? = nil,
    id: @escaping @MainActor (Subject) -> ID,
    _ work: @escaping @MainActor (Subject) async -> Void
  ) {
    var task: Task<Void, Never>?
    var former: ID?
    let begin: @MainActor (Subject) -> Void = { [unowned view] subject in
      task?.cancel()
      former = id(subject)
      let cause = Cause.first?.beside
      if let cause { view.noteCause(cause) }
      Cause.$first.withValue(cause) {
        task = Task { [weak subject] in if let subject { await work(subject) } }
      }
    }
    appear("let task = Task { \(call) }", when: condition) { [unowned view] in
      // It may have disappeared while another hook waited.
      if view.isThere { begin($0) }
    }
    disappear("task.cancel()") { _ in
      task?.cancel()
      former = nil
    }
    view.endings.append { task?.cancel() }
    view.changes.append { [weak self] in
      guard let last = former, last != id($0) else { return }
      self?.view.restarts += 1
      begin($0)
    }
  }

  /// What the view's `task(id:)` does after a pause.
  ///
  /// It begins once the identifier has stayed the same for a duration on the clock. Declare the
  /// clock with ``clock(_:_:)``; the history calls it `clock`.
  public func debounce<ID: Equatable>(
    _ call: String, for delay: Duration, on clock: ManualClock,
    when condition: (@MainActor (Subject) -> Bool)? = nil,
    id: @escaping @MainActor (Subject) -> ID, _ work: @escaping @MainActor (Subject) async -> Void
  ) {
    let whole = "try await clock.sleep(for: \(SwiftText.of(delay))); \(call)"
    task(whole, when: condition, id: id) { subject in
      guard (try? await clock.sleep(for: delay)) != nil else { return }
      await work(subject)
    }
  }

  private func add(_ hook: ViewHooks<Subject>.Hook, when isThere: Bool) {
    if view.hooks.isEmpty {
      declare("the view appears", when: false)
      declare("the view disappears", when: true)
    }
    view.hooks[isThere, default: []].append(hook)
  }

  private func declare(_ name: String, when isThere: Bool) {
    add([.input(name)], { [view] in $0 == view.call(whenThere: isThere) }) { [view] subject in
      guard view.isThere == isThere, isThere || !view.appearsOnce || !view.hasAppeared,
        view.hooks[isThere, default: []].allSatisfy({ $0.condition?(subject) != false })
      else { return [] }
      return [
        PossibleInput(name: name, call: view.call(whenThere: isThere), isAct: true) { subject in
          view.isThere.toggle()
          view.hasAppeared = true
          for hook in view.hooks[isThere, default: []] { await hook.run(subject) }
        }
      ]
    }
  }
}
