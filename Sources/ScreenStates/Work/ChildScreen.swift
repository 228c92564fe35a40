/// A screen without its kinds, as its host sees it.
@MainActor
package protocol ChildScreen: AnyObject {
  /// The names of the kinds on the whole way in.
  var path: String { get }
  /// What is under way in it and in its children, below the path of its host.
  func underWay(below host: String) -> [UnderWay]
  #if DEBUG
    /// The name of the work in it, or in its children, in whose task the present code runs.
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
    /// The name of the work that `settled()` waits for in whose task the present code runs.
    @MainActor var workOfPresentTask: String? {
      allWork.lazy.filter { $0.isPending }.compactMap { $0.workOfPresentTask }.first
    }
  }

  extension Screen.Work {
    /// Notes the task that runs it, by which `settled()` finds that it is awaited in work that it
    /// waits for.
    ///
    /// A task-local value would not do: a task that the work makes inherits it, and may well wait
    /// for the screen.
    @usableFromInline final func noteTask() {
      taskHash = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
    }

    /// The name of the work, or of that in its child, in whose task the present code runs.
    final var workOfPresentTask: String? {
      let present = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
      return if let present, present == taskHash { name } else { child?.workOfPresentTask }
    }
  }
#endif
