import TestTraits
import ScreenStates
import Testing

@Suite(.noMistakes) struct StateKindTests {
  enum Sample: StateKind {
    typealias Display = ProbeDisplay
    case plain
    case payload(Int)
    case labelled(text: String, Int)
    case nested(Inner)
  }

  enum Inner { case one }

  enum Described: StateKind, CustomStringConvertible {
    typealias Display = ProbeDisplay
    case first
    case second(Int)
    var description: String { "described" }
    var name: String {
      switch self {
      case .first: "first"
      case .second: "second"
      }
    }
  }

  struct Page: StateKind {
    typealias Display = ProbeDisplay
    let number: Int
    var name: String { "page\(number)" }
  }

  @Test func theNameOfACaseIsItsOwn() {
    #expect(Sample.plain.name == "plain")
    #expect(Sample.payload(7).name == "payload")
    #expect(Sample.labelled(text: "x", 7).name == "labelled")
    #expect(Sample.nested(.one).name == "nested")
  }

  @Test func aKindCanNameItself() {
    #expect(Described.first.name == "first")
    #expect(Described.second(1).name == "second")
    #expect(Page(number: 3).name == "page3")
  }
}
