import ScreenStatesTestKit

/// What the classes of the museum have: a flag that fixes them, and what they ask and wait for.
@MainActor
class Fixable {
  let isFixed: Bool

  init(_ isFixed: Bool) { self.isFixed = isFixed }
}

class Served<Argument, Value>: Fixable {
  let server: PendingWork<Argument, Value>

  init(_ server: PendingWork<Argument, Value>, _ isFixed: Bool) {
    self.server = server
    super.init(isFixed)
  }
}

class Timed: Fixable {
  let clock: ManualClock

  init(_ clock: ManualClock, _ isFixed: Bool) {
    self.clock = clock
    super.init(isFixed)
  }
}

class ServedInTime<Argument, Value>: Timed {
  let server: PendingWork<Argument, Value>

  init(_ server: PendingWork<Argument, Value>, _ clock: ManualClock, _ isFixed: Bool) {
    self.server = server
    super.init(clock, isFixed)
  }
}

/// It asks through a closure, with which its exhibit notes what came of it.
class Asking<Argument, Value>: Fixable {
  let ask: @MainActor (Argument) async throws -> Value

  init(_ isFixed: Bool, ask: @escaping @MainActor (Argument) async throws -> Value) {
    self.ask = ask
    super.init(isFixed)
  }
}
