import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What an explorer says of classes that are no screens.
@MainActor
@Suite(.inTurn) struct ObjectTrustTests {
  private func basket(_ isFixed: Bool) -> Explorer<Basket, [[Int]]> {
    var explorer = explorerOfModel(Basket.self, showing: { [$0.items, $0.picks] }) { inputs in
      inputs.act("basket.add()") { $0.add() }
      inputs.always("rows are few") { $0.items.count < 2 }
      return Basket(isFixed)
    }
    explorer.nothingIsShownTwice { $0[0] }
    explorer.nothingIsShownTwice { $0[1] }
    explorer.always("rows are few", when: { _, _ in false }) { _, _ in true }
    explorer.always("rows are few (in all)") { _, _ in true }
    return explorer
  }

  @Test func propertiesWithOneNameAreToldApart() async {
    let findings = await basket(false).explore().findings
    #expect(
      findings.map(\.sentence) == [
        "\"nothing is shown twice (2)\" does not hold in it.",
        "\"rows are few (2)\" does not hold in it.",
        "No sequence fulfils the condition of \"rows are few\".",
      ])
    let calls = findings[0].history
    #expect(await !basket(false).holds("nothing is shown twice (2)", after: calls))
    #expect(await basket(false).holds("nothing is shown twice", after: calls))
    #expect(await basket(true).holds("nothing is shown twice (2)", after: calls))
  }

  @Test func anInputThatDoesNothingIsNoCause() async {
    var explorer = explorerOfPage(showing: { $0.numbers }) { inputs in
      let works = [("first", PendingWork<Void, Int>()), ("second", PendingWork<Void, Int>())]
      inputs.act("pair.load()", when: { _ in works[0].1.calls.isEmpty }) { pair in
        for (name, work) in works { Task { pair.numbers[name] = (try? await work(())) ?? 0 } }
      }
      inputs.act("pair.look()") { _ in }
      for (name, work) in works {
        inputs.answers(name, of: work, with: [.succeed(1), .fail(Offline(), as: "Offline()")])
      }
    }
    explorer.always("the second is there", when: { $1.count == 2 }) { $1["second"] != 0 }
    let findings = await explorer.explore().findings
    #expect(!findings.isEmpty)
    #expect(!findings.contains { $0.history.last == "pair.look()" })
  }

  @Test(.restIsKnown("It cannot choose an order."))
  func aCallWithALineBreakIsRepeatedInItsOrder() async {
    let calls = await stack(false).explore().findings.first?.history ?? []
    #expect(calls.first?.hasPrefix("await inOrder(") == true)
    #expect(await !stack(false).holds("the first comes first", after: calls))
    #expect(await stack(true).holds("the first comes first", after: calls))
  }

  private func stack(_ isFixed: Bool) -> Explorer<Page, [String]> {
    var explorer = explorerOfPage(showing: { $0.rows }) { inputs in
      inputs.act("stack.push(1)\nstack.push(2)", atMost: 1) { stack in
        for item in ["1", "2"] {
          if isFixed {
            stack.rows.append(item)
          } else {
            Task {
              await Task.detached {}.value
              stack.rows.append(item)
            }
          }
        }
      }
    }
    explorer.orders = .all(limit: 20)
    explorer.always("the first comes first") { $1.first != "2" }
    return explorer
  }

  @Test func aBudgetEndsAComparison() async {
    var counter = explorerOfPage(showing: { $0.count }) {
      $0.act("counter.add()") { $0.count += 1 }
    }
    counter.budget = .zero
    let findings = await counter.differences(from: counter, comparing: { $0 }, with: { $0 })
    #expect(
      findings.map(\.sentence) == [
        "0.0 seconds had passed before all pairs of situations were seen."
      ]
    )
  }

  /// The last task is kept; the others go on.
  @Test(.restIsKnown("It does not number stored tasks."))
  func aTaskThatIsLeftUnderWayDoesNotCountForEver() async throws {
    let report = await explorerOfPage(showing: { $0.count }) { inputs in
      let sequence = PendingSequence<Int>()
      inputs.act("follower.follow()") { follower in
        follower.task = Task {
          do { for try await item in sequence { follower.count = item } } catch {}
        }
      }
    }.explore()
    #expect(report.ending == .exhausted)
  }
}

@MainActor
private final class Basket {
  private let isFixed: Bool
  private(set) var items: [Int] = []
  private(set) var picks: [Int] = []
  init(_ isFixed: Bool) { self.isFixed = isFixed }
  func add() { (items, picks) = ([1, 2], isFixed ? [1, 2] : [2, 2]) }
}
