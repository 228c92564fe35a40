internal import ScreenStates
internal import ScreenStatesTestKit

/// What began the work of the screens and its calls: works that look alike may continue differently.
@MainActor
final class Origins {
  /// What all causes of the history share.
  let trace = Trace()
  /// What began the present work of the screens, in the order of that work.
  private(set) var begun: [BegunWork] = []
  /// The requests that began the work of each call, kept after the work has ended.
  private var requests: [ObjectIdentifier: String] = [:]
  /// The states of the screens that ran after the last step.
  private var states: [WeakObject] = []

  /// Records what began the new work of the screens after a step.
  ///
  /// Of two requests to a state, each may begin work with the same cause and the same call, so the
  /// input tells that work apart, and a number if the input began several alike. What a state begins
  /// when it is entered is known by its kind. An answer or a timer may end work that begins other
  /// work, which then has the same request.
  func noteWork(
    of screens: [any HostedScreen], waiting: () -> [WaitingCall],
    before: [ObjectIdentifier: [WeakObject]], isAct: Bool
  ) {
    // Seldom needed, and an explorer spends much of its time here.
    lazy var calls = waiting()
    let former = begun
    lazy var ended = former.filter { !$0.isUnderWay && !$0.request.isEmpty }
    lazy var inputs = isAct ? [trace.input.value] : Set(ended.flatMap(\.inputs))
    // Each once: works that begin each other in turn would otherwise have ever longer requests.
    lazy var request =
      Set(ended.map(\.request)).count == 1 && !isAct
      ? ended[0].request : inputs.sorted().joined(separator: ", ")
    lazy var cause =
      isAct || request.isEmpty ? trace.input.value : "\(trace.input.value) of \(request)"
    begun = []
    for screen in screens {
      let isEntered = !states.contains { $0.object === screen.currentState }
      let before = before[ObjectIdentifier(screen)] ?? []
      @MainActor func add(_ works: [ScreenWork], isOfScreen: Bool) {
        var alike: [[String]: Int] = [:]
        for work in works {
          if let known = former.first(where: { $0.work.object === work }) {
            begun.append(known)
            continue
          }
          let wasThere = isOfScreen ? before.contains { $0.object === work } : false
          let isOfEntry = isEntered && !wasThere
          let kind = isOfScreen ? "\(screen.kindName), " : ""
          let name = [work.cause] + calls.filter { $0.call.work?.attended === work }.map(\.name)
          let number = alike[name, default: 0]
          alike[name] = number + 1
          let suffix = number == 0 ? "" : " \(number)"
          begun.append(
            BegunWork(
              work: WeakObject(work), cause: kind + (isOfEntry ? "" : cause) + suffix,
              inputs: isOfEntry ? [] : isAct ? [request + suffix] : inputs,
              request: (isOfEntry ? "" : request) + suffix,
              isOfScreen: isOfScreen))
        }
      }
      let (ofState, ofScreen) = screen.work
      add(ofState, isOfScreen: false)
      add(ofScreen, isOfScreen: true)
    }
    states = screens.map { WeakObject($0.currentState) }
  }

  /// Records which requests began the work of a new call, and whether that work is the screen's own:
  /// a late answer to it is refused because its run has ended, and one to a state is stale.
  func note(_ call: WaitingCall) {
    guard let work = call.call.work, requests[ObjectIdentifier(work)] == nil,
      let begun = begun.first(where: { $0.work.object === work.attended })
    else { return }
    let request = [begun.request, begun.isOfScreen ? "the screen" : ""].filter { !$0.isEmpty }
    requests[ObjectIdentifier(work)] = request.map { " of \($0)" }.joined()
  }

  /// The input that began a call, without its values; empty if a state began it when it was entered.
  func beginning(of call: WaitingCall) -> String {
    guard let work = call.call.work else {
      let input = Finding.step(call.cause)
      // Its number and the latest input may follow.
      return input.contains(",") ? String(input.prefix { $0 != "," }.dropLast(2)) : input
    }
    return Finding.step(begun.first { $0.work.object === work.attended }?.request ?? "")
  }

  /// Which work made a call: its place among the work under way, or the requests that began it.
  func origin(of work: TestedWork?) -> String {
    guard let work else { return "" }
    let place = work.attended.flatMap { attended in
      begun.firstIndex { $0.work.object === attended }
    }
    return place.map { " in work \($0)" } ?? requests[ObjectIdentifier(work)] ?? ""
  }
}

/// Work of a screen, and what began it.
@MainActor
struct BegunWork {
  let work: WeakObject
  let cause: String
  /// The inputs without which neither this work nor the work that began it would exist, with the
  /// numbers of what they began; none for the first work of an entry.
  let inputs: Set<String>
  /// These inputs, and the number of the work.
  let request: String
  let isOfScreen: Bool

  var isUnderWay: Bool { (work.object as? ScreenWork)?.isUnderWay ?? false }
}
