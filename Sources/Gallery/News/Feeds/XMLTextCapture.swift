/// The text of one element while it is read, kept as HTML whatever its feed calls it.
///
/// RSS puts escaped HTML into its elements. Atom says by an attribute whether it is text, escaped
/// HTML, or real elements. Brought to one form, one reader serves them all.
struct XMLTextCapture {
  let field: XMLFeedVocabulary.Field
  let depth: Int
  let isPermanentLink: Bool

  /// The text so far, as HTML.
  private(set) var html = ""

  private let isEscapedHTML: Bool
  private let isText: Bool

  /// Begins with an element's attributes, which say how its text is meant.
  init(
    field: XMLFeedVocabulary.Field, depth: Int, attributes: [String: String], isAtom: Bool
  ) {
    self.field = field
    self.depth = depth
    isPermanentLink = attributes["isPermaLink"]?.lowercased() != "false"
    let type = attributes["type"]?.lowercased() ?? (isAtom ? "text" : "html")
    isEscapedHTML = !isAtom || ["html", "text/html"].contains(type)
    isText = !isAtom || !type.contains("/") || type.hasPrefix("text/") || type.contains("xhtml")
  }

  /// Adds characters from between the tags.
  mutating func append(_ characters: String) {
    guard isText else { return }
    html += isEscapedHTML ? characters : PlainText.asHTML(characters)
  }

  /// Adds the beginning of an element within the text.
  mutating func open(_ name: String) {
    if isText { html += "<\(name)>" }
  }

  /// Adds the end of an element within the text.
  mutating func close(_ name: String) {
    if isText { html += "</\(name)>" }
  }
}
