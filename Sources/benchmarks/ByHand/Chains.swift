/// A chain of the article's version: through a weak reference, each transition inside the last.
@MainActor
final class ArticleChain {
  private var state: ArticleChainState? {
    didSet { state?.enter() }
  }

  func show(_ step: ChainStep) {
    state = ArticleChainState(self, step)
  }
}

/// A state of the article's chain.
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

/// A chain of the best hand-written version: a loop, with an unchecked reference.
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

/// A state of the best hand-written chain.
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
