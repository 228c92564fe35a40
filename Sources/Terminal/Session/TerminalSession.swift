/// The terminal, while a program has exclusive use of it.
///
/// From its start to ``close()``, keys arrive one by one, and the program draws on the alternate
/// screen. The terminal is restored on `close()`, when the process exits, and when a signal ends or
/// suspends the process. It is not restored after a trap in the program or after `kill -9`.
///
///     guard let session = TerminalSession(styling: .colors) else { return }
///     defer { session.close() }
///     session.draw(["Press q."])
///     for await event in session.events where event == .key(.character("q")) { break }
@MainActor
package final class TerminalSession {
  /// The events, for one reader; the last is ``TerminalEvent/end``, unless ``close()`` is called.
  package let events: AsyncStream<TerminalEvent>

  package private(set) var size: TerminalSize

  private let output: Descriptor
  private let mode: TerminalMode
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private var canvas: Canvas
  private var frame: [StyledLine] = []
  private var reading: Task<Void, Never>?
  private var isOpen = true

  /// Opens the terminal; returns `nil` if the input or the output is not a terminal.
  ///
  /// There can be one session at a time, and usually one in a process: after ``close()`` the thread
  /// that waits for keys consumes the next key.
  package init?(
    input: Descriptor = .standardInput, output: Descriptor = .standardOutput, styling: Styling
  ) {
    guard let mode = TerminalMode(input: input, output: output) else { return nil }
    (self.output, self.mode) = (output, mode)
    size = output.terminalSize ?? .usual
    canvas = Canvas(styling: styling)
    (events, continuation) = AsyncStream.makeStream()
    mode.arm()
    // Signals that the parent wants ignored, such as `nohup`, stay ignored.
    let taken = (Signal.ending + [.suspension]).filter { !$0.isIgnored }
    SignalWatch.begin(taken + [.continuation, .resize]) { [weak self] signal in
      if let self { receive(signal) } else { signal.raise() }
    }
    enter()
    reading = Task { [weak self, chunks = input.chunks] in
      var decoder = KeyDecoder()
      for await bytes in chunks {
        for key in decoder.keys(in: bytes) { self?.receive(key) }
      }
      self?.end()
    }
  }

  /// Shows a frame; only the changes since the last one are written.
  package func draw(_ frame: [StyledLine]) {
    self.frame = frame
    guard isOpen else { return }
    do {
      try output.write(canvas.draw(frame, size: size))
    } catch {
      end()
    }
  }

  /// Restores the terminal; a second call does nothing.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    mode.leave()
    TerminalMode.disarm()
    SignalWatch.end()
    reading?.cancel()
    continuation.finish()
  }

  /// Restores the terminal and suspends the job, like Control-Z; when the job continues, the session
  /// takes the terminal again and shows the last frame.
  package func suspend() {
    guard isOpen else { return }
    mode.leave()
    SignalWatch.pauseEnding { Signal.suspension.raise() }
    enter()
  }
}

// MARK: - Events

package enum TerminalEvent: Sendable, Hashable {
  /// A key was pressed, such as Control-C; but not Control-Z, which the session handles.
  case key(Key)

  case resize(TerminalSize)

  /// There are no further events: the input has ended, or the output is closed.
  case end
}

extension TerminalSession {
  private func receive(_ key: Key) {
    guard isOpen else { return }
    if key == .control("z") { suspend() } else { continuation.yield(.key(key)) }
  }

  private func receive(_ signal: Signal) {
    guard isOpen else { return }
    switch signal {
    case .suspension: suspend()
    case .continuation: enter()
    case .resize: measure()
    default:
      // So that the parent process sees which signal ended the program.
      close()
      signal.raise()
    }
  }

  private func end() {
    continuation.yield(.end)
    continuation.finish()
  }

  /// Takes the terminal, for the first time or again, and shows the last frame.
  private func enter() {
    if output.isInBackground {
      // Another job has the terminal. A continuation signal follows when this job has it again.
      return SignalWatch.pauseEnding { Signal.terminalOutput.raise() }
    }
    do {
      try mode.enter()
    } catch {
      return end()
    }
    canvas.forget()
    measure()
    draw(frame)
  }

  private func measure() {
    let now = output.terminalSize ?? .usual
    if now == size { return }
    size = now
    continuation.yield(.resize(now))
  }
}
