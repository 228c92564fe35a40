package enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  /// The command line was not valid: `EX_USAGE` of sysexits(3).
  case usage = 64
  /// The user pressed Control-C: as a shell says it of that signal.
  case interrupted = 130
}
