import Foundation
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Histories whose ends look the same, and after which something else can happen.
@MainActor
@Suite(.noMistakes) struct MergedTooSoonTests {
  private func hits(hasIDs: Bool, isFixed: Bool) async -> ExplorationReport<Bool> {
    var explorer = explorerOfModel(Hits.self, showing: { $0.isLoading }, ignoring: ["token"]) {
      inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.act("await hits.search()") { await $0.search() }
      inputs.act("hits.cancel()", when: { $0.isLoading }) { $0.cancel() }
      inputs.answers("server", of: server, with: [.succeed(())], upTo: 2)
      return Hits(hasIDs: hasIDs, isFixed: isFixed) { try? await server(()) }
    }
    explorer.isLoading = { $0 }
    return await explorer.explore()
  }

  /// Whether its token is still that of a waiting search decides what the answer does.
  @Test(arguments: [false, true]) func aTokenThatIsIgnored(hasIDs: Bool) async {
    #expect(
      await hits(hasIDs: hasIDs, isFixed: false).findings(.idleLoading).map(\.history) == [
        ["await hits.search()", "hits.cancel()", "await server.calls[0].succeed(())"]
      ])
    let report = await hits(hasIDs: hasIDs, isFixed: true)
    #expect(report.findings == [])
    #expect(report.situations == 13)
  }

  @Test(arguments: [false, true]) func whichAnswersHaveCome(failsFirst: Bool) async {
    let answers: [Outcome<Void>] = [.succeed(()), .fail(Offline())]
    var explorer = explorerOfPage(showing: { $0.isOpen }) { inputs in
      let server = PendingWork<Bool, Void>(reporter: .silent)
      inputs.act("await heart.toggle()") { heart in
        let former = heart.isOpen
        heart.isOpen.toggle()
        if (try? await server(heart.isOpen)) == nil { heart.isOpen = former }
      }
      inputs.answers("server", of: server, with: failsFirst ? answers.reversed() : answers, upTo: 2)
    }
    explorer.theSameAnswersGiveTheSameScreen()
    #expect(await explorer.rules() == [.differentDisplays])
  }

  /// The answers are alike, so only the calls tell which question the pages belong to.
  @Test func pagesOfAnotherQuestion() async {
    let explorer = explorerOfPage(showing: { $0.count }) { inputs in
      let server = PendingWork<FeedQuery, Int>(reporter: .silent)
      for text in ["", "b"] { inputs.act("pages.text = \"\(text)\"") { $0.text = text } }
      let isFree = { @MainActor in server.waiting.isEmpty }
      inputs.act("await pages.search()", when: { _ in isFree() }) { pages in
        pages.count = (try? await server(FeedQuery(text: pages.text))) ?? 0
      }
      // It asks for what is typed, and not for what was searched.
      inputs.act("await pages.more()", when: { $0.count > 0 && isFree() }) { pages in
        pages.count += (try? await server(FeedQuery(text: pages.text, page: pages.count))) ?? 0
      }
      inputs.answers("server", of: server, with: [.succeed(1)], upTo: 3)
      inputs.pagesComeInOrder(of: server, question: { $0.text }, page: { $0.page })
    }
    #expect(await explorer.broken()?.last == "await pages.more()")
  }
}

@MainActor private final class Hits {
  private(set) var isLoading = false
  private var token: AnyHashable = 0
  private let hasIDs: Bool
  private let isFixed: Bool
  private let find: @MainActor () async -> Void

  init(hasIDs: Bool, isFixed: Bool, find: @escaping @MainActor () async -> Void) {
    (self.hasIDs, self.isFixed, self.find) = (hasIDs, isFixed, find)
  }

  private func renew() { token = hasIDs ? UUID() : ((token as? Int) ?? 0) + 1 }

  func search() async {
    renew()
    let own = token
    isLoading = true
    await find()
    if own == token { isLoading = false }
  }

  func cancel() {
    renew()
    if isFixed { isLoading = false }
  }
}
