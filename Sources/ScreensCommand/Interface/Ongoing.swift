import Foundation
import ScreenStates
import Terminal

/// Something under way, shown as a progress bar with its seconds.
struct Ongoing {
  let name: String
  /// The elapsed part, from 0 to 1; `nil` if the duration is not known.
  let part: Double?
  /// The remaining seconds, or the elapsed ones if the duration is not known.
  let seconds: String
  /// Whether the requesting state has exited.
  var isOrphan = false
  /// Whether the bar changes every tenth of a second.
  var isQuick = true

  /// The notice of an answer that will be dropped; empty for others.
  var note: String { isOrphan ? "\(name) has exited: this answer will be dropped" : "" }

  private static let eighths = Array(" ▏▎▍▌▋▊▉█")

  /// The bar with its name, seconds and note; if there is little room, only the note has the name.
  func line(_ columns: Int, hasNote: Bool = true) -> StyledLine {
    let style: TextStyle = isOrphan ? .yellow : .cyan
    let note = hasNote && !note.isEmpty ? StyledLine("  \(note)", style) : ""
    var name = StyledLine(name.padded(to: 15) + " ", isOrphan ? style : .plain)
    if !note.isEmpty, name.displayWidth + note.displayWidth + 20 > columns { name = "" }
    let room = columns - name.displayWidth - note.displayWidth - seconds.displayWidth - 2
    let cells = min(max(room, 0), 24)
    var bar = StyledLine()
    if let part, cells >= 4 {
      let eighths = Int((min(max(part, 0), 1) * Double(cells * 8)).rounded(.down))
      let last = eighths % 8 > 0 ? String(Self.eighths[eighths % 8]) : ""
      bar = StyledLine(String(repeating: "█", count: eighths / 8) + last, style)
      bar += StyledLine(String(repeating: "░", count: cells - bar.displayWidth), .dim) + " "
    }
    return (name + bar + StyledLine(seconds) + note).truncated(to: columns)
  }
}

extension LiveSample {
  /// The pending answers, then the timers, sequences and other work.
  func ongoing(at now: ScreenInstant) -> [Ongoing] {
    let waits = faults?.waits ?? []
    let owners = waits.filter { !$0.hasLeft }.map(\.owner)
    let others = underWay.filter { $0.form != .work || !owners.contains($0.stateName) }
    return waits.map { Ongoing($0, at: now) } + others.compactMap { Ongoing($0, at: now) }
  }
}

extension UnderWay {
  /// The name of the state that began it.
  var stateName: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension Ongoing {
  /// Makes the bar of an answer.
  @MainActor
  init(_ wait: FaultDesk.Wait, at now: ScreenInstant) {
    let over = wait.begun.duration(to: now)
    let left = wait.length.map { max($0 - over, .zero) }
    self.init(
      name: wait.owner, part: wait.length.map { over / $0 }, seconds: (left ?? over).inTenths,
      isOrphan: wait.hasLeft)
  }

  /// Makes the line of a screen's work; `nil` for children, which the map shows.
  init?(_ underWay: UnderWay, at now: ScreenInstant) {
    var (name, seconds) = (underWay.stateName, "working")
    switch underWay.form {
    case .timer(let due):
      let left = max(now.duration(to: due), .zero) / .seconds(1)
      (name, seconds) = ("timer \(underWay.cause)", "\(Int(left.rounded(.up))) s")
    case .work: break
    case .sequence: seconds = "following"
    case .child: return nil
    }
    self.init(name: name, part: nil, seconds: seconds, isQuick: false)
  }
}

extension Duration {
  /// The duration in seconds with one decimal place, rounded up.
  var inTenths: String { String(format: "%.1f s", (self / .milliseconds(100)).rounded(.up) / 10) }

  /// The duration in seconds with three decimal places.
  var inThousandths: String { String(format: "%.3f", self / .seconds(1)) }
}
