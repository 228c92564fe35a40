/// What stands for a view: an object that is hidden or not.
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
