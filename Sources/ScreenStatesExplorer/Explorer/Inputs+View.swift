public import ScreenStatesTestKit

/// Whether the view is visible, and what it does when it appears, disappears, or a value changes.
@MainActor
final class ViewHooks<Subject> {
  typealias Hook = (call: String, run: @MainActor (Subject) async -> Void)

  var isThere = false
  /// What it does next, by whether it is visible: if it is not, it appears.
  var hooks: [Bool: [Hook]] = [:]
  /// Closures that look for changed values after each step.
  var changes: [@MainActor (Subject) -> Void] = []
  /// How often a changed value has started a task anew.
  var restarts = 0
}

extension Inputs {
  /// What the view does when it appears, with the Swift call as a history prints it; it appears and
  /// disappears alternately.
  public func appear(_ call: String, _ act: @escaping @MainActor (Subject) async -> Void) {
    add((call, act), when: false)
  }

  /// What the view does when it disappears, with the Swift call as a history prints it.
  public func disappear(_ call: String, _ act: @escaping @MainActor (Subject) async -> Void) {
    add((call, act), when: true)
  }

  /// What the view's `task` does, with the Swift call in it, such as `await model.load()`.
  ///
  /// It begins when the view appears, and is cancelled when the view disappears.
  public func task(_ call: String, _ work: @escaping @MainActor (Subject) async -> Void) {
    task(call, id: { _ in 0 }, work)
  }

  /// What the view's `task(id:)` does; when the identifier changes, it is cancelled and restarts.
  public func task<ID: Equatable>(
    _ call: String, id: @escaping @MainActor (Subject) -> ID,
    _ work: @escaping @MainActor (Subject) async -> Void
  ) {
    var task: Task<Void, Never>?
    var former: ID?
    let begin: @MainActor (Subject) -> Void = { subject in
      task?.cancel()
      former = id(subject)
      task = Task { [weak subject] in if let subject { await work(subject) } }
    }
    appear("let task = Task { \(call) }") { begin($0) }
    disappear("task.cancel()") { _ in
      task?.cancel()
      former = nil
    }
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
    id: @escaping @MainActor (Subject) -> ID, _ work: @escaping @MainActor (Subject) async -> Void
  ) {
    task("try await clock.sleep(for: \(SwiftText.of(delay))); \(call)", id: id) { subject in
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
    addAct(name) { [view] _ in
      guard view.isThere == isThere else { return [] }
      let hooks = view.hooks[isThere, default: []]
      let call = hooks.isEmpty ? "// \(name)" : hooks.map(\.call).joined(separator: "; ")
      return [
        PossibleInput(name: name, call: call, isAct: true) { subject in
          view.isThere.toggle()
          for hook in hooks { await hook.run(subject) }
        }
      ]
    }
  }
}
