import ContentStates
import SavedTrees
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Apps are saved where they are, with what they host, and start again there.
@MainActor
@Suite(.noMistakes) struct SavedAppTests {
  // MARK: - Random walks

  @Test func theShopComesBackWhereItWas() async {
    let (moments, children) = await comesBack(ShopTests.explorer())
    #expect(moments > 5 && children > 5)
  }

  @Test func anUploadComesBackWhereItWas() async {
    let (moments, _) = await comesBack(UploadTests.explorer())
    #expect(moments > 5)
  }

  @Test func aFormComesBackWhereItWas() async {
    let (moments, _) = await comesBack(SignUpTests.explorer())
    #expect(moments > 5)
  }

  @Test func aChatComesBackWhereItWas() async {
    let (moments, _) = await comesBack(ChatTests.explorer())
    #expect(moments > 5)
  }

  /// Walks at random, and restores each moment.
  ///
  /// - Returns: How many different moments there were, and how many screens were hosted in them.
  private func comesBack<Kind: StateKind & Codable>(
    _ explorer: Explorer<Screen<Kind>, Kind.Display>
  ) async -> (moments: Int, children: Int) {
    var (moments, children) = (0, 0)
    for seed in 1...(isLongForm ? 100 : 2) {
      let walk = SavedWalk()
      await walk.walk(inputs: 60, seed: UInt64(seed) &+ randomSeed) { count, generator, attend in
        var generator = generator
        await explorer.wander(inputs: count, using: &generator, attend: attend)
      }
      #expect(walk.problems == [], "seed \(seed)")
      (moments, children) = (moments + walk.count, children + walk.childCount)
    }
    return (moments, children)
  }

  // MARK: - Each kind

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
    let saved = ScreenTree(screen)
    let (again, fresh) = (make(), make())
    let restored = try again.start(from: screen.saved(version: 1), version: 1)
    #expect(restored.problems == [])
    #expect(saved.enter(fresh) == [])
    #expect(saved.differences(in: ScreenTree(again), of: ScreenTree.Part.places) == [])
    #expect(ScreenTree(fresh).differences(in: ScreenTree(again)) == [])
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
