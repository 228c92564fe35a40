/// What the screens of a trial do: the outermost machine first.
struct Plan {
  var machines: [MachinePlan]

  /// Whether each step tells the outermost screen's observers one frame at most.
  var hasOneFrameAStep = false
}

/// What one screen does.
struct MachinePlan {
  /// By the number of the kind.
  var kinds: [KindPlan]

  /// What an observer does when it is told a loud frame.
  var whenTold: [Act] = []
}

/// What the states of one kind do.
struct KindPlan {
  var onEnter: [Act] = []
  var onExit: [Act] = []
  var onGuard: [Act] = []
  var onKept: [Act] = []
  var refused: Set<Int> = []

  /// What a user's taps lead to, by the number of the tap.
  var onTap: [[Act]] = []
}

/// One thing that a state does.
indirect enum Act {
  /// Draws, in one frame.
  case draw
  /// Draws with no update around it: a frame by itself.
  case drawAlone
  /// Asks for a kind, as a state.
  case ask(Int)
  /// Asks for a kind, through the screen.
  case askScreen(Int)
  /// Does not answer, on the record.
  case ignore
  /// Writes what is kept.
  case write
  /// Begins a load.
  case load(Label, Reply)
  /// Sets a timer.
  case timer(Label, Reply)
  /// Sets a timer of the screen, which tells whichever state is then current.
  case screenTimer(Label, Reply)
  /// Hosts a screen of another machine of the plan; its settled kinds lead to kinds of this one.
  case host(machine: Int, leading: [Int: Int])
  /// Ends the work that it began last.
  case endLast
  case stop
  case start(Int?)

  /// Which work it is, for the events that answer it.
  enum Label { case first, second, timer }
}

/// What an answer leads to.
struct Reply {
  var acts: [Act] = [.draw]
  /// The next kind, or nil to stay.
  var next: Int?
  /// Whether to stay until everything that the state began has been answered.
  var waitsForAll = false
}
