import ScreenStates

struct UploadStates: StateFactory {
  let file: String
  let size: Int
  let uploads: any Uploads

  func makeState(for kind: UploadKind) -> UploadState {
    switch kind {
    case .ready: ReadyState()
    case .sending(let first): SendingState(file: file, size: size, from: first, uploads: uploads)
    case .paused(let sent): PausedState(sent: sent)
    case .failed(let problem, let sent): FailedState(problem: problem, sent: sent)
    case .cancelling(let sent): CancellingState(file: file, sent: sent, uploads: uploads)
    case .finished: FinishedState(size: size)
    }
  }
}

class UploadState: UploadScreen.State {
  func start() { ignored() }
  func pause() { ignored() }
  func cancel() { ignored() }
}

final class ReadyState: UploadState {
  override func enter() { display.canGoOn = true }
  override func start() { transition(to: .sending(from: 0)) }
}

/// Sends, tells how far it is, and gives up when the server has said nothing for half a minute.
final class SendingState: UploadState {
  private let file: String
  private let size: Int
  private let first: Int
  private let uploads: any Uploads
  private var sent: Int
  private var deadline: UploadScreen.Work?

  init(file: String, size: Int, from first: Int, uploads: any Uploads) {
    (self.file, self.size, self.first, self.uploads) = (file, size, first, uploads)
    sent = first
  }

  override func enter() {
    let begin = clock.now
    display.sent = sent
    display.isSending = true
    display.canCancel = true
    setDeadline()
    perform { [file, first, uploads] report in
      try await uploads.send(file, from: first, report: report)
    } each: { [self] sent in
      show(sent, after: begin.duration(to: clock.now))
      setDeadline()
      return nil
    } then: { [self] result in
      switch result {
      case .success: .finished
      case .failure(let error): .failed("\(error)", at: sent)
      }
    }
  }

  override func pause() { transition(to: .paused(at: sent)) }
  override func cancel() { transition(to: .cancelling(at: sent)) }

  private func show(_ sent: Int, after duration: Duration) {
    self.sent = sent
    display.sent = sent
    guard sent > first else { return }
    display.secondsLeft = Int(duration * (size - sent) / (sent - first) / .seconds(1))
  }

  private func setDeadline() {
    deadline?.cancel()
    deadline = after(.seconds(30), cause: "deadline") { [self] in
      .failed("The server does not answer.", at: sent)
    }
  }
}

final class PausedState: UploadState {
  private let sent: Int

  init(sent: Int) { self.sent = sent }

  override func enter() {
    display.sent = sent
    display.canGoOn = true
    display.canCancel = true
  }

  override func start() { transition(to: .sending(from: sent)) }
  override func cancel() { transition(to: .cancelling(at: sent)) }
}

final class FailedState: UploadState {
  private let problem: String
  private let sent: Int

  init(problem: String, sent: Int) { (self.problem, self.sent) = (problem, sent) }

  override func enter() {
    display.sent = sent
    display.problem = problem
    display.canGoOn = true
    display.canCancel = true
  }

  override func start() { transition(to: .sending(from: sent)) }
  override func cancel() { transition(to: .cancelling(at: sent)) }
}

/// Waits until the server has thrown away what it had, so that a new try begins with nothing.
final class CancellingState: UploadState {
  private let file: String
  private let sent: Int
  private let uploads: any Uploads

  init(file: String, sent: Int, uploads: any Uploads) {
    (self.file, self.sent, self.uploads) = (file, sent, uploads)
  }

  override func enter() {
    display.sent = sent
    perform { [file, uploads] in
      try await uploads.discard(file)
    } then: { [sent] result in
      switch result {
      case .success: .ready
      case .failure(let error): .failed("\(error)", at: sent)
      }
    }
  }
}

final class FinishedState: UploadState {
  private let size: Int

  init(size: Int) { self.size = size }

  override func enter() { display.sent = size }
}
