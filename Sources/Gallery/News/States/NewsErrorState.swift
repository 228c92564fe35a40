import ScreenStates

/// Shows what failed, and retries on request.
final class NewsErrorState: NewsState {
  private let sentence: String
  private let what: NewsKind

  init(sentence: String, retry what: NewsKind) { (self.sentence, self.what) = (sentence, what) }

  override func enter() { display.error = sentence }

  override var answers: [NewsRequest] { [.retry, .languages] }

  override func retry() { transition(to: what) }

  override func changeLanguage() { transition(to: .changeLanguage) }
}
