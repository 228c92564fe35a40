import ScreenStatesDiagramLayout
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGPictureTests {
  @Test func thePictureIsWellFormedWhateverTheNames() {
    let graph = Graph(
      nodes: [.init("a & <b>", notes: ["\u{1}\"quoted\""]), .init("]]>", isReached: false)],
      edges: [.init(from: 0, to: 1, labels: ["x < y"]), .init(from: 0, to: 0, labels: ["&"])],
      starts: [0])
    let svg = SVGPicture(Layout(graph, .points), .points, title: "<&>").text
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains(">a &amp; &lt;b&gt;</text>"))
    #expect(svg.contains("<title>&lt;&amp;&gt;</title>"))
  }

  @Test func thereAreColoursForLightAndForDarkOnAGroundOfItsOwn() {
    let graph = Graph(
      nodes: [.init("a", inner: Graph(nodes: [.init("b")], starts: [0])), .init("c")],
      edges: [.init(from: 0, to: 1, labels: ["go"])], starts: [0])
    let svg = SVGPicture(Layout(graph, .points), .points, title: "").text
    #expect(svg.contains("@media (prefers-color-scheme:dark)"))
    #expect(svg.contains("<rect class=\"ground\""))
    #expect(!svg.contains("currentColor"))
    // One accent: the box in which it all begins, not those inside it.
    #expect(svg.components(separatedBy: "class=\"host start\"").count == 2)
    #expect(svg.components(separatedBy: "class=\"box\"").count == 3)
    #expect(svg.components(separatedBy: "class=\"head first\"").count == 3)
  }

  @Test func aLineStopsAtItsLabelAndBranchesAreOneLine() throws {
    let graph = Graph(
      nodes: [.init("a"), .init("b"), .init("c")],
      edges: [.init(from: 0, to: 1, labels: ["go"]), .init(from: 0, to: 2, labels: ["go"])])
    let layout = Layout(graph, .points)
    let label = try #require(layout.labels.first)
    #expect(layout.labels.count == 1 && label.arrows == [0, 1])
    let svg = SVGPicture(layout, .points, title: "").text
    #expect(svg.components(separatedBy: ">go</text>").count == 2)
    #expect(svg.components(separatedBy: "class=\"edge\"").count == 2)
    #expect(svg.contains("\(label.frame.y - 1)M"))
    #expect(svg.contains(" \(label.frame.maxY + 1)L"))
  }
}
