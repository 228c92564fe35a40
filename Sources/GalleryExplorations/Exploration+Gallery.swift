import Gallery
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

// The screens with states of their own.
extension Exploration {
  /// The news screen, with languages from a server.
  static var news: Exploration {
    let english = Language(code: "en", name: "English")
    let article = Article(id: "1", title: "One")
    let edition = Edition(language: english, articles: [article])
    let samples: [NewsKind] = [
      .loadLanguages, .determineLanguage, .changeLanguage, .loadNews(english),
      .displayNews(edition), .refreshNews(edition), .noNews(english),
      .error("No connection.", retry: .loadNews(english)),
    ]
    let audit = DisplayAudit<NewsDisplay>(
      [
        "loading": { $0.isLoading }, "languages": { !$0.languages.isEmpty },
        "articles": { !$0.articles.isEmpty }, "empty": { $0.emptyReason != nil },
        "error": { $0.error != nil },
      ],
      meant: [
        ["loading"], ["languages"], ["articles"], ["loading", "articles"], ["empty"], ["error"],
      ])
    return Exploration("news", of: NewsKind.self, audit: audit) { recorded in
      // The program knows the languages, and perhaps the user's choice.
      let steps = recorded?.steps.map(\.text) ?? []
      let knowsLanguages = steps.contains("• → determineLanguage: start")
      let isRemembered = knowsLanguages && steps.contains { $0.hasSuffix("loadNews: remembered") }
      var explorer = Explorer(NewsKind.self, samples: samples) { inputs in
        let services = PendingServices(known: [english], choice: isRemembered ? english : nil)
        inputs.request("choose(.english)") { $0.choose(english) }
        inputs.request("retry()") { $0.retry() }
        inputs.request("refresh()") { $0.refresh() }
        inputs.request("changeLanguage()") { $0.changeLanguage() }
        inputs.answers(
          "languages.loading", of: services.loading, with: [.succeed(()), .fail(Offline())])
        inputs.answers(
          "news.latest", of: services.latest,
          with: [.succeed([article], as: "[article]"), .succeed([]), .fail(Offline())])
        return NewsScreen(
          initial: knowsLanguages ? .determineLanguage : .loadLanguages, keeping: NewsKept(),
          states: NewsStates(languages: services, news: services))
      }
      explorer.isLoading = { $0.isLoading }
      explorer.always("an error stands alone") { _, display in
        display.error == nil || (!display.isLoading && display.articles.isEmpty)
      }
      explorer.always("there is something on the screen", when: { screen, _ in screen.isRunning }) {
        _, display in display != NewsDisplay()
      }
      return explorer
    }
  }

  /// The turnstile, whose coins and passages are unlimited.
  static var turnstile: Exploration {
    var explorer = Explorer(TurnstileKind.self) { inputs in
      inputs.request("coin()") { $0.coin() }
      inputs.request("push()") { $0.push() }
      inputs.request("close()") { $0.close() }
      inputs.request("open()") { $0.open() }
      return TurnstileScreen(
        initial: .locked, keeping: TurnstileKept(), states: TurnstileStates(fare: 2))
    }
    explorer.situation = { ($0.kind, min($0.kept.paid, 3)) }
    explorer.always("the arm is open only after a payment") { screen, display in
      !display.isOpen || screen.kept.paid >= 2
    }
    let audit = DisplayAudit<TurnstileDisplay>(
      ["open": { $0.isOpen }, "due": { $0.due != nil }, "sign": { $0.sentence != nil }],
      meant: [["open", "sign"], ["due"], ["sign"]])
    return Exploration("turnstile", of: TurnstileKind.self, audit: audit) { _ in explorer }
  }

  /// The books screen with its child screens.
  static var books: Exploration {
    let emma = Book(title: "Emma", author: "Jane Austen", year: 1815)
    var explorer = Explorer(
      BooksKind.self, samples: [.content, .error("No connection."), .empty]
    ) { inputs in
      let service = PendingServices()
      inputs.request("send(.retry)") { $0.send(.retry) }
      inputs.request("send(.refresh)") { $0.send(.refresh) }
      inputs.answers(
        "service.books", of: service.books,
        with: [.succeed([emma], as: "[emma]"), .succeed([]), .fail(Offline())])
      return BooksScreen(initial: .content, states: BooksStates(service: service))
    }
    explorer.isLoading = { $0.page?.isLoading ?? false }
    let audit = DisplayAudit<BooksDisplay>(
      [
        "indicator": { $0.page?.isLoading ?? false },
        "books": { $0.page?.books.isEmpty == false },
        "sentence": { $0.page?.sentence != nil }, "error": { $0.page?.isError ?? false },
      ],
      meant: [
        ["indicator"], ["books"], ["indicator", "books"], ["sentence"], ["sentence", "error"],
      ])
    return Exploration("books", of: BooksKind.self, audit: audit) { _ in explorer }
  }

  /// The player, with the child screens of its two states.
  static var player: Exploration {
    let album = Album(
      title: "Songs", composer: "Nobody",
      tracks: [Album.Track(title: "One", seconds: 1), Album.Track(title: "Two", seconds: 2)])
    let samples =
      PlaybackKind.allCases.map(PlayerKind.loggedIn)
      + RegistrationKind.allCases.map(PlayerKind.loggedOut)
    var explorer = Explorer(PlayerKind.self, samples: samples) { inputs in
      let clock = ManualClock()
      let accounts = PendingServices()
      inputs.request("logIn()") { $0.logIn() }
      inputs.request("logOut()") { $0.logOut() }
      inputs.request("playback?.state.play()") { $0.playback?.state.play() }
      inputs.request("playback?.state.pause()") { $0.playback?.state.pause() }
      inputs.request("playback?.state.stop()") { $0.playback?.state.stop() }
      inputs.request("playback?.state.next()") { $0.playback?.state.next() }
      inputs.request("registration?.state.register()") { $0.registration?.state.register() }
      inputs.answers(
        "accounts.registering", of: accounts.registering, with: [.succeed(()), .fail(Offline())])
      inputs.answers(
        "accounts.loggingIn", of: accounts.logins, with: [.succeed(()), .fail(Offline())])
      inputs.clock(clock)
      return PlayerScreen(
        initial: .loggedOut(.unregistered), keeping: PlaybackKept(),
        states: PlayerStates(accounts: accounts, album: album, showsTime: true), clock: clock)
    }
    // The user goes on from there by logging in, which is not the registration's.
    explorer.mayEnd = ["RegistrationKind.registered"]
    explorer.isLoading = { $0.isLoggingIn || $0.registration?.isRegistering == true }
    let audit = DisplayAudit<PlayerDisplay>(
      [
        "track": { $0.playback?.track != nil }, "playing": { $0.playback?.isPlaying == true },
        "registration": { $0.registration != nil },
        "busy": { $0.isLoggingIn || $0.registration?.isRegistering == true },
        "notice": { $0.notice != nil || $0.registration?.notice != nil },
      ],
      meant: [
        [], ["track"], ["track", "playing"], ["registration"], ["registration", "busy"],
        ["registration", "notice"],
      ])
    return Exploration("player", of: PlayerKind.self, audit: audit) { _ in explorer }
  }
}
