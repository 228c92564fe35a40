/// The items of a list, page by page: each identity once, in its first place and with its newest
/// value.
@MainActor
struct MergedItems<Item> {
  private(set) var items: [Item] = []

  /// Where each identity is.
  private var places: [AnyHashable: Int] = [:]
  private let identity: (@MainActor (Item) -> AnyHashable)?
  /// Whether a page may have rows alike, which then are different items.
  private let isPerPage: Bool

  init(_ first: [Item], by identity: (@MainActor (Item) -> AnyHashable)?, perPage isPerPage: Bool) {
    (self.identity, self.isPerPage) = (identity, isPerPage)
    add(first)
  }

  /// Adds a page.
  mutating func add(_ page: [Item]) {
    guard let identity else { return items += page }
    let start = items.count
    for item in page {
      let id = identity(item)
      if let place = places[id], place < start || !isPerPage {
        items[place] = item
      } else {
        places[id] = items.count
        items.append(item)
      }
    }
  }
}
