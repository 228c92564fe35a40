import Gallery
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct BundledBookServiceTests {
  @Test func theBooksComeOldestFirst() async throws {
    let books = try await BundledBookService().books()
    #expect(books.count == 6)
    #expect(books.map(\.year) == books.map(\.year).sorted())
    #expect(books.first?.author == "Miguel de Cervantes")
  }
}
