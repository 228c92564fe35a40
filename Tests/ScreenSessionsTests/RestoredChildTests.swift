import Foundation
import ScreenSessions
import ScreenStates
import TestTraits
import Testing

/// A restored child is heard as a new one is, and never runs without its host.
@MainActor
@Suite(.noMistakes) struct RestoredChildTests {
  private let page = Page()

  @Test func whatItKeepsIsHeardFirstAndItsKindOnce() throws {
    page.entering = { [unowned page] state in
      state.host(
        page.sheet,
        then: { page.hear($0) },
        kept: { text in
          page.heard.append(text)
          return text.isEmpty ? .left : nil
        })
    }
    page.sheet.kept = "new"
    let data = try page.saved()
    page.sheet = Page.makeSheet()
    page.heard = []
    try page.screen.start(from: data, version: 1)
    #expect(page.heard == ["typed", "written"])
    #expect(page.screen.path == "home/written")
  }

  @Test func aKindThatEndsTheHostingIsHeardOnce() throws {
    let data = try page.savedOpen()
    page.entering = { [unowned page] state in
      state.host(
        page.sheet,
        then: { page.hear($0) }, until: { $0 == .written })
    }
    try page.screen.start(from: data, version: 1)
    #expect(page.heard == ["written"])
    #expect(page.screen.path == "home" && !page.sheet.isRunning)
  }

  @Test func aChildThatRunsBeforeItIsHostedIsNamed() throws {
    page.entering = { [unowned page] state in
      page.sheet.start()
      state.host(page.sheet)
    }
    let data = try page.saved()
    page.sheet = Page.makeSheet()
    #expect(
      try page.screen.start(from: data, version: 1).problems == [
        "home/SheetKind was running already when it was hosted, so it is not restored; let its host"
          + " start it."
      ])
    #expect(page.screen.path == "home/writing")
  }

  // MARK: - Hosted later

  @Test func aKeptValueThatEndsTheHostingLeavesNoChildRunning() throws {
    try page.screen.start(from: page.savedOpen(), version: 1)
    page.screen.state.host(page.sheet, kept: { $0 == "typed" ? .left : nil })
    #expect(page.screen.path == "left" && !page.sheet.isRunning)
  }

  @Test func aKindThatEndsTheHostingLeavesNoChildRunning() throws {
    try page.screen.start(from: page.savedOpen(), version: 1)
    let handle = page.screen.state.host(page.sheet, until: { $0 == .written })
    #expect(!handle.isUnderWay && !page.sheet.isRunning)
  }

  @Test func anObserverThatEndsTheHostingLeavesNoChildRunning() throws {
    try page.screen.start(from: page.savedOpen(), version: 1)
    let token = page.sheet.observeKept { [unowned page] text in
      if text == "typed" { page.screen.transition(to: .left) }
    }
    page.screen.state.host(page.sheet)
    #expect(page.screen.path == "left" && !page.sheet.isRunning)
    token.cancel()
  }
}

private enum PageKind: StateKind, Codable {
  typealias Display = TreeDisplay
  case home, left
}

private enum SheetKind: StateKind, Codable {
  typealias Display = TreeDisplay
  typealias Kept = String
  case writing, written
}

/// A screen that hosts a sheet, as a test says.
@MainActor private final class Page {
  var sheet = makeSheet()
  var entering: (Screen<PageKind>.State) -> Void = { _ in }
  var heard: [String] = []
  private(set) lazy var screen = Screen(
    initial: PageKind.home,
    states: ClosureFactory { [unowned self] in PageState($0 == .home ? entering : { _ in }) })

  func hear(_ kind: SheetKind) -> PageKind? {
    heard.append("\(kind)")
    return nil
  }

  static func makeSheet() -> Screen<SheetKind> {
    Screen(
      initial: .writing, keeping: "",
      states: ClosureFactory { _ in Screen<SheetKind>.State() })
  }

  /// What is saved once the sheet, which `entering` hosts, has been written; the screen has stopped.
  func saved() throws -> Data {
    screen.start()
    sheet.kept = "typed"
    sheet.transition(to: .written)
    let data = try screen.saved(version: 1)
    screen.stop()
    return data
  }

  /// The same for a sheet that is hosted later; the next one is new.
  func savedOpen() throws -> Data {
    screen.start()
    screen.state.host(sheet)
    let data = try saved()
    sheet = Page.makeSheet()
    return data
  }
}

private final class PageState: Screen<PageKind>.State {
  private let entering: (Screen<PageKind>.State) -> Void

  init(_ entering: @escaping (Screen<PageKind>.State) -> Void) { self.entering = entering }

  override func enter() { entering(self) }
}
