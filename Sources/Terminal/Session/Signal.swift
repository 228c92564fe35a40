import Foundation

struct Signal: Sendable, Hashable {
  let number: Int32

  /// The signals that end a program by default: from the keyboard, from `kill`, or because the
  /// terminal is gone.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map(Signal.init)

  /// The job was suspended with Control-Z.
  static let suspension = Signal(number: SIGTSTP)
  /// The job continues.
  static let continuation = Signal(number: SIGCONT)
  /// The terminal has another size.
  static let resize = Signal(number: SIGWINCH)
  /// A job in the background wants to read from the terminal.
  static let terminalInput = Signal(number: SIGTTIN)
  /// A job in the background wants to change the terminal.
  static let terminalOutput = Signal(number: SIGTTOU)

  /// What the process does on this signal.
  var action: sigaction {
    get {
      var action = sigaction()
      unsafe sigaction(number, nil, &action)
      return action
    }
    nonmutating set {
      var action = newValue
      unsafe sigaction(number, &action, nil)
    }
  }

  /// Whether the process ignores this signal, as a parent such as `nohup` wants it.
  var isIgnored: Bool {
    let action = action
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Performs the signal's default action on this process; returns if the process continues.
  ///
  /// Threads of Dispatch block signals, so this one is unblocked for the call.
  func raise() {
    let previousAction = action
    signal(number, SIG_DFL)
    var previousMask = unblock()
    _ = raiseSignal(number)
    unsafe pthread_sigmask(SIG_SETMASK, &previousMask, nil)
    action = previousAction
  }

  /// Unblocks this signal on this thread, and returns the previous signal mask.
  @discardableResult
  func unblock() -> sigset_t {
    var signals = sigset_t()
    var previousMask = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, &previousMask)
    return previousMask
  }
}

// The method shadows the function that it calls.
private let raiseSignal = raise
