import Foundation

/// Handles signals on the main actor.
///
/// No signal is lost: the watch handles each signal from its beginning on, and a signal that is
/// pending when the watch ends has its default action. If the main actor is blocked, for example by
/// a terminal that accepts no output, a signal that ends programs ends this one after ``patience``
/// through ``LastResort``.
@MainActor
final class SignalWatch {
  /// The present watch; there is only one, because signal handlers belong to the process.
  private static weak var current: SignalWatch?

  /// How long the main actor may take to handle a signal that ends programs.
  private nonisolated static let patience = DispatchTimeInterval.seconds(1)

  private let handler: @MainActor (Signal) -> Void
  private var found: [Signal: sigaction] = [:]

  /// Begins to handle signals.
  ///
  /// If the process can open no more files, the signals keep their default actions.
  init(_ signals: [Signal], handler: @escaping @MainActor (Signal) -> Void) {
    self.handler = handler
    guard SignalPipe.open({ Self.pass($0) }) else { return }
    Self.current = self
    for signal in signals {
      found[signal] = signal.action
      SignalPipe.take(signal)
    }
  }

  /// Ends the watch and restores the previous actions.
  func cancel() {
    for (signal, action) in found { signal.action = action }
    found = [:]
    if Self.current === self { Self.current = nil }
  }

  private nonisolated static func pass(_ signal: Signal) {
    let end = DispatchWorkItem { @Sendable in LastResort.end(by: signal) }
    if Signal.ending.contains(signal) {
      SignalPipe.queue.asyncAfter(deadline: .now() + patience, execute: end)
    }
    DispatchQueue.main.async { @Sendable in
      MainActor.assumeIsolated {
        if let current { current.handler(signal) } else { signal.raise() }
      }
      end.cancel()
    }
  }
}
