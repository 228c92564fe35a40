/// A chain as the article's version runs it: through a weak reference, each inside the last.
@MainActor
final class ArticleChain {
  private var state: ArticleChainState? {
    didSet { state?.enter() }
  }

  func show(_ step: ChainStep) {
    state = ArticleChainState(self, step)
  }
}

/// A link of the article's chain.
@MainActor
final class ArticleChainState {
  private weak var viewController: ArticleChain?
  private let step: ChainStep

  init(_ viewController: ArticleChain, _ step: ChainStep) {
    self.viewController = viewController
    self.step = step
  }

  func enter() {
    if let next = step.next { viewController?.show(next) }
  }
}

/// A chain as the best version by hand runs it: a loop, and a plain pointer back.
@MainActor
final class BestChain {
  private var state: BestChainState?
  private var next: ChainStep?

  func show(_ step: ChainStep) {
    next = step
    while let step = next.take() {
      let state = BestChainState(self, step)
      self.state = state
      state.enter()
    }
  }

  func ask(for step: ChainStep) {
    next = step
  }
}

/// A link of the best chain by hand.
@MainActor
final class BestChainState {
  private unowned(unsafe) let controller: BestChain
  private let step: ChainStep

  init(_ controller: BestChain, _ step: ChainStep) {
    unsafe self.controller = controller
    self.step = step
  }

  func enter() {
    if let next = step.next { unsafe controller.ask(for: next) }
  }
}
