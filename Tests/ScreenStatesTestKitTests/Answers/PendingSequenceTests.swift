import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Elements that are given by hand are told exactly, with what they lead to.
@MainActor
@Suite(.noMistakes) struct PendingSequenceTests {
  private let reports = Reports()
  private let log = Log()

  private func sequence() -> PendingSequence<String> {
    PendingSequence(reporter: reports.reporter, file: "Tests.swift", line: 9)
  }

  private func following(_ sequence: PendingSequence<String>) async -> OneScreen {
    let screen = started { [log] state in
      state.follow(sequence) { element in
        log.add(element)
      } finished: { result in
        log.add(result.map { "end" })
      }
    }
    await screen.settled()
    return screen
  }

  @Test func whatIsSentIsToldWhenSendReturns() async {
    let sequence = sequence()
    let screen = await following(sequence)
    await sequence.send("a")
    #expect(log.entries == ["a"])
    await sequence.send("b")
    await sequence.finish()
    #expect(log.entries == ["a", "b", "end"])
    #expect(!sequence.isFollowed)
    screen.stop()
  }

  @Test func anErrorEndsIt() async {
    let sequence = sequence()
    let screen = await following(sequence)
    await sequence.fail(CancellationError())
    #expect(log.entries == ["CancellationError"])
    screen.stop()
  }

  @Test func theWorkThatAnElementLeadsToIsDone() async {
    let sequence = sequence()
    let screen = started { [log] state in
      state.follow(sequence) { [unowned state] element in
        state.perform {
          await Task { element + "!" }.value
        } then: {
          log.add($0)
        }
        return nil
      }
    }
    await screen.settled()
    await sequence.send("a")
    #expect(log.entries == ["a!"])
    screen.stop()
  }

  @Test func anElementThatLeadsAwayIsTheLast() async {
    let sequence = sequence()
    var entries = 0
    let screen = started { state in
      entries += 1
      if entries == 1 { state.follow(sequence) { _ in .only } }
    }
    await screen.settled()
    await sequence.send("a")
    #expect(entries == 2)
    #expect(await sequence.send("b").refusal != nil)
    screen.stop()
  }

  @Test func aSendToAChildWaitsForItsHost() async {
    let sequence = sequence()
    let child = oneScreen { $0.follow(sequence) { _ in .only } }
    let host = started { [log] state in
      state.host(child) { [unowned state] _ in
        state.perform {
          await Task { "host" }.value
        } then: {
          log.add($0)
        }
        return nil
      }
    }
    await host.settled()
    #expect(log.entries == ["host"])
    await sequence.send("a")
    #expect(log.entries == ["host", "host"])
    host.stop()
  }

  @Test func whatIsSentToNobodyIsRefusedWithTheRemedy() async {
    let sequence = sequence()
    await sequence.send("a")
    #expect(
      reports.all == [
        "PendingSequence made at Tests.swift:9: nothing follows it now, so the element was refused;"
          + " await settled() first."
      ])
    #expect(await sequence.finish().refusal?.contains("so the end was refused") == true)
    #expect(await sequence.fail(CancellationError()).refusal != nil)
  }

  @Test func whoFollowsLaterBeginsAnew() async {
    let sequence = sequence()
    let first = await following(sequence)
    await sequence.finish()
    let second = await following(sequence)
    await sequence.send("a")
    #expect(log.entries == ["end", "a"])
    first.stop()
    second.stop()
  }

  @Test func workThatLoopsOverItIsSettledWhileItWaits() async {
    let sequence = sequence()
    let screen = await performing(log: log) {
      var word = ""
      for try await letter in sequence { word += letter }
      return word
    }
    await sequence.send("a")
    await sequence.send("b")
    #expect(log.entries == [])
    await sequence.finish()
    #expect(log.entries == ["ab"])
    screen.stop()
  }

  // MARK: - What a send does not wait for

  @Test func aLoopWhoseBodyWaitsForAnAnswerIsAtRest() async {
    let sequence = sequence()
    let work = PendingWork<String, String>()
    let screen = await performing(log: log) {
      var words = ""
      for try await letter in sequence { words += try await work(letter) }
      return words
    }
    #expect(await sequence.send("a") == .given)
    #expect(work.waiting.map(\.argument) == ["a"])
    await work.calls[0].succeed("one")
    await sequence.finish()
    #expect(log.entries == ["one"])
    #expect(reports.all == [])
    screen.stop()
  }

  @Test func aFollowerThatDoesSomethingElseIsReported() async throws {
    let sequence = sequence()
    let iterator = sequence.makeAsyncIterator()
    let follower = Task { try await iterator.next() }
    await turns(1)
    await MisuseReporter.$patience.withValue(.milliseconds(10)) { _ = await sequence.send("a") }
    #expect(try await follower.value == "a")
    #expect(
      reports.all == [
        """
        PendingSequence made at Tests.swift:9: the screen or the task that received the element has \
        not come to rest in 0.01 seconds: it waits for something that the test does not control.
        """
      ])
    withExtendedLifetime(iterator) {}
  }

  @Test func otherWorkOfTheScreenWithoutAnEndIsReported() async {
    let sequence = sequence()
    let endless = AsyncStream.makeStream(of: Void.self)
    let screen = started { [log] state in
      state.follow(sequence) { log.add($0) }
      state.perform { for await _ in endless.stream {} }
    }
    for _ in 0..<1_000 where !sequence.isFollowed { await Task.yield() }
    await MisuseReporter.$patience.withValue(.milliseconds(10)) { _ = await sequence.send("a") }
    #expect(log.entries == ["a"])
    #expect(reports.all.count == 1)
    screen.stop()
  }

  @Test func aStateThatHasExitedFollowsNoLongerAtOnce() async {
    let sequence = sequence()
    let screen = await following(sequence)
    #expect(sequence.isFollowed)
    screen.stop()
    #expect(!sequence.isFollowed)
    #expect(await sequence.send("a").refusal != nil)
    #expect(log.entries == [])
  }
}
