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

  struct Mail: StateKind, CustomStringConvertible {
    typealias Display = ProbeDisplay
    let address: String
    var description: String { address }
  }

  struct Plain: StateKind {
    typealias Display = ProbeDisplay
    let address: String
  }

  final class Held: StateKind, CustomStringConvertible {
    typealias Display = ProbeDisplay
    let description = "me@example.com"
  }

  /// Like an enum of a program without the names of its cases: Swift then describes the bits.
  enum Stripped: StateKind, CustomStringConvertible {
    typealias Display = ProbeDisplay
    case only
    var description: String { "Stripped(rawValue: 49123)" }
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

  @Test func aNameNeverHasAPayload() {
    #expect(Plain(address: "me@example.com").name == "Plain")
    #expect(Mail(address: "me@example.com").name == "Mail")
    #expect(Held().name == "Held")
    #expect(Stripped.only.name == "Stripped")
  }
}
