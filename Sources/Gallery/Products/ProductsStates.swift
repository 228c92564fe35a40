package import ContentStates
import ScreenStates

/// Makes the states of a products screen, which are ready-made except one.
package struct ProductsStates: StateFactory {
  private let service: any ProductService
  private let source: ContentSource<String, Product>

  package init(service: any ProductService, times: LoadingTimes = LoadingTimes()) {
    self.service = service
    source = .products(of: service, times: times)
  }

  package func makeState(for kind: ProductsKind) -> ContentState<ProductsKind> {
    switch kind {
    case .loading(let request): LoadingState(request, from: source)
    case .loaded(let content): selling(ShowingDataState(content, from: source))
    case .refreshing(let content): selling(RefreshingState(content, from: source))
    case .loadingMore(let content): selling(LoadingMoreState(content, from: source))
    case .empty(let request, let reason): EmptyState(request, reason, from: source)
    case .failed(let request, let failure): ErrorState(request, failure, from: source)
    case .notLoggedIn(let request): NotLoggedInState(request, service: service)
    }
  }

  /// The state with the shop as its context, which also draws the basket.
  private func selling(_ state: ContentState<ProductsKind>) -> ContentState<ProductsKind> {
    state.given(service) { $0.drawBasket() }
  }
}

extension ContentSource<String, Product> {
  /// The products of a shop, page by page.
  package static func products(
    of service: any ProductService, times: LoadingTimes = LoadingTimes()
  ) -> Self {
    var source = ContentSource(times: times) { words, cursor in
      try await service.products(matching: words, from: cursor)
    }
    source.failure = { error in
      guard let error = error as? NotLoggedInError else { return Failure(describing: error) }
      return Failure(error.description, code: .notLoggedIn, canRetry: false)
    }
    source.words.items = { count in count == 1 ? "1 product" : "\(count) products" }
    return source
  }
}
