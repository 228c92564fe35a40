/// The behaviour of a trial's screens, the outermost machine first.
struct Plan {
  var machines: [MachinePlan]

  /// Whether each step leads to at most one frame of the outermost screen.
  var hasOneFrameAStep = false
}

/// The behaviour of one screen.
struct MachinePlan {
  /// The plans of the kinds, by number.
  var kinds: [KindPlan]

  /// The acts of an observer that is called with a loud frame.
  var whenTold: [Act] = []
}

/// The behaviour of the states of one kind.
struct KindPlan {
  var onEnter: [Act] = []
  var onExit: [Act] = []
  var onGuard: [Act] = []
  var onKept: [Act] = []
  var refused: Set<Int> = []

  /// The acts of the user's taps, by number.
  var onTap: [[Act]] = []
}

/// An act of a state.
indirect enum Act {
  /// Draws in one frame.
  case draw
  /// Draws without an update: a frame by itself.
  case drawAlone
  /// Requests a kind through the state.
  case ask(Int)
  /// Requests a kind through the screen.
  case askScreen(Int)
  /// Ignores the request, which the log records.
  case ignore
  /// Writes the kept value.
  case write
  /// Begins a load.
  case load(Label, Reply)
  /// Sets a timer.
  case timer(Label, Reply)
  /// Sets a timer of the screen, which calls whichever state is then current.
  case screenTimer(Label, Reply)
  /// Hosts a screen of another machine; its settled kinds lead to kinds of this machine.
  case host(machine: Int, leading: [Int: Int])
  /// Ends the work that the state began last.
  case endLast
  case stop
  case start(Int?)

  /// Names work for the events that answer it.
  enum Label { case first, second, timer }
}

/// The effect of an answer.
struct Reply {
  var acts: [Act] = [.draw]
  /// The next kind, or nil to stay.
  var next: Int?
  /// Whether to stay until all work of the state has been answered.
  var waitsForAll = false
}
