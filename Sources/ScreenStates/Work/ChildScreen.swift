/// A screen, type-erased for its host.
@MainActor
package protocol ChildScreen: AnyObject {
  /// The names of the kinds of the screen and its children.
  var path: String { get }
  /// What is under way in it and in its children; each path begins with the host's.
  func underWay(below host: String) -> [UnderWay]
  #if DEBUG
    /// The name of the work, in it or in its children, whose task runs the present code.
    var workOfPresentTask: String? { get }
  #endif
}

extension Screen: ChildScreen {
  package func underWay(below host: String) -> [UnderWay] {
    let path = host + machine.now.kind.name
    return unsafe machine.lifeline.ofState.flatMap { $0.underWay(at: path, .state) }
      + machine.lifeline.ofScreen.flatMap { $0.underWay(at: path, .screen) }
  }

  #if DEBUG
    package var workOfPresentTask: String? { machine.lifeline.workOfPresentTask }
  #endif
}

#if DEBUG
  extension Lifeline {
    /// The name of the work whose task runs the present code, if `settled()` waits for that work.
    @MainActor var workOfPresentTask: String? {
      allWork.lazy.filter { $0.isPending }.compactMap { $0.workOfPresentTask }.first
    }
  }

  extension Screen.Work {
    /// Notes the task of this work, so that `settled()` finds a call in work that it waits for.
    ///
    /// A task-local value would not do: tasks that the work creates inherit it, and they may wait
    /// for the screen.
    @usableFromInline final func noteTask() {
      taskHash = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
    }

    /// The name of this work, or of work in its child, whose task runs the present code.
    final var workOfPresentTask: String? {
      let present = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
      return if let present, present == taskHash { name } else { child?.workOfPresentTask }
    }
  }
#endif
