import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses RSS 2.0, RSS 1.0 and Atom in one pass.
///
/// `XMLParser` returns `true` even for documents that are cut off, empty or not XML. So this class
/// notes the root, and the line of the first error before the root was closed. Elements are known
/// by their names with the usual prefixes, such as `dc:date`.
final class XMLFeedParser: NSObject {
  private(set) var root: String?
  /// The line of the first error; `nil` if the root was closed before any.
  private(set) var faultLine: Int?
  private(set) var title = ""
  private(set) var entries: [FeedEntry] = []

  private var path: [String] = []
  private var bases: [URL?]
  private var entry: FeedEntry?
  private var entryDepth = 0
  private var text: Text?
  private var isClosed = false
  private var prefixErrors = 0

  /// The text of one element while it is read, as HTML.
  private struct Text {
    let depth: Int
    let attributes: [String: String]
    /// Whether the characters are HTML: always in RSS, and in Atom if the type says so.
    let isEscapedHTML: Bool
    var html = ""
  }

  /// Makes a parser that resolves links against the address and each `xml:base`.
  init(address: URL?) { bases = [address] }

  func parse(_ data: Data) {
    let parser = XMLParser(data: data)
    parser.delegate = self
    _ = parser.parse()
    if !isClosed { faultLine = faultLine ?? parser.lineNumber }
  }

  /// Whether Foundation on Linux could end the process at this document.
  ///
  /// It does at an instruction without data and at some declarations of a document type, which no
  /// feed needs. Zeros and UTF-7 could hide these.
  static func couldTrap(_ data: Data) -> Bool {
    // Latin-1 decodes any bytes, and all that is looked for is ASCII.
    let trap = /\x00|<\?[^\s?>]+\?>|<!(?:ENTITY|ATTLIST|NOTATION)|encoding\s*=\s*.(?i:UTF-?7)/
    return String(data: data, encoding: .isoLatin1)?.contains(trap) != false
  }
}

extension XMLFeedParser: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parent = path.last
    let base = bases.last ?? nil
    path.append(name)
    bases.append(attributes["xml:base"].map { URL(short: $0, relativeTo: base) } ?? base)
    if parent == nil {
      root = root ?? name
    } else if text != nil {
      text?.html += "<\(name)>"
    } else if entry == nil, name == "item" || name == "entry" {
      entry = FeedEntry()
      entry?.id = attributes["rdf:about"] ?? ""
      entryDepth = path.count
    } else if entry != nil || (name == "title" && (parent == "channel" || parent == "feed")) {
      if name == "link", let target = attributes["href"],
        ["alternate", nil].contains(attributes["rel"])
      {
        entry?.offerLink(target, relativeTo: bases.last ?? nil)
      }
      let isHTML = root != "feed" || ["html", "text/html"].contains(attributes["type"])
      text = Text(depth: path.count, attributes: attributes, isEscapedHTML: isHTML)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let depth = text?.depth, depth < path.count {
      text?.html += "</\(name)>"
    } else if let text {
      if entry == nil, title.isEmpty { title = PlainText.fromHTML(text.html) }
      entry?.take(text.html, of: name, text.attributes, relativeTo: bases.last ?? nil)
      self.text = nil
    } else if let entry, entryDepth == path.count {
      entries.append(entry)
      self.entry = nil
    }
    path.removeLast()
    bases.removeLast()
    if path.isEmpty, faultLine == nil { isClosed = true }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let isHTML = text?.isEscapedHTML else { return }
    text?.html += isHTML ? string : PlainText.asHTML(string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // Names with prefixes that are not declared are common and harmless. Foundation on Linux never
    // frees an error, so their number has a limit.
    let isPrefix = [99, 100, 200, 201, 202, 203, 204, 205].contains((error as NSError).code)
    prefixErrors += isPrefix ? 1 : 0
    if isPrefix, prefixErrors <= 10_000 { return }
    if !isClosed { faultLine = faultLine ?? parser.lineNumber }
    // On Linux the parser would continue and report an error for each further piece.
    parser.abortParsing()
  }
}
