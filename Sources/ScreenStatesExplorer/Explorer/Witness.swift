internal import ScreenStates
internal import ScreenStatesTestKit

/// Records what a subject reports while a step runs.
@MainActor
final class Witness<Shown> {
  /// What was heard since the last step began.
  struct Heard {
    var requests: [LoggedRequest] = []
    /// What the screen showed in each frame while it ran.
    var frames: [Look<Shown>] = []
    /// The kinds of the screens that ran before they were hosted, and their hosts.
    var innerStarts: [(host: [String], kind: String)] = []

    /// The requests to the explored screen.
    var own: [LoggedRequest] { requests.filter { $0.host.isEmpty } }
  }

  var heard = Heard()
  /// The mistakes that the subject's screens have told since then.
  let mistakes = Locked<[String]>([])
  private(set) var states: [WeakObject] = []
  /// Whether requests and frames are recorded; not in a replay: those are known.
  var isWatching = true
  var attachments: [AnyObject] = []
  /// The work of each screen before it first entered a state in this step.
  var workBeforeEntry: [ObjectIdentifier: [WeakObject]] = [:]
  /// The observations of each hosted screen.
  private var inner: [ObjectIdentifier: [ObservationToken]] = [:]

  /// Observes the requests of the screens that a screen hosts from now on, at any depth.
  func followChildren(of screen: some HostedScreen, in host: [String] = []) -> ObservationToken {
    screen.observeHosting { [weak self, weak screen] hosting in
      guard let screen, let child = hosting.hostedScreen as? any HostedScreen else { return }
      self?.follow(child, in: host + [screen.kindName])
    }
  }

  private func follow(_ screen: some HostedScreen, in host: [String]) {
    let id = ObjectIdentifier(screen)
    // It may have had another host.
    for token in inner[id, default: []] { token.cancel() }
    let requests = listen(to: screen, in: host)
    inner[id] = [requests, followChildren(of: screen, in: host)]
    if screen.isRunning { heard.innerStarts.append((host, screen.kindName)) }
    for child in screen.children { follow(child, in: host + [screen.kindName]) }
  }

  /// Records the requests to a screen; one that is taken comes between an exit and an entry.
  func listen(to screen: some HostedScreen, in host: [String] = []) -> ObservationToken {
    screen.listenToRequests(in: host) { [weak self, weak screen] isTaken, request in
      guard let self else { return }
      if isWatching { heard.requests.append(request()) }
      guard let screen else { return }
      if host.isEmpty { states.append(WeakObject(screen.currentState)) }
      guard isTaken else { return }
      let id = ObjectIdentifier(screen)
      workBeforeEntry[id] = workBeforeEntry[id] ?? screen.work.ofScreen.map { WeakObject($0) }
    }
  }

  /// Drops the records so far, and records requests and frames from now on.
  func forget(exceptMistakes keepsMistakes: Bool = false) {
    isWatching = true
    heard = Heard()
    if !keepsMistakes { mistakes.withLock { $0 = [] } }
  }
}

/// A weak reference to an object, and the object's type.
struct WeakObject {
  private(set) weak var object: AnyObject?
  let type: any AnyObject.Type

  init(_ object: AnyObject) {
    self.object = object
    type = Swift.type(of: object)
  }
}
