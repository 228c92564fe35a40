import Foundation
import Gallery
import Testing

/// A file in `Tests/FeedSeeds`, from which the fuzzer starts.
struct FeedSeed: CustomTestStringConvertible, Sendable {
  let parser: String
  let file: URL

  var testDescription: String { "\(parser)/\(file.lastPathComponent)" }

  static let all: [FeedSeed] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../FeedSeeds").standardizedFileURL
    return ["dates", "encodings", "html", "json", "languages", "xml"].flatMap { parser in
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder.appending(path: parser), includingPropertiesForKeys: nil)
      return (files ?? []).sorted { $0.path < $1.path }.map { FeedSeed(parser: parser, file: $0) }
    }
  }()

  /// The seed as documents, in the ways in which it reaches its parser.
  func documents() throws -> [FeedDocument] {
    let data = try Data(contentsOf: file)
    let address = URL(string: "https://example.org/feeds/")
    switch parser {
    case "dates", "html":
      let text = String(decoding: data, as: UTF8.self)
      let field = parser == "html" ? "content_html" : "date_published"
      let feed: [String: Any] = [
        "version": "https://jsonfeed.org/version/1.1", "items": [[field: text, "title": text]],
      ]
      let json = try JSONSerialization.data(withJSONObject: feed)
      return [FeedDocument(data: json, name: "seed", address: address)]
    case "encodings":
      return [nil, "utf-8", "utf-16", "iso-8859-1", "windows-1251", "shift_jis", ""].map {
        FeedDocument(data: Data(data.dropFirst()), name: "seed", address: address, charset: $0)
      }
    default:
      return [FeedDocument(data: data, name: "seed", address: address)]
    }
  }
}

extension String {
  /// Whether nothing in the text gives a terminal an order or turns the direction of a line.
  var isPlain: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
      default: true
      }
    }
  }
}
