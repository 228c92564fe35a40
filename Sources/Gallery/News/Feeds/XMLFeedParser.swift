import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses RSS 2.0, RSS 1.0 and Atom in one pass.
///
/// `XMLParser` returns `true` even for documents that are cut off, empty or not XML. So this class
/// notes the root, the place of the first error, and whether the root was closed before the error.
/// Text after the root is ignored.
final class XMLFeedParser: NSObject {
  private(set) var root: String?
  private(set) var isComplete = false
  private(set) var firstFault: Int?
  private(set) var title = ""
  private(set) var entries: [FeedEntry] = []

  private var rootNamespace: String?
  private var bases: [URL?]
  private var entry: FeedEntry?
  private var capture: XMLTextCapture?
  private var entryDepth = 0
  private var ignoredDepth: Int?
  private var harmlessErrors = 0

  // Foundation on Linux leaks some hundred bytes for each error.
  private static let mostHarmlessErrors = 10_000

  /// Makes a parser that resolves links against the address and each `xml:base`.
  init(address: URL?) {
    bases = [address]
  }

  /// Parses a document.
  func parse(_ bytes: [UInt8]) {
    let parser = XMLParser(data: Data(bytes))
    parser.shouldProcessNamespaces = true
    parser.delegate = self
    _ = parser.parse()
    if !isComplete && firstFault == nil { firstFault = parser.lineNumber }
  }

  private var depth: Int { bases.count - 1 }

  // MARK: - Entries and fields

  private func open(_ element: XMLFeedElement, _ attributes: [String: String]) {
    if entry == nil, element.vocabulary == .core, XMLFeedVocabulary.isEntry(element.name) {
      entry = FeedEntry()
      entryDepth = depth
      if let about = attributes["rdf:about"] { entry?.id = about }
    } else if let field = XMLFeedVocabulary.field(element), entry != nil || field == .title {
      if field == .link, let target = attributes["href"] {
        let rank = XMLFeedVocabulary.rank(ofRelation: attributes["rel"])
        entry?.offerLink(target, relativeTo: base, rank: rank)
      }
      if field == .content, let target = attributes["src"] {
        entry?.offerLink(target, relativeTo: base, rank: 3)
      }
      capture = XMLTextCapture(
        field: field, depth: depth, attributes: attributes, isAtom: element.isAtom)
    } else if !isContainer(element) {
      ignoredDepth = depth
    }
  }

  private var base: URL? { bases.last ?? nil }

  private func isContainer(_ element: XMLFeedElement) -> Bool {
    entry == nil && element.name == "channel" && element.vocabulary == .core
  }

  private func finish(_ capture: XMLTextCapture) {
    if entry != nil {
      entry?.take(capture, relativeTo: base)
    } else if title.isEmpty {
      title = PlainText.fromHTML(capture.html)
    }
  }
}

// MARK: - Parser events

extension XMLFeedParser: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    // With an invalid base, a link is dropped rather than resolved to a wrong address.
    bases.append(attributes["xml:base"].map { WebAddress.resolve($0, relativeTo: base) } ?? base)
    if root == nil {
      root = name
      rootNamespace = namespaceURI
    } else if capture != nil {
      capture?.open(name)
    } else if ignoredDepth == nil {
      let element = XMLFeedElement(
        name: name, namespace: namespaceURI, qualifiedName: qualifiedName, root: rootNamespace)
      open(element, attributes)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let capture, capture.depth == depth {
      finish(capture)
      self.capture = nil
    } else if capture != nil {
      capture?.close(name)
    } else if ignoredDepth == depth {
      ignoredDepth = nil
    } else if let entry, entryDepth == depth {
      entries.append(entry)
      self.entry = nil
    }
    bases.removeLast()
    if depth == 0 && firstFault == nil { isComplete = true }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    capture?.append(string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    capture?.append(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // These codes of libxml2 are namespace errors, which are harmless.
    if [99, 100, 200, 201, 202, 203, 204, 205].contains((error as NSError).code) {
      harmlessErrors += 1
      guard harmlessErrors > Self.mostHarmlessErrors else { return }
    }
    if firstFault == nil { firstFault = parser.lineNumber }
    // On Linux the parser would continue and report an error for each further piece.
    parser.abortParsing()
  }
}
