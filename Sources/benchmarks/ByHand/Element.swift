/// An object in place of a view, which can be hidden.
@MainActor
class Element {
  var isHidden = true
}

final class LabelElement: Element {
  var text: String?
}

final class TableElement: Element {
  var items: [String] = []
}
