import ScreenStatesExplorer
import TestTraits
import Testing

/// Two classes as they were used, with what the explorer finds in them; mended, they are clean.
@MainActor
@Suite(.inTurn) struct PortTests {
  @Test func thePagingListIsConvicted() async throws {
    let report = await explorerOfThePagingList(isMended: false).explore()
    #expect(
      report.findings.map { [$0.sentence] + $0.history } == [
        [
          #""the last question wins" does not hold in at rest."#, "list.refresh()",
          #"list.search("tea")"#, #"await server.calls[1].succeed(["tea 0"])"#,
          #"await server.calls[0].succeed([" 0"])"#,
        ],
        [
          #""pages come in order" does not hold in loading."#, "list.refresh()",
          #"await server.calls[0].succeed([" 0"])"#, "list.loadMore()", #"list.search("tea")"#,
        ],
        // Its first page has failed, and the second one is asked for.
        [
          #""pages come in order" does not hold in loading."#, "list.refresh()",
          #"list.search("tea")"#, #"await server.calls[0].succeed([" 0"])"#,
          "await server.calls[1].fail(Offline())", "list.loadMore()",
        ],
        // What follows from these two, once the page comes.
        [
          #""the last question wins" does not hold in at rest."#, "list.refresh()",
          #"list.search("tea")"#, #"await server.calls[0].succeed([" 0"])"#,
          "await server.calls[1].fail(Offline())", "list.loadMore()",
          #"await server.calls[2].succeed(["tea 1"])"#,
        ],
        [
          #""the last question wins" does not hold in at rest."#, "list.refresh()",
          #"await server.calls[0].succeed([" 0"])"#, "list.loadMore()", #"list.search("tea")"#,
          #"await server.calls[1].succeed([" 1"])"#, #"await server.calls[2].succeed(["tea 1"])"#,
        ],
      ])
    let mended = await explorerOfThePagingList(isMended: true).explore()
    #expect(mended.findings.map(\.description) == [])
    #expect(mended.ending == .exhausted)
  }

  @Test func theCachedLookupIsConvicted() async throws {
    let report = await explorerOfTheCachedLookup(isMended: false).explore()
    #expect(
      report.findings.map { [$0.sentence] + $0.history } == [
        [
          #""the last question wins" does not hold in at rest."#, #"lookup.find("DE")"#,
          #"lookup.find("FR")"#, #"await server.calls[0].succeed("the name of DE")"#,
          #"lookup.find("FR")"#,
        ]
      ])
    let mended = await explorerOfTheCachedLookup(isMended: true).explore()
    #expect(mended.findings.map(\.description) == [])
    #expect(mended.ending == .exhausted)
  }
}
