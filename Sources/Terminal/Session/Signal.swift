import Foundation

/// A signal of the operating system.
struct Signal: Sendable, Hashable {
  let number: Int32

  /// What ends a program that does nothing about it: from the keyboard, by `kill`, or because the
  /// terminal is gone.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map(Signal.init)

  /// The job was put aside with Control-Z.
  static let suspension = Signal(number: SIGTSTP)

  /// The job goes on.
  static let continuation = Signal(number: SIGCONT)

  /// The terminal has another size.
  static let resize = Signal(number: SIGWINCH)

  /// A job in the background wants to read from the terminal.
  static let terminalInput = Signal(number: SIGTTIN)

  /// A job in the background wants to change the terminal.
  static let terminalOutput = Signal(number: SIGTTOU)

  /// What the process does when this signal comes.
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

  /// Whether the process takes no notice of this signal.
  ///
  /// A parent may have started it so, as `nohup` does, and means it.
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

  /// From here on this signal does what it does to any program.
  func restoreDefault() { signal(number, SIG_DFL) }

  /// Does to this process what the signal does by default, and returns if it lives on.
  ///
  /// The threads of Dispatch keep signals from themselves, so for this one call the door is opened.
  func raise() {
    let previousAction = action
    restoreDefault()
    var previousMask = unblock()
    _ = raiseSignal(number)
    unsafe pthread_sigmask(SIG_SETMASK, &previousMask, nil)
    action = previousAction
  }

  /// Lets this signal through to this thread, and returns what was kept from it before.
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

// The method hides the function that it calls.
private let raiseSignal = raise
