package import ScreenSessions
package import ScreenStates
import Terminal

/// A recorded session, shown like its screen; keys step through it.
@MainActor
package final class ReplayedSample<Kind: StateKind>: LiveSample {
  package let name: String
  package let faults: FaultDesk? = nil
  package let underWay: [UnderWay] = []
  package let choice: Choice? = nil
  package let numbered: (name: String, count: Int)? = nil
  package var firstLine = 0

  private var player: SessionPlayer<Kind>
  private let drawing: (Kind.Display) -> SamplePicture
  private var changed: () -> Void = {}
  private var tell: (LogEntry) -> Void = { _ in }
  /// The number of steps that are in the log.
  private var told = 0

  /// Opens a session at its first step.
  ///
  /// - Parameters:
  ///   - session: A session of the sample.
  ///   - sample: The sample, which is not started here.
  package init(_ session: Session, of sample: PlainSample<Kind>) {
    name = session.name
    drawing = sample.picture
    player = SessionPlayer(session, keeping: sample.screen.kept, states: NoStates())
  }

  package var path: String { player.path }

  package var picture: SamplePicture {
    let count = player.session.steps.count
    let step = player.step.map { "\($0)" } ?? "before the first step"
    let place = StyledLine("\(player.position) of \(count)  ", .bold) + StyledLine(step, .dim)
    var picture = frame
    picture.blocks = [TextBlock(place), TextBlock(SamplePicture.blank)] + picture.blocks
    picture.firstChoice = nil
    return picture
  }

  /// What the screen showed; otherwise the JSON of the frame, or the name of the kind.
  private var frame: SamplePicture {
    guard let payload = player.recorded else {
      return SamplePicture([StyledLine(player.place?.name ?? "not running", .dim)])
    }
    let type = Kind.Display.self as? any Decodable.Type
    let display = type.flatMap { try? payload.decoded(as: $0) } as? Kind.Display
    return display.map(drawing) ?? SamplePicture([StyledLine(payload.json)])
  }

  package var offers: [Offer] {
    let count = player.session.steps.count
    return [
      offer("forward", "f", "go one step forward", player.position < count) { $0.forward() },
      offer("back", "b", "go one step back", player.position > 0) { $0.back() },
      offer("refused", "x", "go to the next refused request") { $0.moveToNextRefusal() },
      offer("end", "e", "go to the last step", player.position < count) { $0.move(to: count) },
      Offer(
        name: "to", key: "t", summary: "go to a time: to 1.5", needsArgument: true,
        isAnswered: true, send: { nil }),
    ]
  }

  private func offer(
    _ name: String, _ key: Character, _ summary: String, _ isAnswered: Bool = true,
    _ move: @escaping (inout SessionPlayer<Kind>) -> Bool
  ) -> Offer {
    Offer(name: name, key: key, summary: summary, needsArgument: false, isAnswered: isAnswered) {
      [weak self] in
      self?.go(move) == true ? nil : "There is no such step."
    }
  }

  package var writable: [String] { offers.map { "  \($0.name)  \($0.summary)" } }

  package func start(changed: @escaping () -> Void, log: @escaping (LogEntry) -> Void) {
    (self.changed, tell) = (changed, log)
    go { $0.forward() }
  }

  package func stop() { (changed, tell) = ({}, { _ in }) }

  package func send(_ text: String) -> PlainAnswer {
    let words = text.split(separator: " ").map(String.init)
    switch words.first {
    case nil: return .done
    case "quit": return .leave
    case "help": return .help(writable)
    case "to":
      guard words.count == 2, let seconds = Double(words[1]), (0...1e9).contains(seconds) else {
        return .sentence("Type a time in seconds, such as \"to 1.5\".")
      }
      go {
        $0.move(to: .seconds(seconds))
        return true
      }
      return .done
    case let word?:
      guard let offer = offers.first(where: { $0.name == word }) else {
        return .sentence("There is no \"\(word)\" here; type help.")
      }
      return offer.send().map(PlainAnswer.sentence) ?? .done
    }
  }

  package func completed(_ line: String) -> String {
    let names = offers.map(\.name).filter { $0.hasPrefix(line) }
    return names.count == 1 ? names[0] : line
  }

  package func settled() async {}

  /// Moves, and logs the requests that are reached for the first time.
  @discardableResult
  private func go(_ move: (inout SessionPlayer<Kind>) -> Bool) -> Bool {
    guard move(&player) else { return false }
    for step in player.session.steps[min(told, player.position)..<player.position] { log(step) }
    told = max(told, player.position)
    changed()
    return true
  }

  private func log(_ step: Session.Step) {
    guard case .request(let from, let to, let cause, let outcome) = step.event else { return }
    let logged: LogEntry.Outcome =
      switch outcome {
      case .taken: .taken
      case .ignored: .ignored
      case .refused("guarded", _): .guarded
      case .refused("stale", _): .dropped
      case .refused(let reason, _): .refused(reason)
      }
    let way = step.path.split(separator: "/").dropLast().joined(separator: "/")
    tell(
      LogEntry(
        sample: name, host: step.screen == 0 ? "" : way + "/", from: from, to: to?.name,
        cause: cause, outcome: logged))
  }
}

/// A factory that makes no states, because the file has the frames.
private struct NoStates<Kind: StateKind>: StateFactory {
  func makeState(for kind: Kind) -> Kind.StateClass {
    preconditionFailure("A replay enters no state.")
  }
}
