#if !(canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST))
  package import ScreenStatesTestKit

  /// The substitute for systems and compilers where the executors cannot be replaced.
  package final class Rest {
    package typealias Choice = (_ candidates: Int) -> Int

    package let sleeps: [(rest: Duration, cause: String?, locals: Locals?)] = []
    let now = Duration.zero
    let tasksUnderWay: [BegunTask] = []
    package var cause = ""
    package var patience = Duration.zero

    package init() {}

    package static let jobsOfOthers = 0
    package static func hasEnded(_ task: UInt) -> Bool { false }

    @MainActor
    package func run(limit: Int = .max, choose: Choice? = nil, _ body: () -> Void) -> RestOutcome {
      body()
      return RestOutcome()
    }

    func number(of task: UInt) -> Int { 0 }
    func result(of task: any ComparedTask) -> Any? { nil }
    package func endSleep() {}
    package func cancelSleepers() {}
    package func giveWay() {}
    package func end() {}
  }

  @MainActor
  package enum RestCheck {
    package static let missed: String? = "everything on this system or with this compiler"
  }
#endif
