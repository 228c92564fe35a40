import BenchmarkKit
import Foundation
import Testing

@Suite struct JSONValueTests {
  @Test func aDocumentIsOneLine() {
    let value = JSONValue.object([
      ("name", .string("ours")), ("ns", .number(44.5)), ("whole", .number(3)),
      ("none", .optional(nil)), ("is", .array([.bool(true), .bool(false), .null])),
    ])
    #expect(
      value.text
        == #"{"name":"ours","ns":44.5,"whole":3,"none":null,"is":[true,false,null]}"#)
  }

  @Test func aNumberThatJSONDoesNotKnowIsNull() {
    #expect(JSONValue.array([.number(.nan), .number(.infinity)]).text == "[null,null]")
  }

  @Test func aParserReadsEveryTextBack() throws {
    let text = "a \"quoted\" \\ word,\n\ta bell \u{7}, an é and a 🙂"
    let data = Data(JSONValue.array([.string(text)]).text.utf8)
    let read = try JSONSerialization.jsonObject(with: data) as? [String]
    #expect(read == [text])
  }
}
