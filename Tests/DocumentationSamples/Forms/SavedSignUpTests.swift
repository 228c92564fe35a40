import Foundation
import ScreenSessions
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// What the article on forms says of saving and restoring.
@MainActor
@Suite(.noMistakes) struct SavedSignUpTests {
  private struct AccountsByHand: Accounts {
    let creations = PendingWork<SignUpForm, String>()
    func isFree(_ name: String) async throws -> Bool { true }
    func create(_ form: SignUpForm) async throws -> String { try await creations(form) }
  }

  private let accounts = AccountsByHand()

  private func screen(keeping form: SignUpForm) -> SignUpScreen {
    SignUpScreen(
      initial: .choosingName, keeping: form, states: SignUpStates(accounts: accounts),
      clock: ManualClock())
  }

  @Test func aSavedScreenGoesOnWhereItWas() async throws {
    let screen = screen(keeping: SignUpForm(key: "1", name: "ann", mail: "ann@"))
    screen.start(at: .creating)
    await screen.settled()
    let data = try screen.saved(version: 1)
    screen.stop()

    let restored = self.screen(keeping: SignUpForm(key: "2"))
    try restored.start(from: data, version: 1)
    await restored.settled()
    // The same key, so the server makes no second account.
    #expect(accounts.creations.calls.map(\.argument?.key) == ["1", "1"])
    await accounts.creations.calls[1].succeed("ann")
    #expect(restored.kind == .welcome(name: "ann"))
    accounts.creations.abandon()
  }

  @Test func whatCannotBeReadBeginsAnew() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("{".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen(keeping: SignUpForm(key: "1"))
    screen.begin(with: file)
    #expect(screen.kind == .choosingName)
    screen.stop()
  }
}

extension SignUpScreen {
  /// Goes on where the user was, or begins.
  func begin(with file: URL) {
    do {
      try start(from: Data(contentsOf: file), version: 1)
    } catch {
      start()
    }
  }
}
