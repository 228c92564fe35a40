import ContentStates
import ScreenSessions
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// Apps are saved where they are, with what they host, and start again there.
@MainActor
@Suite(.noMistakes) struct SavedAppTests {
  private let server = ShopByHand()
  private let clock = ManualClock()

  private func shop() -> ShopScreen {
    let outbox = OutboxScreen<[Item]>.orders(to: server, clock: clock)
    return ShopScreen(
      initial: .browsing(.loading(NoRequest())), keeping: ShopKept(),
      states: ShopStates(server: server, outbox: outbox), clock: clock)
  }

  private func comesBack<Kind: StateKind & Codable>(
    _ screen: Screen<Kind>, as make: () -> Screen<Kind>, _ path: String
  ) throws {
    #expect(screen.path == path)
    let again = make()
    let restored = try again.start(from: screen.saved(version: 1), version: 1)
    #expect(restored.problems == [])
    #expect(again.path == path)
    #expect("\(again.kept)" == "\(screen.kept)")
    let fresh = make()
    fresh.kept = screen.kept
    fresh.start(at: screen.kind)
    // A child that had moved on is where it was, and not where a fresh entry begins.
    if fresh.path == path { #expect("\(again.display)" == "\(fresh.display)") }
    for screen in [again, fresh] { screen.stop() }
  }

  @Test func theShopComesBackWithItsCatalogueAndItsPickers() async throws {
    let screen = shop()
    screen.start()
    await screen.settled()
    try comesBack(screen, as: shop, "browsing/loading")
    await server.lists.calls[0].succeed([.shoe])
    try comesBack(screen, as: shop, "browsing/showingData")
    screen.state.look(at: .shoe)
    screen.child(PickerKind<Int>.self)?.state.choose(42)
    try comesBack(screen, as: shop, "looking/(chosen, choosing)")
    screen.child(PickerKind<String>.self)?.state.choose("red")
    try comesBack(screen, as: shop, "browsing/showingData")
    server.lists.abandon()
  }

  @Test func anUploadComesBack() throws {
    let uploads = UploadsByHand()
    let make = {
      UploadScreen(
        initial: .ready, states: UploadStates(file: "film", size: 100, uploads: uploads),
        clock: clock)
    }
    for kind in UploadKind.allCases {
      let screen = make()
      screen.start(at: kind)
      try comesBack(screen, as: make, kind.name)
      screen.stop()
    }
  }

  @Test func aFormComesBack() throws {
    let accounts = AccountsByHand()
    let make = {
      SignUpScreen(
        initial: .choosingName, keeping: SignUpForm(key: "1", name: "ann"),
        states: SignUpStates(accounts: accounts), clock: clock)
    }
    for kind in SignUpKind.allCases {
      let screen = make()
      screen.kept.mail = "ann@example.org"
      screen.start(at: kind)
      try comesBack(screen, as: make, kind.name)
      screen.stop()
    }
  }

  @Test func aChatComesBack() throws {
    let server = ChatByHand()
    let outbox = OutboxScreen<String>.mail(to: MailByHand(), clock: clock)
    let make = {
      ChatScreen(
        initial: .online(Conversation()), keeping: ChatKept(),
        states: ChatStates(server: server, outbox: outbox), clock: clock)
    }
    for kind in ChatKind.allCases {
      let screen = make()
      screen.kept.draft = "hello"
      screen.start(at: kind)
      try comesBack(screen, as: make, kind.name)
      screen.stop()
    }
  }
}
