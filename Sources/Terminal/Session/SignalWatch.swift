import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Hears of signals on the main actor, where they interrupt nothing.
///
/// A signal handler in the old sense may run between any two instructions and do next to nothing.
/// Here the signals are ignored as such, and Dispatch reports them.
@MainActor
final class SignalWatch {
  /// What the process did on each signal while one was watched before.
  ///
  /// On Linux Dispatch needs an action of its own for a signal, and sets it only the first time
  /// that a process asks; a second watch would be deaf unless it brought that action back.
  private static var actions: [Signal: sigaction] = [:]

  private var sources: [Signal: any DispatchSourceSignal] = [:]
  private var heard: Set<Signal> = []

  /// Begins to hear.
  ///
  /// The handler is also called once for each signal when Dispatch has begun to listen, if it is
  /// one of those in `catchUp`: for signals that say "look again", and may have come just before.
  init(
    _ signals: [Signal], catchUp: Set<Signal>, handler: @escaping @MainActor (Signal) -> Void
  ) {
    for signal in signals {
      if let action = Self.actions[signal] { signal.action = action } else { signal.ignore() }
      let source = DispatchSource.makeSignalSource(signal: signal.number, queue: .main)
      source.setEventHandler { @Sendable in
        MainActor.assumeIsolated { handler(signal) }
      }
      source.setRegistrationHandler { @Sendable [weak self] in
        MainActor.assumeIsolated {
          self?.heard.insert(signal)
          if catchUp.contains(signal) { handler(signal) }
        }
      }
      sources[signal] = source
      source.activate()
    }
  }

  /// Hears no more; the signals do again what they do to any program.
  func cancel() {
    for (signal, source) in sources {
      if heard.contains(signal) { Self.actions[signal] = signal.action }
      source.cancel()
      signal.restoreDefault()
    }
    sources = [:]
  }
}
