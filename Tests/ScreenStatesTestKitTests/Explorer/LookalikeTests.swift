import Foundation
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Different values whose texts would be equal if only the obvious was written.
@MainActor
@Suite(.noMistakes) struct LookalikeTests {
  /// What an explorer reports of an object whose value can be replaced by others.
  private func report(_ values: [Any]) async -> ExplorationReport<Int> {
    let explorer = explorerOfModel(Held.self, showing: { _ in 0 }) { inputs in
      for index in values.indices { inputs.act("held.take(\(index))") { $0.value = values[index] } }
      return Held(values[0])
    }
    return await explorer.explore()
  }

  private func areTwo(_ one: Any, _ other: Any) async -> Bool {
    let report = await report([one, other])
    return report.situations == 2 && report.leftOut == [] && report.findings == []
  }

  @Test func typesWithTheSameShortNameAreTwo() async {
    #expect(await areTwo(LoggingIn.failure, Uploading.failure))
    #expect(await areTwo(Generic<LoggingIn.Page>(), Generic<Uploading.Page>()))
    #expect(await areTwo(localValue(), otherLocalValue()))
    #expect(await areTwo([localValue()], [otherLocalValue()]))
  }

  @Test func keyPathsWithDifferentIndexesAreTwo() async {
    #expect(await areTwo(\[Int].[0], \[Int].[1]))
    #expect(await areTwo(\[String: Int].["a"], \[String: Int].["b"]))
    #expect(await report([\[Int].[0], \[Int].[1], \[Int].[0]]).situations == 2)
    #expect(await report([\[Int].[0], \[Int].[1], \[Int].[2]]).situations == 3)
  }

  /// Which of them has which number would depend on their order, which differs from run to run.
  @Test func valuesWithoutOrderThatLookAlikeAreNotCompared() async {
    let keys: Set = [\[Int].[0], \[Int].[1]]
    #expect(
      await report([keys]).leftOut == ["value: values without order that look alike"])
    #expect(await areTwo(Set([\[Int].[0]]), Set([\[Int].[1]])))
    #expect(await areTwo(Set([\[Int].[1]]), \[Int].[0]))
  }

  @Test func aSetWithAnOrderIsCompared() async {
    #expect(await areTwo(OrderedItems([1, 2]), OrderedItems([2, 1])))
  }

  @Test func whatAMirrorMayHideIsNotCompared() async {
    let values: [Any] = [Described(token: 1), Starred(token: 1), Key.token(1), Credential(1)]
    for value in values {
      #expect(await report([value, value]).findings.map(\.rule) == [.notCompared])
    }
  }

  @Test func valuesOfOneTypeAreTwo() async throws {
    #expect(await areTwo(Data(repeating: 1, count: 99), Data(repeating: 2, count: 99)))
    #expect(await areTwo(URL(filePath: "/a"), URL(filePath: "/b")))
    #expect(await areTwo(NSError(domain: "a", code: 1), NSError(domain: "a", code: 2)))
    #expect(await areTwo(CGFloat(1), CGFloat(2)))
    #expect(await areTwo(0..<1, 0..<2))
    #expect(await areTwo(SIMD2(0.0, 0), SIMD2(1.0, 0)))
    #expect(await areTwo(AttributedString("Dear"), AttributedString("Dear reader")))
    let zones = try ["Berlin", "Paris"].map { try #require(TimeZone(identifier: "Europe/\($0)")) }
    #expect(await areTwo(zones[0], zones[1]))
    #expect(await areTwo(Calendar(identifier: .gregorian), Calendar(identifier: .buddhist)))
    #expect(await areTwo(\Contact.name.count, \Contact.name.utf8.count))
    #expect(await areTwo([Label("a, b")], [Label("a"), Label("b")]))
    #expect(await areTwo(["a, b"[...]], "a, b".split(separator: ", ")))
    #expect(await areTwo(Optional<Int?>.none as Any, Optional<Int?>.some(nil) as Any))
  }

  @Test func valuesOfDifferentTypesInAnAnyAreTwo() async {
    #expect(await areTwo(1, Int8(1)))
    #expect(await areTwo(1.0, Float(1)))
    #expect(await areTwo(1.5, Decimal(1.5)))
    #expect(await areTwo("a", Substring("a")))
    #expect(await areTwo("a", Character("a")))
    #expect(await areTwo([1], Set([1])))
  }

  @Test func theBaseOfAURLIsCompared() async throws {
    let base = try #require(URL(string: "http://a/"))
    let whole = try #require(URL(string: "http://a/b"))
    #expect(await areTwo(try #require(URL(string: "b", relativeTo: base)), whole))
  }
}

private final class Held {
  var value: Any
  init(_ value: Any) { self.value = value }
}

private enum LoggingIn {
  fileprivate struct Failure: Error {}
  enum Page {}
  static let failure: any Error = Failure()
}

private enum Uploading {
  fileprivate struct Failure: Error {}
  enum Page {}
  static let failure: any Error = Failure()
}

private struct Generic<Value> {}

/// A text of its own that can be read back.
private struct Label: LosslessStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

private func localValue() -> Any {
  struct Local {}
  return Local()
}

private func otherLocalValue() -> Any {
  struct Local {}
  return Local()
}

private struct Described: CustomReflectable, CustomStringConvertible {
  let token: Int
  var description: String { "a key" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

private struct OrderedItems: CustomReflectable {
  let items: [Int]
  init(_ items: [Int]) { self.items = items }
  var customMirror: Mirror { Mirror(self, unlabeledChildren: items, displayStyle: .set) }
}

private struct Starred: CustomReflectable {
  let token: Int
  var customMirror: Mirror { Mirror(self, children: ["token": 0], displayStyle: .struct) }
}

private enum Key: CustomReflectable, CustomStringConvertible {
  case token(Int)
  var description: String { "a key" }
  var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}

private final class Credential: CustomReflectable, CustomStringConvertible {
  private let token: Int
  init(_ token: Int) { self.token = token }
  var description: String { "a key" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
