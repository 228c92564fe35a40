/// What a command tells the shell when it ends.
package enum ExitStatus: Int32 {
  /// It did what was asked.
  case success = 0
  /// What was asked for could not be shown.
  case failure = 1
  /// The command line was wrong; EX_USAGE of sysexits(3).
  case usage = 64
}
