import Gallery
import ScreenStates
import ScreensCommand
import Terminal
import Testing

/// The keys and the frames of whole screens.
@MainActor
@Suite struct SampleViewTests {
  @Test func aDayAtTheTurnstile() {
    let run = ViewRun(of: .turnstile(), named: "turnstile", columns: 44, rows: 9)
    #expect(
      run.text == """
         Turnstile                           locked
         ○ ○ 2 coins due
         0 people have passed

         ┌──────────┐
         │  LOCKED  │
         └────┬┬────┘
              ││━━━━━━━━━━
         c coin · x close · ? help · q quit
        """)
    run.send("push")
    #expect(
      run.text == """
         Turnstile                           locked
         ○ ○ 2 coins due
         0 people have passed

         ┌──────────┐
         │  LOCKED  │
         locked does not answer "push"; locked
         answers coin, close, help, quit.
         c coin · x close · ? help · q quit
        """)
    run.send("coin")
    run.send("Coin ")
    #expect(
      run.text == """
         Turnstile                         unlocked
         Please pass.

         ┌──────────┐
         │   PASS   │
         └────┬┬────┘
              ││╲
              ││ ╲
         p push · x close · ? help · q quit
        """)
    run.send("close")
    #expect(run.text.contains("\n It stays open until the one who has paid"))
    run.send("push")
    run.type(":quit")
    #expect(
      run.text == """
         Turnstile                           locked
         ○ ○ 2 coins due
         1 person has passed

         ┌──────────┐
         │  LOCKED  │
         └────┬┬────┘
         c coin · x close · ? help · q quit
         › quit
        """)
    #expect(!run.press(.enter))
    run.end()
  }

  @Test func tabCompletesWhatIsAnswered() async {
    let run = ViewRun(of: .products(), named: "products", columns: 100, rows: 5)
    await run.settled()
    // As long as one is not logged in, there is nothing to log out of.
    for (typed, completed) in [
      ("lo", "log in"), ("LOG  i", "log in"), ("log out", "log out"), ("se", "search "),
      ("f", "fail next"), ("he", "help"), ("q", "quit"), ("x", "x"), ("search lamp", "search lamp"),
    ] {
      run.press(.escape)
      run.type(":" + typed)
      run.press(.tab)
      #expect(run.typed == completed)
    }
    run.end()
  }

  @Test func tabAddsWhatTheNamesHaveInCommon() async {
    let run = ViewRun(of: .products(), named: "products", columns: 100, rows: 5)
    await run.settled()
    run.send("log in")
    await run.settled()
    run.type(":l")
    run.press(.tab)
    #expect(run.typed == "log out")
    run.press(.escape)
    run.type(":r")
    run.press(.tab)
    #expect(run.typed == "refresh")
    run.end()
  }

  @Test func theLineIsEdited() {
    let run = ViewRun(of: .turnstile(), named: "turnstile", columns: 44, rows: 9)
    run.type(":coib")
    run.press(.backspace)
    run.type("n")
    #expect(run.typed == "coin")
    run.press(.left)
    #expect(run.typed == "coin")
    run.press(.escape)
    #expect(run.typed == "")
    run.press(.backspace)
    run.press(.enter)
    #expect(run.typed == "")
    run.type(":e\u{301}")
    run.press(.backspace)
    #expect(run.typed == "")
    run.end()
  }

  @Test func theHelpStandsInPlaceOfTheScreenUntilItIsPutAway() {
    let run = ViewRun(of: .turnstile(), named: "turnstile", columns: 44, rows: 5)
    let before = run.text
    run.send("help")
    #expect(
      run.text == """
         Turnstile                           locked
         c    insert a coin
         p    push the arm
         Escape goes back.
         c coin · x close · ? help · q quit
        """)
    run.press(.down)
    #expect(run.text.contains("\n p    push the arm\n"))
    run.press(.escape)
    #expect(run.text == before)
    run.send("help")
    run.send("coin")
    #expect(run.text.contains("1 coin due\n"))
    run.end()
  }

  @Test func pagesAreScrolled() async {
    let run = ViewRun(of: .books(), named: "books", columns: 60, rows: 7)
    await run.settled()
    let start = run.text
    run.press(.pageDown)
    #expect(run.text != start)
    run.press(.up)
    run.press(.pageUp)
    #expect(run.text == start)
    run.press(.end)
    let end = run.text
    run.press(.down)
    #expect(run.text == end)
    run.press(.home)
    #expect(run.text == start)
    run.end()
  }

  @Test func whatTheScreenDoesByItselfIsDrawn() async {
    let run = ViewRun(of: .books(), named: "books", columns: 60, rows: 24)
    await run.settled()
    #expect(run.text.contains("\n 1  "))
    run.end()
  }

  @Test func aNewSizeIsDrawnAtOnce() {
    let run = ViewRun(of: .turnstile(), named: "turnstile", columns: 44, rows: 9)
    #expect(run.receive(.resize(TerminalSize(columns: 20, rows: 3))))
    #expect(run.text == "Turnstile     locked\n○ ○ 2 coins due\n? help · q quit")
    run.end()
  }

  @Test func controlDLeavesOnlyWithNothingTyped() {
    let run = ViewRun(of: .turnstile(), named: "turnstile", columns: 44, rows: 9)
    run.type(":c")
    #expect(run.press(.control("d")))
    #expect(!run.press(.control("c")))
    run.press(.escape)
    #expect(!run.press(.control("d")))
    #expect(!run.press(.control("c")))
    #expect(!run.receive(.end))
    run.end()
  }
}
