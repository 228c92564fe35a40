import Foundation
import RandomModels
import ScreenSessions
import TestTraits
import Testing

/// A file that was made to cost time is read in the time of its length, or not at all.
@MainActor
@Suite(.noMistakes) struct HostileFileTests {
  // With a look at every level for each move, it would take minutes.
  @Test func manyHostedScreensMayMoveTogether() {
    var places = Places()
    for screen in 10..<4_010 { places.take(.hosted(by: 1), of: screen) }
    let taken = (0..<4_000).count { places.take(.hosted(by: 2 + $0 % 2), of: 1) }
    #expect(taken == 4_000)
  }

  @Test func screensThatHaveStoppedLeaveNothing() {
    var places = Places()
    for screen in 0..<100 {
      if screen > 0 { places.take(.hosted(by: screen - 1), of: screen) }
      places.take(.running(in: .init("open")), of: screen)
    }
    for screen in (0..<100).reversed() {
      places.take(.request(from: "open", to: nil, cause: "stop", outcome: .taken), of: screen)
    }
    for part in Mirror(reflecting: places).children {
      #expect((part.value as? any Collection)?.isEmpty ?? true, "\(part)")
    }
  }

  @Test func theLevelsAreThoseOfTheTree() {
    var random = SeededGenerator(seed: 1)
    var places = Places()
    var hosts: [Int: Int] = [:]
    func way(to screen: Int) -> [Int] { Array(sequence(first: screen) { hosts[$0] }) }
    var refusals = 0
    // First a chain, then its end moves to and fro.
    for turn in 1...600 {
      let screen = turn <= 200 ? turn : Int.random(in: 190..<220, using: &random)
      let step = turn <= 200 ? 0 : Int.random(in: 0...9, using: &random)
      let host = screen + ([8: -2, 9: 1][step] ?? -1)
      if let below = way(to: host).first(where: { hosts[$0] == screen }) { hosts[below] = nil }
      // Nothing is below the end of the chain, and then only what moves is below what moves.
      let others = turn <= 200 ? 0..<0 : 190..<220
      let levels = others.compactMap { way(to: $0).firstIndex(of: screen) }.max() ?? 0
      let isTaken = way(to: host).count + levels <= 200
      if isTaken { hosts[screen] = host } else { refusals += 1 }
      let answer = places.take(.hosted(by: host), of: screen)
      #expect(answer == isTaken)
    }
    #expect(refusals > 5)
  }

  @Test func aHeaderOfMoreThanAMegabyteIsNone() throws {
    let header = #"{"format":"ScreenStates session","version":1,"name":"x"}"#
    for (count, isRead) in [(1 << 20, true), ((1 << 20) + 1, false), (3 << 20, false)] {
      let line = header + String(repeating: " ", count: count - header.utf8.count)
      let folder = try TemporaryFolder()
      for end in ["", "\n"] {
        let file = URL(filePath: try folder.file("x.jsonl", line + end))
        #expect(((try? Session(contentsOf: file)) != nil) == isRead)
      }
    }
  }
}
