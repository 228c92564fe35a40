import ContentStates
import Gallery
import ScreenStates
import Terminal

extension SampleLook where Kind == ProductsKind {
  /// The shop's rows, and the basket below them.
  static func products(_ faults: FaultDesk?) -> SampleLook {
    var look = SampleLook(ProductsPicture.picture)
    let lamp = Product(id: 1, name: "Lamp", description: "It gives light.")
    look.kinds =
      ProductsKind.samples(of: Content(request: "", items: [lamp], next: PageCursor(1)))
      + [.notLoggedIn("")]
    look.numbered = { screen in
      screen.state.answers.contains(.add) ? ("add", screen.display.items.count) : nil
    }
    look.faults = faults
    return look
  }
}

@MainActor
enum ProductsPicture {
  static func picture(_ display: ProductsDisplay) -> SamplePicture {
    var lines: [StyledLine] = []
    if let notice = display.notice {
      lines += [SamplePicture.notice("\(notice)"), SamplePicture.blank]
    }
    // Above the products, so that who adds one sees it go there.
    lines += self.lines(display.basket)
    let count = display.items.count
    if count > 0 {
      lines += SamplePicture.heading("Products", "\(count)\(display.hasMore ? " and more" : "")")
    }
    for (index, row) in display.rows.enumerated() {
      switch row {
      case .caption(let sentence): lines.append(StyledLine(sentence, .bold))
      case .failure(let failure): lines.append(SamplePicture.failure("\(failure)"))
      case .product(let product):
        lines += SamplePicture.item(index + 1, of: count, product.name, product.description)
      case .spinner, .loadingMore: break
      }
    }
    let notice = display.notice ?? display.basket.notice
    let failure = display.failure?.message ?? notice.map { "\($0)" }
    let isThere = count > 0 || display.emptyReason != nil || failure != nil
    return SamplePicture(
      lines,
      result: isThere && display.activity == nil
        ? SamplePicture.result(count, "products", failure: failure) : "",
      activity: activity(display))
  }

  private static func activity(_ display: ProductsDisplay) -> String? {
    if case .spinner(let sentence) = display.rows.first { return sentence }
    return display.activity.map(ContentPicture.words)
  }

  private static func lines(_ basket: Basket) -> [StyledLine] {
    var lines: [StyledLine] = []
    if !basket.products.isEmpty {
      let names = basket.products.map(\.name).joined(separator: ", ")
      lines += [StyledLine("Basket  ", .bold) + StyledLine(names), SamplePicture.blank]
    }
    if let notice = basket.notice {
      lines += [SamplePicture.notice("\(notice)"), SamplePicture.blank]
    }
    return lines
  }
}
