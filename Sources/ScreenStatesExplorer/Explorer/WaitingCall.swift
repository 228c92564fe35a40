internal import ScreenStatesTestKit

/// A call of a service that waits for its answer.
@MainActor
struct WaitingCall {
  let service: String
  /// The name of the call, with its argument.
  let name: String
  /// The input that started its task, its number, and the latest input before it; empty for the
  /// first call of a screen's work.
  let cause: String
  /// Its number among the calls of the service.
  let index: Int
  /// Whether it is answered even after its cancellation.
  let isAnsweredLate: Bool
  let call: any UnansweredCall

  var isCancelled: Bool { call.isCancelled }

  /// Its service and number, as a key.
  var id: String { "\(service) \(index)" }

  /// The name with the cause: equal calls with different causes may continue in different ways.
  var nameWithCause: String { "\(name)\(cause)" }

  var isOfScreen: Bool { call.work != nil }
}
