/// An object in place of a view, which can be hidden.
@MainActor
class Element {
  var isHidden = true
}

/// A view with a text.
final class LabelElement: Element {
  var text: String?
}

/// A view with rows.
final class TableElement: Element {
  var items: [String] = []
}
