/// What all causes of one history share.
package final class Trace: Sendable {
  /// What runs before the first input.
  package static let making = "the explorer's closure"

  /// The latest input.
  package let input = Locked(Trace.making)
  /// What began the tasks with more calls and sleeps than are told apart.
  package let longTasks = Locked<Set<String>>([])
  /// How many tasks wait for the next element of a sequence, by the input that began them.
  package let followers = Locked<[String: Int]>([:])
  /// Whether a sequence that a task follows has failed.
  package let hasFailed = Locked(false)

  /// The clocks on which a task has slept.
  package let clocks = Locked<[ManualClock]>([])

  package init() {}
}

/// The order in which causes are made, and calls are made, answered and cancelled.
enum EventNumber {
  private static let last = Locked(0)

  static func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

/// The input that started the current task, directly or indirectly, or the work of a screen.
///
/// It tells apart calls and sleeps that look alike, as what follows them may differ.
package final class Cause: Sendable {
  @TaskLocal package static var first: Cause?

  /// Nil for the work of a screen.
  private let name: String?
  /// What it shares with all causes of its history.
  package let trace: Trace
  package let locals: Locals
  /// How many of its calls and sleeps are told apart.
  private let callsPerTask: Int
  /// Its number among all causes, in the order in which they were made.
  private let number: Int
  /// How many of its tasks wait for the test, and how many the test has resumed.
  private let waits: Locked<(waiting: Int, resumed: Int)>
  /// What began the work of a screen; a plain task of the work, which may outlive it, holds both.
  private let former: Cause?

  package convenience init(_ name: String?, _ trace: Trace, callsPerTask: Int) {
    self.init(name, trace, callsPerTask, Locals(), EventNumber.next(), Locked((0, 0)), after: nil)
  }

  private init(
    _ name: String?, _ trace: Trace, _ callsPerTask: Int, _ locals: Locals, _ number: Int,
    _ waits: Locked<(waiting: Int, resumed: Int)>, after former: Cause?
  ) {
    (self.name, self.trace, self.callsPerTask) = (name, trace, callsPerTask)
    (self.locals, self.number, self.waits, self.former) = (locals, number, waits, former)
  }

  /// The same cause for one of several tasks, which wait for the test apart from each other.
  package var beside: Cause {
    Cause(name, trace, callsPerTask, locals, number, Locked((0, 0)), after: nil)
  }

  /// The input and the number of the cause; nil for the work of a screen.
  package var start: Start? { name.map { Start(input: $0, number: number) } }

  /// What began a task.
  package struct Start: Hashable, Sendable {
    package let input: String
    package let number: Int
  }

  /// The cause of the calls and sleeps in the work of a screen.
  package var ofWork: Cause {
    Cause(nil, trace, callsPerTask, Locals(), EventNumber.next(), waits, after: former ?? self)
  }

  /// Whether none of its tasks waits for the test, or one that was resumed has not gone on yet.
  ///
  /// A task holds the cause that it has inherited until the task has ended.
  package var isRunning: Bool { waits.withLock { $0.resumed > 0 || $0.waiting == 0 } }

  /// A wait of the current task for the test.
  struct Wait {
    private let waits = Cause.first?.waits

    init() { waits?.withLock { $0.waiting += 1 } }

    /// The test resumes the task, which comes back to the main actor through another thread.
    func end() { waits?.withLock { $0 = ($0.waiting - 1, $0.resumed + 1) } }

    func goOn() { waits?.withLock { $0.resumed -= 1 } }

    /// Ends what the task waits for in a later job, because the task was cancelled; until then, the
    /// test does not hold it any more.
    func endSoon(_ end: @escaping @MainActor @Sendable () -> Void) {
      waits?.withLock { $0.resumed += 1 }
      Task { @MainActor in
        end()
        goOn()
      }
    }
  }

  /// Names the next call or sleep by the input, by its number, and by the latest input.
  ///
  /// Of the work of a screen, the first has no name, as a situation says what began the work.
  ///
  /// Without the number, the tries of one task would look the same; without a limit, an endless task
  /// would have endless situations. The text says what is waited for: equal waits have the same.
  package func next(_ wait: String) -> String {
    let (number, isBeyond) = locals.waits.withLock { waits in
      let isBeyond = waits >= callsPerTask
      if !isBeyond { waits += 1 }
      return (waits, isBeyond)
    }
    let latest = trace.input.value
    if isBeyond {
      trace.longTasks.withLock { _ = $0.insert(name ?? "the work of a screen") }
      locals.forget()
    }
    locals.begin(wait)
    if let name { return " after \(name) \(number), \(latest)" }
    return number == 1 ? "" : " as number \(number), after \(latest)"
  }
}

/// What the tasks of one cause may hold in local variables.
package final class Locals: Sendable {
  /// The explored object's stored properties as waits began, and now.
  ///
  /// Of equal waits, as those of a loop, only the first and the latest are there: else each pass of a
  /// loop would multiply the situations.
  package typealias Properties = (
    former: [(wait: String, values: [String: String])], now: [String: String]
  )

  /// Begins the name of a property that the test ignores, so that only a change of it is told.
  package static let another = "another "

  private let received = Locked<[String: String]>([:])
  /// The waits that have begun in this step.
  private let begun = Locked<[String]>([])
  /// The number of calls and sleeps so far that are told apart.
  let waits = Locked(0)
  package let properties = Locked<Properties>(([], [:]))

  /// Records the latest answer to a call, or the input that sent the latest element of a sequence.
  package func note(_ thing: String, from source: String) {
    received.withLock { $0[source] = thing }
  }

  /// Goes on from what was recorded on another subject.
  ///
  /// A property that had not changed there has the present value of this subject: ignored properties and
  /// identifiers differ from one subject to the next.
  package func restore(_ known: Properties, _ ignored: [String: String]) {
    let present = properties.value.now.merging(ignored) { $1 }
    let former = known.former.map { wait, values in
      let values = values.map { name, value in
        if known.now[name] == value { return (name, present[name] ?? value) }
        return (name, ignored[name] == nil ? value : "")
      }
      return (wait, Dictionary(uniqueKeysWithValues: values))
    }
    properties.value = (former, known.now)
    begun.value = []
  }

  /// Records the object's stored properties after a step, in which further waits may have begun.
  package func note(_ now: [String: String]) {
    let begun = begun.withLock { exchange(&$0, with: []) }
    properties.withLock { properties in
      properties.now = now
      for wait in begun {
        let equal = properties.former.indices.filter { properties.former[$0].wait == wait }
        if equal.count == 2 {
          properties.former[equal[1]].values = now
        } else {
          properties.former.append((wait, now))
        }
      }
    }
  }

  func begin(_ wait: String) { begun.withLock { $0.append(wait) } }

  func forget() {
    (received.value, begun.value) = ([:], [])
    properties.value = ([], [:])
  }

  /// What its tasks have received, and what was different when one of their waits began.
  package var words: String {
    let (former, now) = properties.value
    let changed = former.enumerated().flatMap { index, former in
      former.values.filter { now[$0] != $1 }.map { name, value in
        let wait = "its wait \(index + 1)"
        return name.hasPrefix(Self.another)
          ? "\(name) since \(wait)" : "\(name) was \(value) at \(wait)"
      }
    }
    let all = received.value.map { "\($0): \($1)" }.sorted() + changed.sorted()
    return all.isEmpty ? "" : " with \(all.joined(separator: ", "))"
  }
}
