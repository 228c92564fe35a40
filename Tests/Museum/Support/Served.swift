import ScreenStatesTestKit

/// What most classes of the museum have: a server to ask, and a flag that fixes them.
@MainActor
class Served<Argument, Value> {
  let server: PendingWork<Argument, Value>
  let isFixed: Bool

  init(_ server: PendingWork<Argument, Value>, _ isFixed: Bool) {
    (self.server, self.isFixed) = (server, isFixed)
  }
}
