internal import ScreenStates

/// Records what a subject reports while a step runs.
@MainActor
final class Witness<Shown> {
  /// A request, with the names of the kinds that host its screen.
  struct Record {
    let host: [String]
    let request: LoggedRequest
  }

  /// The records since the last step began.
  struct Heard {
    var records: [Record] = []
    /// What the screen showed in each frame while it ran.
    var frames: [Look<Shown>] = []
    /// The kinds in which hosted screens start, and their hosts.
    var innerStarts: [(host: [String], kind: String)] = []

    /// The requests of the explored screen that were carried out.
    var taken: [LoggedRequest] {
      records.filter { $0.host.isEmpty && $0.request.isTaken }.map(\.request)
    }
  }

  var heard = Heard()
  var states: [WeakObject] = []
  /// The compared part of a frame, as text.
  var text: (Shown) -> String = { _ in "" }
  /// The names of the properties that do not hold in a frame.
  var broken: (Shown) -> [String] = { _ in [] }
  /// Whether frames are recorded; not in a replay, whose frames are known.
  var isWatching = true
  var attachments: [AnyObject] = []
  private var known: [ObjectIdentifier: (screen: WeakObject, token: ObservationToken)] = [:]

  /// Observes the screens that a screen hosts now, at any depth.
  func listen(to screens: [any HostedScreen], in host: [String]) {
    for screen in screens {
      let id = ObjectIdentifier(screen)
      if known[id]?.screen.object == nil {
        let token = screen.listenToRequests { [weak self] in
          self?.heard.records.append(Record(host: host, request: $0))
        }
        known[id] = (WeakObject(screen), token)
        heard.innerStarts.append((host, screen.initialKindName))
      }
      listen(to: screen.children, in: host + [screen.kindName])
    }
  }

  func tell(_ kind: String, _ path: String, _ shown: Shown) {
    heard.frames.append(
      Look(
        kind: kind, path: path, payload: "", shown: shown, shownText: text(shown),
        broken: broken(shown)))
  }

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
