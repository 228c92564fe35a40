import Foundation
import ScreenStatesTestKit
import ScreensCommand
import Testing

@MainActor
@Suite struct KitCommandTests {
  private let command = ScreensCommand(environment: [:])

  @Test(arguments: ["explore", "audit", "diagram"])
  func anUnknownScreenIsAMistakeOfUse(_ word: String) async {
    #expect(await command.run([word, "nothing"]) == .usage)
    #expect(await command.run([word]) == .usage)
    #expect(await command.run([word, "books", "player"]) == .usage)
    #expect(await command.run([word, "--wrong", "books"]) == .usage)
  }

  @Test func aFormatIsOneOfThree() async {
    #expect(await command.run(["diagram", "books", "--format"]) == .usage)
    #expect(await command.run(["diagram", "books", "--format", "png"]) == .usage)
    #expect(await command.run(["explore", "books", "--format", "dot"]) == .usage)
  }

  @Test(arguments: ["explore", "audit", "diagram"])
  func aCleanScreenEndsWell(_ word: String) async {
    #expect(await command.run([word, "books"]) == .success)
    #expect(await command.run([word, "--help"]) == .success)
  }

  /// What an explorer leaves unanswered is left so on purpose.
  @Test func exploringReportsNoCallThatWasDropped() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      exit(await ScreensCommand(environment: [:]).run(["explore", "news"]).rawValue)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!errors.contains("PendingWork"), "\(errors)")
  }

  @Test func aScreenWithoutFindingsIsClean() async throws {
    let found = try #require(await Explored.summary("books"))
    #expect(found.status(of: .explore) == .success)
    #expect(found.status(of: .audit) == .success)
    #expect(found.text(for: .explore).contains("findings:\n  none"))
  }

  @Test func theItemsHaveFourCombinationsAndTwelveNever() async throws {
    let items = try #require(await Explored.summary("items"))
    #expect(
      items.audit.description == """
        table  error  empty  indicator  shown by
        ·      ·      ·      ·          never
        ·      ·      ·      on         loading
        ·      ·      on     ·          empty
        ·      ·      on     on         never
        ·      on     ·      ·          error
        ·      on     ·      on         never
        ·      on     on     ·          never
        ·      on     on     on         never
        on     ·      ·      ·          showingData, refreshing
        on     ·      ·      on         never
        on     ·      on     ·          never
        on     ·      on     on         never
        on     on     ·      ·          never
        on     on     ·      on         never
        on     on     on     ·          never
        on     on     on     on         never

        16 combinations: 4 meant, 4 reached, 12 never
        """)
  }
}
