import ContentStates
package import Gallery
package import ScreenStates

extension PlainSample where Kind == ProductsKind {
  /// The shop that is built into the program, for one who has not logged in yet.
  ///
  /// Each line of a script waits for the work that it has begun, and not for timers: so indicators
  /// come and go with the work, and a search does not wait for a pause.
  ///
  /// - Parameters:
  ///   - latency: How long each answer lets one wait.
  ///   - faults: In a terminal, where a person tells the service how to answer.
  ///   - clock: The screen's source of time.
  /// - Returns: The sample.
  package static func products(
    latency: Duration = .zero, faults: FaultDesk? = nil, clock: any ScreenClock = .continuous
  ) -> PlainSample<ProductsKind> {
    let service = BundledProductService(latency: latency, clock: faults?.clock ?? ContinuousClock())
    faults?.onFail = { [weak service] in service?.failNext() }
    let screen = ProductsScreen.products(
      of: service, times: faults == nil ? .off : LoadingTimes(), clock: clock)
    return PlainSample(
      screen, requests: PlainRequest.products(service),
      lines: ProductsText.lines,
      showsError: { $0.failure != nil || $0.notice != nil || $0.basket.notice != nil },
      look: .products(faults))
  }
}

extension PlainRequest where Kind == ProductsKind {
  /// What a line of text can ask of a products screen.
  static func products(
    _ service: BundledProductService
  ) -> [PlainRequest<ProductsKind>] {
    [
      request(.search, argument: "TEXT", "search for products; * finds all") { screen, text in
        screen.submit(text == "*" ? "" : text)
        return nil
      }.key("s"),
      request(.more, "load the next page") { $0.state.loadMore() }.key("m"),
      request(.refresh, "load the products again") { $0.state.refresh() }.key("r"),
      request(.retry, "try again") { $0.state.retry() }.key("t"),
      request(.add, argument: "NUMBER", "put a product into the basket") { screen, place in
        add(place, on: screen)
      }.key("a"),
      request(.logIn, "log in") { $0.state.logIn() }.key("l"),
      request(.logOut, "log out") { $0.state.logOut() }.key("o"),
      .failNext { service.failNext() },
    ]
  }

  private static func request(
    _ request: ProductsRequest, _ summary: String, send: @escaping (ProductsScreen) -> Void
  ) -> PlainRequest<ProductsKind> {
    self.request(request, argument: nil, summary) { screen, _ in
      send(screen)
      return nil
    }
  }

  private static func request(
    _ request: ProductsRequest, argument: String?, _ summary: String,
    send: @escaping (ProductsScreen, String) -> String?
  ) -> PlainRequest<ProductsKind> {
    PlainRequest(
      request.rawValue, argument: argument, summary,
      isAnswered: { $0.answers.contains(request) }, send: send)
  }

  private static func add(_ place: String, on screen: ProductsScreen) -> String? {
    let products = screen.display.items
    guard let number = Int(place), products.indices.contains(number - 1) else {
      return "There is no product \"\(place)\" here; add one of 1 to \(products.count)."
    }
    screen.state.add(products[number - 1])
    return nil
  }
}
