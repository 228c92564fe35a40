import ContentStates
package import Gallery
import ScreenStates
import Terminal

extension PlainSample where Kind == ProductsKind {
  /// The bundled shop, for a user who has not logged in yet.
  ///
  /// A line of a script waits for the work that it started, but not for timers. So indicators
  /// appear and disappear with the work, and a search has no pause.
  package static func products(
    _ options: SampleOptions = SampleOptions()
  ) -> PlainSample<ProductsKind> {
    let service = options.service(findsNothing: false) {
      BundledProductService(latency: $0, clock: $1)
    }
    var sample = PlainSample(
      .products(
        of: service, times: options.faults == nil ? .off : options.times, clock: options.clock),
      requests: PlainRequest.products + PlainRequest.ofService(service, findsNothing: false),
      lines: ProductsText.lines)
    sample.picture = ProductsPicture.picture
    sample.showsError = { $0.failure != nil || $0.notice != nil || $0.basket.notice != nil }
    sample.numbered = { screen in
      screen.state.answers.contains(.add) ? ("add", screen.display.items.count) : nil
    }
    sample.faults = options.faults
    return sample
  }
}

extension ContentState: ListsAnswers where Kind == ProductsKind {}

extension PlainRequest where Kind == ProductsKind {
  /// The text requests of a products screen.
  static var products: [PlainRequest<ProductsKind>] {
    [
      request(.search, argument: "TEXT", "search for products; * finds all") { screen, text in
        screen.submit(text == "*" ? "" : text)
        return nil
      }.key("s"),
      request(.more, "load the next page") { $0.loadMore() }.key("m"),
      request(.refresh, "load the products again") { $0.refresh() }.key("r"),
      request(.retry, "try again") { $0.retry() }.key("t"),
      request(.add, argument: "NUMBER", "put a product into the basket") { screen, number in
        let products = screen.display.items
        guard let product = products.numbered(number) else {
          return "There is no product \"\(number)\" here; add one of 1 to \(products.count)."
        }
        screen.state.add(product)
        return nil
      }.key("a"),
      request(.logIn, "log in") { $0.logIn() }.key("l"),
      request(.logOut, "log out") { $0.logOut() }.key("o"),
    ]
  }
}

/// A products display as lines of plain text.
@MainActor
enum ProductsText {
  static func lines(_ display: ProductsDisplay) -> [String] {
    var lines: [String] = []
    if display.activity == .refreshing { lines.append("refreshing …") }
    if let notice = display.notice { lines.append("notice: \(notice)") }
    if !display.items.isEmpty {
      lines.append("products: \(display.items.count)\(display.hasMore ? ", and more" : "")")
    }
    for (index, row) in display.rows.enumerated() { lines.append(text(row, number: index + 1)) }
    if !display.basket.isEmpty { lines.append("basket: \(display.basket.names)") }
    if let notice = display.basket.notice { lines.append("basket notice: \(notice)") }
    return lines
  }

  private static func text(_ row: ProductRow, number: Int) -> String {
    switch row {
    case .spinner(let sentence), .caption(let sentence): sentence
    case .failure(let failure): "error: \(failure)"
    case .product(let product): "  \(number). \(product.name): \(product.description)"
    case .loadingMore: "  loading more …"
    }
  }
}

/// The shop's rows below the basket, so that the user sees a product arrive there.
@MainActor
enum ProductsPicture {
  static func picture(_ display: ProductsDisplay) -> SamplePicture {
    let basket = display.basket
    var lines: [StyledLine] = []
    if let notice = display.notice {
      lines += [SamplePicture.notice("\(notice)"), SamplePicture.blank]
    }
    if !basket.isEmpty {
      lines += [StyledLine("Basket  ", .bold) + StyledLine(basket.names), SamplePicture.blank]
    }
    if let notice = basket.notice {
      lines += [SamplePicture.notice("\(notice)"), SamplePicture.blank]
    }
    if !display.items.isEmpty { lines += ContentPicture.heading("Products", display) }
    var spinner: String?
    for (index, row) in display.rows.enumerated() {
      switch row {
      case .caption(let sentence): lines.append(StyledLine(sentence, .bold))
      case .failure(let failure): lines.append(SamplePicture.failure("\(failure)"))
      case .product(let product):
        lines += SamplePicture.item(
          index + 1, of: display.items.count, product.name, product.description)
      case .spinner(let sentence): spinner = sentence
      case .loadingMore: break
      }
    }
    let notice = display.notice ?? basket.notice
    var picture = ContentPicture.picture(
      lines, display, "Products", failure: display.failure?.message ?? notice.map { "\($0)" })
    if let spinner { picture.activity = spinner }
    return picture
  }
}

extension Basket {
  fileprivate var isEmpty: Bool { products.isEmpty }

  fileprivate var names: String { products.map(\.name).joined(separator: ", ") }
}
