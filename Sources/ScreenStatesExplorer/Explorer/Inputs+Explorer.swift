internal import ScreenStates
internal import ScreenStatesTestKit

extension Inputs {
  /// Waits for the tasks of answered calls; returns false if there was none.
  func haveGoneOn() async -> Bool {
    let ended = services.flatMap(\.all).filter { $0.call.goingOn.isUnderWay }
    for call in ended { await call.call.goingOn.completed() }
    return !ended.isEmpty
  }

  var isWaiting: Bool { !waiting.isEmpty || timers.contains { $0.setter is Sleeper } }

  var waiting: [WaitingCall] {
    // An explorer spends much of its time here, so this is a plain loop.
    var waiting: [WaitingCall] = []
    for service in services { waiting += service.waitingCalls }
    return waiting
  }

  /// Whether a call is the last one of its service, and was not cancelled.
  func isLatest(_ call: WaitingCall) -> Bool {
    !call.isCancelled && services.contains { $0.name == call.service && $0.count == call.index + 1 }
  }

  /// Whether a later call has the same name and cause, so that its task may ignore the answer.
  func haveLaterCall(like call: WaitingCall) -> Bool {
    services.contains { service in
      service.name == call.service
        && service.all.dropFirst(call.index + 1).contains { $0.nameWithCause == call.nameWithCause }
    }
  }

  /// Fails all calls, so that their tasks can end.
  func abandonCalls() { for call in services.flatMap(\.all) { call.call.abandon() } }

  var timers: [TimerQueue.Entry] { clocks.flatMap { $0.queue.entries } }

  /// The time until an instant, on the clock on which something is due then.
  func rest(until instant: ScreenInstant) -> String? {
    clocks.first { $0.queue.entries.contains { $0.instant == instant } }.map { clock in
      SwiftText.of(clock.now.duration(to: instant))
    }
  }
}
