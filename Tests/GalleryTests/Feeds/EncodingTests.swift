import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct EncodingTests {
  private let reader = FeedReader()

  private func title(_ data: Data, charset: String? = nil) throws -> String? {
    try reader.feed(in: FeedDocument(data: data, name: "sample", charset: charset)).articles.first?
      .title
  }

  private func sample(_ encoding: String, _ title: String) -> String {
    let declaration = encoding.isEmpty ? "" : #"<?xml version="1.0" encoding="\#(encoding)"?>"#
    return "\(declaration)<rss><channel><item><title>\(title)</title></item></channel></rss>"
  }

  @Test(arguments: [
    ("UTF-8", String.Encoding.utf8, "é€😀"), ("ISO-8859-1", .isoLatin1, "éß"),
    ("iso-8859-2", .isoLatin2, "łž"), ("Windows-1252", .windowsCP1252, "é€“x”"),
    ("windows-1251", .windowsCP1251, "Привет"), ("windows-1250", .windowsCP1250, "łž"),
    ("UTF-16", .utf16, "é😀"), ("UTF-16", .utf16LittleEndian, "é😀"),
    ("UTF-16", .utf16BigEndian, "é😀"), ("Shift_JIS", .shiftJIS, "日本"),
  ])
  func theDeclaredEncodingIsUsed(name: String, encoding: String.Encoding, text: String) throws {
    let data = try #require(sample(name, text).data(using: encoding))
    #expect(try title(data) == text)
  }

  @Test func latinOneIsReadAsTheWebReadsIt() throws {
    var data = Data(sample("ISO-8859-1", "x").utf8)
    let place = try #require(data.range(of: Data(">x<".utf8)))
    data.replaceSubrange(place, with: Data(">".utf8) + Data([0x93, 0x80, 0x94]) + Data("<".utf8))
    #expect(try title(data) == "“€”")
  }

  @Test func aMarkAtTheBeginningOutweighsTheDeclaration() throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(sample("ISO-8859-1", "é").utf8)
    #expect(try title(data) == "é")
  }

  @Test func whatCameAlongCountsWhereNothingIsDeclared() throws {
    let data = try #require(sample("", "é").data(using: .isoLatin1))
    #expect(try title(data, charset: "iso-8859-1") == "é")
    let declared = try #require(sample("UTF-8", "é").data(using: .utf8))
    #expect(try title(declared, charset: "iso-8859-1") == "é")
  }

  @Test func whatCannotBeDecodedIsRefused() throws {
    let data = try #require(sample("UTF-8", "é").data(using: .isoLatin1))
    #expect(reader.reason(data) == .undecodable(encoding: "UTF-8"))
    #expect(reader.reason(sample("EBCDIC-X", "a")) == .undecodable(encoding: "EBCDIC-X"))
  }
}
