/// The terminal, as long as a program has it for itself.
///
/// From ``open(input:output:styling:)`` to ``close()`` keys arrive one by one, the program draws on
/// a screen of its own, and what stood there before is kept. The terminal is given back as it was
/// on `close()`, when the process exits, and when a signal from outside ends or suspends it. Only a
/// trap in the program itself, and `kill -9`, leave it as it is.
///
///     guard let session = TerminalSession.open(styling: .colors) else { return }
///     defer { session.close() }
///     session.draw(["Press q."])
///     for await event in session.events where event == .key(.character("q")) { break }
@MainActor
package final class TerminalSession {
  /// What happens at the terminal, for one reader.
  ///
  /// The events end after ``TerminalEvent/end``, or with ``close()``.
  package let events: AsyncStream<TerminalEvent>

  /// The size of the terminal.
  package private(set) var size: TerminalSize

  private let output: Output
  private let mode: TerminalMode
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private var canvas: Canvas
  private var frame: [StyledLine] = []
  private var watch: SignalWatch?
  private var reading: Task<Void, Never>?
  private var isOpen = true

  /// Takes the terminal, or returns `nil` if the input or the output is none.
  ///
  /// One session at a time, and usually one a process: the thread that waits for keys stays behind
  /// after ``close()`` and swallows what is typed next.
  package static func open(
    input: Descriptor = .standardInput, output: Descriptor = .standardOutput, styling: Styling
  ) -> TerminalSession? {
    let output = Output(output)
    guard let mode = TerminalMode(input: input, output: output) else { return nil }
    let session = TerminalSession(output: output, mode: mode, styling: styling)
    session.begin(reading: InputBytes(descriptor: input))
    return session
  }

  private init(output: Output, mode: TerminalMode, styling: Styling) {
    self.output = output
    self.mode = mode
    size = output.descriptor.terminalSize ?? .usual
    canvas = Canvas(styling: styling)
    (events, continuation) = AsyncStream.makeStream()
  }

  private func begin(reading input: InputBytes) {
    LastResort.arm(mode)
    // What a parent wants ignored, as `nohup` does, is none of this session's business.
    let taken = (Signal.ending + [.suspension]).filter { !$0.isIgnored }
    let signals = taken + [.continuation, .resize]
    watch = SignalWatch(signals) { [weak self] signal in
      self?.receive(signal)
    }
    enter()
    reading = Task { [weak self] in
      var decoder = KeyDecoder()
      for await bytes in input {
        for key in decoder.keys(in: bytes) { self?.receive(key) }
      }
      self?.end()
    }
  }

  /// Shows a frame; what did not change since the last one is not written.
  package func draw(_ frame: [StyledLine]) {
    self.frame = frame
    guard isOpen else { return }
    do {
      try output.write(canvas.draw(frame, size: size))
    } catch {
      end()
    }
  }

  /// Gives the terminal back.
  ///
  /// Doing so twice does nothing more.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    mode.leave()
    LastResort.disarm()
    watch?.cancel()
    reading?.cancel()
    continuation.finish()
  }

  /// Gives the terminal back and puts the job aside, as Control-Z does.
  ///
  /// When the job goes on, the terminal is taken again and shows what it showed.
  package func suspend() {
    guard isOpen else { return }
    mode.leave()
    Signal.suspension.raise()
    enter()
  }
}

// MARK: - What arrives

/// What happens at a terminal.
package enum TerminalEvent: Sendable, Hashable {
  /// A key was pressed. Control-C is one of them; Control-Z is not, the session sees to it.
  case key(Key)

  /// The terminal has another size now.
  case resize(TerminalSize)

  /// Nothing more comes: the input has ended, or the output is closed.
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
    case .suspension:
      suspend()
    case .continuation:
      enter()
    case .resize:
      measure()
    default:
      // So that whoever started this program sees what ended it.
      close()
      signal.raise()
    }
  }

  private func end() {
    continuation.yield(.end)
    continuation.finish()
  }

  /// Takes the terminal, once or again, and shows what the program wants shown.
  private func enter() {
    if output.descriptor.isInBackground {
      // The terminal is another job's. Once this one is in front again, it hears of that.
      return Signal.terminalOutput.raise()
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
    let now = output.descriptor.terminalSize ?? .usual
    if now == size { return }
    size = now
    continuation.yield(.resize(now))
  }
}
