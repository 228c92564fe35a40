import Foundation

/// Decodes a document's bytes with the encoding that the document names.
///
/// The order of precedence is: a byte order mark, the XML declaration, the encoding that came with
/// the document, and UTF-8.
enum TextDecoding {
  /// The document's text without its byte order mark.
  static func text(of document: FeedDocument) throws(FeedError) -> String {
    let data = document.data
    let encoding: String
    switch mark(of: data) {
    case (let marked, let length)?:
      return try decode(data.dropFirst(length), as: marked, of: document)
    case nil:
      encoding = declaredEncoding(in: data) ?? charset(of: document) ?? "UTF-8"
    }
    return try decode(data, as: encoding, of: document)
  }

  private static func decode(
    _ data: Data, as name: String, of document: FeedDocument
  ) throws(FeedError) -> String {
    switch name.lowercased() {
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1", "windows-1252", "cp1252":
      return Windows1252.decode(data)
    case let name:
      if let encoding = encodings[name], let text = String(data: Data(data), encoding: encoding) {
        return text
      }
    }
    throw document.error(.undecodable(encoding: PlainText.cleaned(name)))
  }

  /// The encoding that the first bytes indicate, and the length of the byte order mark.
  private static func mark(of data: Data) -> (encoding: String, length: Int)? {
    let start = Array(data.prefix(4))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return ("utf-8", 3) }
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0x00, 0x3C]) {
      return ("utf-16be", start[0] == 0 ? 0 : 2)
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0x3C, 0x00]) {
      return ("utf-16le", start[0] == 0x3C ? 0 : 2)
    }
    return nil
  }

  /// The encoding that came with the document; `nil` also for an empty name, which servers send.
  private static func charset(of document: FeedDocument) -> String? {
    let name = document.charset?.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'")) ?? ""
    return name.isEmpty ? nil : name
  }

  private static func declaredEncoding(in data: Data) -> String? {
    let start = String(decoding: data.prefix(512), as: UTF8.self)
    guard let open = start.range(of: "<?xml"),
      let close = start.range(of: "?>", range: open.upperBound..<start.endIndex),
      start[..<open.lowerBound].allSatisfy(\.isWhitespace)
    else { return nil }
    let declaration = start[open.upperBound..<close.lowerBound]
    guard let match = declaration.firstMatch(of: /encoding\s*=\s*["']([A-Za-z0-9._:\-]+)["']/)
    else { return nil }
    return String(match.1)
  }

  /// The encodings of real feeds, by their registered names.
  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .utf8, "ascii": .utf8,
    // Not UTF-16, because the declaration was read as single bytes.
    "utf-16": .utf8, "utf-16be": .utf16BigEndian, "utf-16le": .utf16LittleEndian,
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
    "shift_jis": .shiftJIS,
  ]
}
