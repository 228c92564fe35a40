import Dispatch

/// Hears of signals on the main actor, where they interrupt nothing.
///
/// A signal handler in the old sense may run between any two instructions and do next to nothing.
/// Here the signals are ignored as such, and Dispatch reports them.
@MainActor
final class SignalWatch {
  private let signals: [Signal]
  private let sources: [any DispatchSourceSignal]

  init(_ signals: [Signal], handler: @escaping @MainActor (Signal) -> Void) {
    self.signals = signals
    sources = signals.map { signal in
      signal.ignore()
      let source = DispatchSource.makeSignalSource(signal: signal.number, queue: .main)
      source.setEventHandler { @Sendable in
        MainActor.assumeIsolated { handler(signal) }
      }
      if signal == .resize {
        // Dispatch begins to listen a little later; what came before that must not be missed.
        source.setRegistrationHandler { @Sendable in
          MainActor.assumeIsolated { handler(signal) }
        }
      }
      source.activate()
      return source
    }
  }

  /// Hears no more; the signals do again what they do to any program.
  func cancel() {
    for source in sources { source.cancel() }
    for signal in signals { signal.restoreDefault() }
  }
}
