import ContentStates
import Gallery
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct BundledProductServiceTests {
  private func service(pageSize: Int = 5) async throws -> BundledProductService {
    let service = BundledProductService(pageSize: pageSize)
    try await service.logIn()
    return service
  }

  @Test func answersOnlyThoseWhoHaveLoggedIn() async throws {
    let service = BundledProductService()
    let product = Product(id: 1, name: "Desk", description: "A desk.")
    await #expect(throws: NotLoggedInError()) {
      try await service.products(matching: "", from: nil)
    }
    await #expect(throws: NotLoggedInError()) { try await service.add(product) }
    try await service.logIn()
    try await service.add(product)
    #expect(try await service.products(matching: "", from: nil).items.count == 5)
    service.logOut()
    await #expect(throws: NotLoggedInError()) {
      try await service.products(matching: "", from: nil)
    }
  }

  @Test func thePagesJoinToAll() async throws {
    for size in [1, 5, 6, 12, 13] {
      let service = try await service(pageSize: size)
      var found: [Int] = []
      var cursor: PageCursor?
      repeat {
        let page = try await service.products(matching: "", from: cursor)
        #expect(!page.items.isEmpty && page.items.count <= size)
        found += page.items.map(\.id)
        cursor = page.next
      } while cursor != nil
      #expect(found == Array(1...12))
    }
  }

  @Test func findsWordsInNamesAndDescriptionsInWhicheverCase() async throws {
    let service = try await service()
    let found = try await service.products(matching: "CHAIR", from: nil)
    #expect(found.items.map(\.name) == ["Reading chair", "Kitchen chair", "Footstool"])
    #expect(found.next == nil)
    #expect(try await service.products(matching: "zebra", from: nil) == Page([]))
  }

  @Test func aCursorBeyondTheEndOrOfAnotherShopIsNoTrap() async throws {
    let service = try await service()
    #expect(try await service.products(matching: "", from: PageCursor(99)) == Page([]))
    #expect(try await service.products(matching: "", from: PageCursor("x")).items.first?.id == 1)
    #expect(try await service.products(matching: "", from: PageCursor(-3)).items.first?.id == 1)
  }
}
