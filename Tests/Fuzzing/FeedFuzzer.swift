import Foundation

/// What libFuzzer calls with each input that it makes up, for one parser of feeds at a time.
///
/// It is built from the parsers' own sources by `.ci/campaign.d/20-feeds`, which names the parser
/// in the environment. A trap, a hang or too much memory is a find; so is an article that breaks
/// what its declaration promises.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFeeds(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = unsafe Data(UnsafeBufferPointer(start: start, count: count))
  FeedFuzzer.parser(data)
  return 0
}

enum FeedFuzzer {
  nonisolated(unsafe) static let parser: (Data) -> Void = {
    switch ProcessInfo.processInfo.environment["FEED_PARSER"] {
    case "xml", "json": feed
    case "html": html
    case "dates": date
    case "languages": languages
    case "encodings": encodings
    case let name: fatalError("There is no parser \(name ?? ""); see 20-feeds.")
    }
  }()

  private static let address = URL(string: "https://example.org/feeds/")

  static func feed(_ data: Data) {
    let document = FeedDocument(data: data, name: "fuzzed", address: address)
    do {
      let feed = try FeedReader().feed(in: document)
      promise(isPlain(feed.title), "The feed's title holds a control character.")
      promise(Set(feed.articles.map(\.id)).count == feed.articles.count, "Two share an id.")
      for article in feed.articles { check(article) }
    } catch {
      promise(isPlain(error.description), "\(error.description.debugDescription) is not plain.")
    }
  }

  static func html(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    promise(isPlain(PlainText.fromHTML(text)), "A control character is left.")
    let kept = PlainText.fromHTML(PlainText.asHTML(text))
    promise(kept == PlainText.cleaned(text), "What was escaped does not come back.")
    _ = PlainText.beginning(of: text)
  }

  static func date(_ data: Data) {
    guard let date = FeedDate.parse(String(decoding: data, as: UTF8.self)) else { return }
    let seconds = date.timeIntervalSince1970
    promise(seconds > -70_000_000_000 && seconds < 300_000_000_000, "No such year.")
  }

  static func languages(_ data: Data) {
    let document = FeedDocument(data: data, name: "fuzzed")
    guard let languages = try? LanguageListReader().languages(in: document) else { return }
    promise(!languages.isEmpty, "A list without languages.")
    promise(Set(languages.map(\.code)).count == languages.count, "Two share a code.")
    for language in languages {
      promise(isPlain(language.code), "The code \(language.code.debugDescription) is not plain.")
      promise(isPlain(language.name), "The name \(language.name.debugDescription) is not plain.")
      promise(!language.name.isEmpty, "A name is missing.")
    }
  }

  /// The first byte chooses what came along with the document.
  static func encodings(_ data: Data) {
    let charsets = [nil, "utf-8", "utf-16", "iso-8859-1", "windows-1251", "shift_jis", "UTF-7", ""]
    let charset = charsets[Int(data.first ?? 0) % charsets.count]
    let document = FeedDocument(
      data: data.dropFirst(), name: "fuzzed", address: address, charset: charset)
    do {
      _ = try TextDecoding.text(of: document)
    } catch {
      promise(isPlain(error.description), "\(error.description.debugDescription) is not plain.")
    }
    _ = try? FeedReader().feed(in: document)
  }

  private static func check(_ article: Article) {
    promise(!article.title.isEmpty && !article.id.isEmpty, "A name is missing.")
    promise(
      isPlain(article.title) && isPlain(article.summary) && isPlain(article.id),
      "A control character is left.")
    if let link = article.link {
      promise(["http", "https"].contains(link.scheme?.lowercased()), "No web address.")
      promise(isPlain(link.absoluteString), "The link holds a control character.")
    }
  }

  /// A precondition whose sentence is printed in release, too.
  private static func promise(_ isKept: Bool, _ sentence: @autoclosure () -> String) {
    if !isKept { fatalError(sentence()) }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
      default: true
      }
    }
  }
}

/// No document is built into the fuzzer.
enum BundledDocuments {
  static func data(named name: String) -> Data? { nil }
}
