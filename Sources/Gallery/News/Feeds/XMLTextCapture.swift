/// The text of one element while it is read, stored as HTML.
///
/// RSS elements contain escaped HTML. In Atom an attribute says whether the content is text,
/// escaped HTML, or elements. All are converted to HTML, so that one reader is enough.
struct XMLTextCapture {
  let field: XMLFeedVocabulary.Field
  let depth: Int
  let isPermanentLink: Bool

  /// The text so far, as HTML.
  private(set) var html = ""

  private let isEscapedHTML: Bool
  private let isText: Bool

  /// Begins a capture; the element's attributes say what its text is.
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
