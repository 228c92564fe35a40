import ContentStates
package import Gallery
import ScreenStates
import Terminal

extension SampleScreen where Kind == ProductsKind {
  /// The bundled shop, for a user who has not logged in yet.
  ///
  /// A line of a script waits for the work that it started, but not for timers. So indicators
  /// appear and disappear with the work, and a search has no pause.
  package static func products(
    _ options: SampleOptions = SampleOptions()
  ) -> SampleScreen<ProductsKind> {
    let service = options.service(findsNothing: false) {
      BundledProductService(latency: $0, clock: $1)
    }
    let sample = SampleScreen(
      "products",
      .products(
        of: service, times: options.faults == nil ? .off : options.times, clock: options.clock),
      requests: [
        .request(.search, argument: "TEXT", "search for products; * finds all") { screen, text in
          screen.submit(text == "*" ? "" : text)
          return nil
        }.key("s"),
        .request(.more, "load the next page") { $0.loadMore() }.key("m"),
        .request(.refresh, "load the products again") { $0.refresh() }.key("r"),
        .request(.retry, "try again") { $0.retry() }.key("t"),
        .request(.add, argument: "NUMBER", "put a product into the basket") { screen, number in
          let products = screen.display.items
          guard let product = products.numbered(number) else {
            return "There is no product \"\(number)\" here; add one of 1 to \(products.count)."
          }
          screen.state.add(product)
          return nil
        }.key("a"),
        .request(.logIn, "log in") { $0.logIn() }.key("l"),
        .request(.logOut, "log out") { $0.logOut() }.key("o"),
      ] + PlainRequest.ofService(service, findsNothing: false),
      faults: options.faults,
      showsError: { $0.failure != nil || $0.notice != nil || $0.basket.notice != nil },
      drawing: { .products($0) })
    sample.numbered = { screen in
      screen.state.answers.contains(.add) ? ("add", screen.display.items.count) : nil
    }
    return sample
  }
}

extension ContentState: ListsAnswers where Kind == ProductsKind {}

extension SamplePicture {
  /// The shop's rows; the picture has them below the basket, so that the user sees a product arrive.
  @MainActor
  fileprivate static func products(_ display: ProductsDisplay) -> SamplePicture {
    let (basket, items) = (display.basket, display.items)
    let names = basket.products.map(\.name).joined(separator: ", ")
    let notices = [display.notice, basket.notice].map { $0.map { "\($0)" } }
    var parts: [SamplePart] = [.plain(display.activity == .refreshing ? "refreshing …" : nil)]
    parts += SamplePart.notice(notices[0])
    if !names.isEmpty {
      parts += [.drawn([StyledLine("Basket  ", .bold) + StyledLine(names)]), .blank]
    }
    parts += SamplePart.notice(notices[1]).map { SamplePart(blocks: $0.blocks) }
    if !items.isEmpty {
      parts += [
        .plain("products: \(items.count)\(display.hasMore ? ", and more" : "")"),
        .heading("Products", "\(items.count)\(display.hasMore ? " and more" : "")"),
      ]
    }
    var picture = SamplePicture(
      parts + display.rows.enumerated().map { part($1, number: $0 + 1, of: items.count) },
      activity: display.activity?.words)
    if !names.isEmpty { picture.plain.append("basket: \(names)") }
    if let notice = notices[1] { picture.plain.append("basket notice: \(notice)") }
    let failure = display.failure?.message ?? notices[0] ?? notices[1]
    picture.showResult(display, "Products", failure: failure)
    for case .spinner(let sentence) in display.rows { picture.activity = sentence }
    return picture
  }

  private static func part(_ row: ProductRow, number: Int, of count: Int) -> SamplePart {
    switch row {
    case .spinner(let sentence): .plain(sentence)
    case .caption(let sentence): .sentence(sentence, .bold)
    case .failure(let failure): .failure("\(failure)")
    case .product(let product):
      .item(
        number, of: count, StyledLine(product.name, .bold), product.description,
        plain: "  \(number). \(product.name): \(product.description)")
    case .loadingMore: .plain("  loading more …")
    }
  }
}
