internal import ScreenStates

/// Records what a subject reports while a step runs.
@MainActor
final class Witness<Shown> {
  /// A request, with the names of the kinds that host its screen.
  struct Record {
    let host: [String]
    let request: LoggedRequest
  }

  /// An observed frame, with the kind and the path of the screen at that time.
  struct Told {
    let kind: String
    let path: String
    let shown: Shown
    let text: String
    /// The properties that did not hold in this frame.
    var broken: [String] = []
  }

  /// The records since the last step began.
  struct Heard {
    var records: [Record] = []
    var told: [Told] = []
    /// The kinds in which hosted screens start, and their hosts.
    var innerStarts: [(host: [String], kind: String)] = []
    /// Whether the second of two observers was ever called before the first.
    var isDisordered = false
    fileprivate var seconds = 0
  }

  var heard = Heard()
  /// All states so far.
  var states: [WeakObject] = []
  /// The compared part of a frame, as text.
  var text: (Shown) -> String = { _ in "" }
  /// The names of the properties that do not hold in a frame.
  var broken: (Shown) -> [String] = { _ in [] }
  /// Whether frames are recorded; not in a replay, whose frames are known.
  private(set) var isWatching = true
  var attachments: [AnyObject] = []
  private var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    weak var screen: AnyObject?
    let token: ObservationToken
  }

  /// Observes the screens that a screen hosts now, at any depth.
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

  /// Records a frame.
  func tell(_ kind: String, _ path: String, _ shown: Shown) {
    heard.told.append(
      Told(kind: kind, path: path, shown: shown, text: text(shown), broken: broken(shown)))
  }

  /// Records a call of the second observer.
  func noteSecond() {
    heard.seconds += 1
    if heard.told.count != heard.seconds { heard.isDisordered = true }
  }

  /// Records no frames until the next ``forget()``.
  func beginReplay() { isWatching = false }

  /// Drops the records so far, and records frames from now on.
  func forget() {
    isWatching = true
    heard = Heard()
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
