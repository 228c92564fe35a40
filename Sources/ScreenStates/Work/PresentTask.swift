extension Lifeline {
  /// The name of the work whose task runs the present code, if `settled()` waits for that work.
  @MainActor var workOfPresentTask: String? {
    allWork.lazy.filter { $0.isPending }.compactMap { $0.workOfPresentTask }.first
  }
}

extension ScreenWork {
  /// Notes the task of this work, so that `settled()` finds a call in work that it waits for.
  ///
  /// A task-local value would not do: tasks that the work creates inherit it, and they may wait
  /// for the screen.
  final func noteTask() { taskHash = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }

  /// The name of this work, or of work in its child, whose task runs the present code.
  final var workOfPresentTask: String? {
    let present = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
    if let present, present == taskHash { return name }
    return child?.lifeline.workOfPresentTask
  }
}
