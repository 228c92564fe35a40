import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct TextTests {
  /// What a description with this HTML reads like.
  private func summary(_ html: String) throws -> String {
    try FeedReader().article(
      Samples.rss("<item><description><![CDATA[\(html)]]></description></item>")
    ).summary
  }

  @Test(arguments: [
    ("a<br>b<br/>c", "a b c"), ("<ul><li>a</li><li>b</li></ul>", "a b"),
    ("wo<b>r</b><span>ds</span>", "words"), ("a<!-- <p> -->b", "ab"),
    ("a<script>if (a < b) { x() }</script>b", "a b"), ("<STYLE>p{}</style >x", "x"),
    ("a<script src='x'/>b", "a b"), ("<a title='x > y' href=\"z\">t</a>", "t"),
    ("<a href=\"x>t</a> u", "t u"), ("1 < 2 > 0", "1 < 2 > 0"), ("a<b", "a<b"), ("x<", "x<"),
    ("<!DOCTYPE html><p>x", "x"), ("<?php ?>x", "x"), ("a<!-- open", "a"),
    ("a<script>open", "a"), ("  a \n\t b\u{A0}\u{2003}c ", "a b c"), ("<p></p>", ""),
  ])
  func markupIsRemoved(html: String, expected: String) throws {
    #expect(try summary(html) == expected)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&nbsp;a&nbsp;", "a"), ("&hellip;&mdash;", "…—"),
    ("&Omega;&omega;&thetasym;", "Ωω\u{3D1}"), ("&#8364;&#x20AC;&#X20ac;", "€€€"),
    ("&#128;&#150;", "€–"), ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("AT&T; & &unknown; &#; &#x; &#zz; &", "AT&T; & &unknown; &#; &#x; &#zz; &"),
    ("&amp;lt;", "&lt;"), ("a?b=1&copy=2", "a?b=1&copy=2"), ("&#27;[31m&#155;x&#7;", "[31m›x"),
    ("&diams;&yuml;&Yuml;&le;&rarr;&euro;", "♦ÿŸ≤→€"),
  ])
  func entitiesAreDecoded(html: String, expected: String) throws {
    #expect(try summary(html) == expected)
  }

  @Test func controlCharactersNeverGetThrough() throws {
    let controls = String(
      String.UnicodeScalarView((1...0x9F).compactMap { Unicode.Scalar(UInt32($0)) }))
    let article = try FeedReader().article(
      Samples.rss(
        "<item><title><![CDATA[a\(controls)&#27;b\u{202E}]]></title><guid>g\u{85}\u{9B}</guid></item>"
      ))
    for scalar in (article.title + article.id).unicodeScalars {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
    }
    #expect(article.title.hasPrefix("a !\"#"))
    #expect(article.title.hasSuffix("b"))
  }

  @Test func emojiOfSeveralPartsStayWhole() throws {
    #expect(try summary("👩‍🚀 e\u{301}") == "👩‍🚀 e\u{301}")
  }

  @Test func muchBrokenMarkupTakesNoMoreThanOnePass() throws {
    let count = 200_000
    #expect(try summary(String(repeating: "<a \"", count: count)).count == count * 4 - 1 + 1)
    #expect(try summary(String(repeating: "&<", count: count)).count == count * 2)
  }
}
