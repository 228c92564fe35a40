import ContentStates
import Gallery

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
    return lines + self.lines(display.basket)
  }

  private static func text(_ row: ProductRow, number: Int) -> String {
    switch row {
    case .spinner(let sentence), .caption(let sentence): sentence
    case .failure(let failure): "error: \(failure)"
    case .product(let product): "  \(number). \(product.name): \(product.description)"
    case .loadingMore: "  loading more …"
    }
  }

  private static func lines(_ basket: Basket) -> [String] {
    let names = basket.products.map(\.name).joined(separator: ", ")
    return (names.isEmpty ? [] : ["basket: \(names)"])
      + (basket.notice.map { ["basket notice: \($0)"] } ?? [])
  }
}
