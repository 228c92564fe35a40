import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a task has received and still holds in local variables is a part of a situation.
@MainActor
@Suite(.noMistakes) struct LocalValueTests {
  private func explorer(
    _ load: @escaping @MainActor (PendingWork<String, String>) async -> [String?]
  ) -> Explorer<Page, [String]> {
    var explorer = explorerOfPage(showing: { $0.rows }) { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      declareLoad(inputs) { await load(server) }
      inputs.answers("server", of: server) { name, _ in [.succeed(name), .fail(Offline())] }
    }
    explorer.always("something is shown", when: { page, _ in !page.isLoading }) { $1 != [""] }
    return explorer
  }

  /// One row shows all parts that a task brings.
  private func declareLoad(
    _ inputs: Inputs<Page>, _ parts: @escaping @MainActor () async -> [String?]
  ) {
    inputs.act("summary.load()", when: { !$0.isLoading }) { summary in
      (summary.isLoading, summary.rows) = (true, [])
      Task {
        summary.rows = [await parts().compactMap(\.self).joined(separator: " ")]
        summary.isLoading = false
      }
    }
  }

  /// The page is blank only if both fail: after one answer, the other call looks the same.
  @Test(.restIsKnown("It does not know how many parts of an async let still run."))
  func whatThePartsOfAnAsyncLetHaveBrought() async {
    let explorer = explorer { server in
      async let user = try? server("user")
      async let news = try? server("news")
      return await [user, news]
    }
    #expect(await explorer.broken()?.count == 3)
  }

  @Test func theFirstOfThreeAnswers() async {
    let explorer = explorer { server in
      let user = try? await server("user")
      _ = try? await server("news")
      _ = try? await server("friends")
      return [user]
    }
    #expect(
      await explorer.broken() == [
        "summary.load()", "await server.calls[0].fail(Offline())",
        "await server.calls[1].succeed(\"news\")", "await server.calls[2].succeed(\"friends\")",
      ])
  }

  @Test(.restIsKnown("A guess does not see real sleeps."))
  func theFirstOfTwoAnswersBeforeASleep() async {
    let explorer = explorer { server in
      let user = try? await server("user")
      _ = try? await server("news")
      try? await Task.sleep(for: .seconds(1))
      return [user]
    }
    #expect(await explorer.broken()?[1] == "await server.calls[0].fail(Offline())")
  }

  /// The task of a retry holds nothing but the latest answer, so its situations are few.
  @Test func theLastOfManyTries() async {
    let explorer = explorer { server in
      for _ in 1...3 {
        if let user = try? await server("user") { return [user] }
      }
      return [nil]
    }
    let report = await explorer.explore()
    #expect(report.findings(.broken).first?.history.count == 4)
    #expect(report.situations == 6, "\(report)")
  }

  @Test func theElementBeforeTwoCalls() async {
    var all: [PendingSequence<String?>] = []
    var explorer = explorerOfPage(showing: { $0.rows }) { inputs in
      let users = PendingSequence<String?>(reporter: .silent)
      let server = PendingWork<String, String>(reporter: .silent)
      all.append(users)
      declareLoad(inputs) {
        guard let user = try? await users.makeAsyncIterator().next() else { return ["none"] }
        _ = try? await server("news")
        _ = try? await server("friends")
        return [user]
      }
      for user in ["ann", nil] {
        let call = "await users.send(\(user.map(\.debugDescription) ?? "nil"))"
        inputs.act(call, when: { _ in users.isFollowed }) { _ in await users.send(user) }
      }
      inputs.answers("server", of: server) { name, _ in [.succeed(name), .fail(Offline())] }
    }
    explorer.always("something is shown") { _, shown in shown != [""] }
    #expect(await explorer.broken()?.prefix(2) == ["summary.load()", "await users.send(nil)"])
    for users in all { await users.finish() }
  }

  @Test func whatThePartsOfWorkHaveBrought() async {
    let explorer = Explorer(OneKind.self) { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      let shown = Log()
      inputs.answers("server", of: server) { name, _ in [.succeed(name), .fail(Offline())] }
      inputs.always("something is shown") { _ in shown.entries != [""] }
      return oneScreen { state in
        state.perform {
          async let user = try? server("user")
          async let news = try? server("news")
          return await [user, news].compactMap(\.self).joined()
        } then: {
          shown.add($0)
        }
      }
    }
    #expect(await explorer.broken()?.count == 3)
  }
}
