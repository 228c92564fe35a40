import Foundation
import ScreensCommand
import Terminal

/// What a sample prints on a script, and the status that it ends with.
@MainActor
final class Transcript {
  private(set) var text = ""
  private(set) var status: ExitStatus?

  convenience init<Kind>(of sample: SampleScreen<Kind>, _ script: [String]) async {
    await self.init(running: sample, script)
  }

  init(running sample: any RunnableSample, _ script: [String]) async {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    for line in script { continuation.yield(line) }
    continuation.finish()
    status = try? await sample.run(lines) { self.text += $0 }
  }

  /// The frames and the answers, without further rows of a list than the first.
  var parts: [String] {
    let rows = text.components(separatedBy: "\n").filter { row in
      guard row.hasPrefix("  "), let number = Int(row.prefix { $0 != "." }.dropFirst(2)) else {
        return true
      }
      return number == 1
    }
    return rows.joined(separator: "\n").components(separatedBy: "\n\n").filter { !$0.isEmpty }
  }

  /// The states of the frames.
  var states: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("state: ") }.map { String($0.dropFirst(7)) }
  }

  /// The answers to lines that led to no frame.
  var answers: [String] { parts.filter { !$0.hasPrefix("state: ") } }
}
