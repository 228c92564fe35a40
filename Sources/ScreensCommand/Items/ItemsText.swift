import ContentStates
import Gallery

/// The screen of items as lines of plain text.
@MainActor
enum ItemsText {
  static func lines(_ display: ContentDisplay<Item>) -> [String] {
    ContentText.lines(display, "items", empty: { _ in "There are no items." }) { item in
      "\(item.name): \(item.note)"
    }
  }
}
