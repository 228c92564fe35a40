import GalleryExplorations
package import ScreenSessions
package import ScreenStates
import Terminal

/// A recorded session, shown like its screen.
@MainActor
package protocol Replay: LiveSample {
  /// The time until the next step of the session; `nil` at its last frame.
  var pause: Duration? { get }
  /// Goes to the next step, if there is one.
  func forward()
  /// Goes to the first frame.
  func rewind()
}

/// A recorded session of a screen, from its first frame to its last.
@MainActor
package final class ReplayedSample<Kind: StateKind>: Replay {
  package let name: String
  package let faults: FaultDesk? = nil
  package let underWay: [UnderWay] = []
  package let choice: Choice? = nil
  package var firstLine = 0
  private var player: SessionPlayer<Kind>
  /// The positions of the first and the last frame.
  private let bounds: ClosedRange<Int>
  private let sample: SampleScreen<Kind>
  private var changed: () -> Void = {}

  /// Opens a session at its first frame.
  package init(_ session: Session, of sample: SampleScreen<Kind>) {
    name = session.name
    self.sample = sample
    player = SessionPlayer(session, keeping: sample.screen.kept, states: NoStates())
    var (first, last) = (session.steps.count, 0)
    while player.forward() {
      if player.recorded != nil || player.place != nil { first = min(first, player.position) }
      if player.place != nil { last = player.position }
    }
    bounds = first...max(first, last)
    player.move(to: first)
  }

  package var path: String { player.path }

  package var picture: SamplePicture {
    let (here, count) = (player.position - bounds.lowerBound + 1, bounds.count)
    let place = StyledLine("\(here) of \(count)  ", .bold)
    var picture = frame
    let step = StyledLine(player.step.map { "\($0.clock)  \($0.text)" } ?? "", .dim)
    picture.blocks = [TextBlock(place + step), TextBlock("")] + picture.blocks
    picture.firstChoice = nil
    return picture
  }

  /// What the screen showed; otherwise the JSON of the frame, or the name of the kind.
  private var frame: SamplePicture {
    player.recorded.map(sample.picture)
      ?? SamplePicture([StyledLine(player.place?.name ?? "not running", .dim)])
  }

  package var log: [LogEntry] {
    player.session.steps.prefix(player.position).compactMap(\.entry).enumerated().reversed().map {
      var entry = $0.element
      entry.number = $0.offset + 1
      return entry
    }
  }

  // MARK: - Moving

  package var pause: Duration? {
    guard player.position < bounds.upperBound, let step = player.step else { return nil }
    return player.session.steps[player.position].time - step.time
  }

  package func forward() { go(to: player.position + 1) }

  package func rewind() { go(to: bounds.lowerBound) }

  /// Goes to a position, or to the nearest one between the first and the last frame.
  private func go(to position: Int) {
    player.move(to: min(max(position, bounds.lowerBound), bounds.upperBound))
    changed()
  }

  package func keys(
    say: @escaping (String) -> Void, write: @escaping (String) -> Void
  ) -> [KeyBinding] {
    func binding(
      _ keys: [Key], _ sign: String, _ name: String, _ meaning: String, to position: Int
    ) -> KeyBinding? {
      guard bounds.contains(position), position != player.position else { return nil }
      return KeyBinding(keys, sign, name, meaning) { [self] _ in go(to: position) }
    }
    var other = player
    other.moveToNextRefusal()
    let none = "No refused request after this step."
    return [
      binding([.left], "←", "back", "go one step back", to: player.position - 1),
      binding([.right], "→", "forward", "go one step forward", to: player.position + 1),
      binding(
        [.character("x")], "x", "refused", "go to the next refused request", to: other.position)
        ?? KeyBinding([.character("x")], "x", "refused", none, .faint) { _ in say(none) },
      binding([.home, .character("g")], "g", "", "go to the first frame", to: bounds.lowerBound),
      binding([.end, .character("G")], "G", "", "go to the last frame", to: bounds.upperBound),
    ].compactMap(\.self)
  }

  // MARK: - Requests in words

  package let writable = ["  to SECONDS  go to a time"]

  package func start(_ changed: @escaping (String?) -> Void) { self.changed = { changed(nil) } }

  package func stop() { changed = {} }

  package func answer(_ words: [String]) -> String? {
    guard words[0] == "to" else { return "There is no \"\(words[0])\" here; type help." }
    guard words.count == 2, let seconds = Double(words[1]), (0...1e9).contains(seconds) else {
      return "Type a time in seconds, such as \"to 1.5\"."
    }
    player.move(to: .seconds(seconds))
    go(to: player.position)
    return nil
  }

  package func completed(_ line: String) -> String { "to".hasPrefix(line) ? "to " : line }
}

extension Session.Step {
  /// The time with three digits, such as `1.500 s`.
  package var clock: String { "\(time.inThousandths) s" }

  /// The entry of the log; `nil` if the step is no request.
  fileprivate var entry: LogEntry? {
    guard case .request(let from, let to, let cause, let outcome) = event else { return nil }
    let logged: LogEntry.Outcome =
      switch outcome {
      case .taken: .taken
      case .ignored: .ignored
      case .refused(let reason, _): .refused(reason)
      }
    let way = path.split(separator: "/").dropLast().joined(separator: "/")
    var entry = LogEntry(
      host: screen == 0 ? "" : way + "/", from: from, to: to?.name, cause: cause, outcome: logged)
    entry.time = time
    return entry
  }
}
