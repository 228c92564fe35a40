import Foundation

/// Hears of signals on the main actor, where they interrupt nothing.
///
/// No signal is lost: one that comes as soon as the watch has begun is heard, and one that is still
/// on its way when the watch ends does what it does to any program. The main actor may be kept from
/// hearing, as by a terminal that takes no output; a signal that ends programs then ends this one
/// after a while all the same, by way of ``LastResort``.
@MainActor
final class SignalWatch {
  /// The watch that hears at the moment; handlers belong to the process.
  private static weak var current: SignalWatch?

  /// For how long the main actor may leave a signal alone that ends programs.
  private nonisolated static let patience = DispatchTimeInterval.seconds(1)

  private let handler: @MainActor (Signal) -> Void
  private var found: [Signal: sigaction] = [:]

  /// Begins to hear.
  ///
  /// If the process may open no more files, nothing is heard, and the signals do what they do to
  /// any program.
  init(_ signals: [Signal], handler: @escaping @MainActor (Signal) -> Void) {
    self.handler = handler
    guard SignalPipe.open({ Self.pass($0) }) else { return }
    Self.current = self
    for signal in signals {
      found[signal] = signal.action
      SignalPipe.take(signal)
    }
  }

  /// Hears no more; the signals do again what they did before.
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
