internal import ScreenStates

/// What a subject tells while a step runs.
@MainActor
final class Witness<Shown> {
  /// A request, with the names of the kinds that host the screen it was made of.
  struct Record {
    let host: [String]
    let request: LoggedRequest
  }

  /// A frame, with the names of the kinds of the state that it was told in.
  struct Told {
    let kind: String
    let path: String
    let shown: Shown
    let text: String
    /// The properties that did not hold then.
    var broken: [String] = []
  }

  /// What was heard since the last step began.
  struct Heard {
    var records: [Record] = []
    var told: [Told] = []
    /// The kinds in which hosted screens begin, and their hosts.
    var innerStarts: [(host: [String], kind: String)] = []
    /// Whether the second of two observers was ever told before the first.
    var isDisordered = false
    fileprivate var seconds = 0
  }

  var heard = Heard()
  /// The states that there were.
  var states: [WeakObject] = []
  /// What is compared of a frame, as text.
  var text: (Shown) -> String = { _ in "" }
  /// Names the properties that do not hold.
  var broken: (Shown) -> [String] = { _ in [] }
  /// Whether frames are kept: those of a replay were seen before.
  private(set) var isWatching = true
  var attachments: [AnyObject] = []
  private var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    weak var screen: AnyObject?
    let token: ObservationToken
  }

  /// Listens to the screens that a screen hosts by now, and to those that they host.
  func listen(to screens: [any HostedScreen], in host: [String]) {
    for screen in screens {
      let id = ObjectIdentifier(screen)
      if known[id]?.screen == nil {
        let token = screen.listenToRequests { [weak self] in
          self?.heard.records.append(Record(host: host, request: $0))
        }
        known[id] = Known(screen: screen, token: token)
        heard.innerStarts.append((host, screen.initialName))
      }
      listen(to: screen.children, in: host + [screen.placeName])
    }
  }

  /// A frame has been told.
  func tell(_ kind: String, _ path: String, _ shown: Shown) {
    heard.told.append(
      Told(kind: kind, path: path, shown: shown, text: text(shown), broken: broken(shown)))
  }

  /// The second observer has been told.
  func noteSecond() {
    heard.seconds += 1
    if heard.told.count != heard.seconds { heard.isDisordered = true }
  }

  /// Keeps no frames until the replay is over.
  func beginReplay() { isWatching = false }

  /// Forgets what was told so far, and watches.
  func forget() {
    isWatching = true
    heard = Heard()
  }
}

/// An object that is not kept.
struct WeakObject {
  private(set) weak var object: AnyObject?
  let type: any AnyObject.Type

  init(_ object: AnyObject) {
    self.object = object
    type = Swift.type(of: object)
  }
}
