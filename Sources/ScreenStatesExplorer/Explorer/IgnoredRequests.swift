/// The requests that a state ignores without reading its display or its screen.
///
/// Such a request changes nothing, and depends only on the state and on what the test watches. It
/// commutes with every answer, clock move and request that leaves these unchanged, so the explorer
/// tries only one of the orders.
///
/// Debug builds of the library count how often a state reads. If a state holds an object, a closure
/// or a task of the app, or if the test sets ``Explorer/situation``, all requests are tried
/// everywhere.
struct IgnoredRequests {
  private var calls: [String: Set<String>] = [:]

  /// Records a call if the state ignored it.
  mutating func learn<Shown>(_ call: String, from before: Facts<Shown>, to after: Facts<Shown>) {
    guard after.isIgnored, let state = before.situation.state,
      after.situation.text == before.situation.text, after.trace == before.trace
    else { return }
    calls[state, default: []].insert(call)
  }

  /// Whether the state of a situation is known to ignore a call.
  func has(_ call: String, in situation: Snapshot) -> Bool {
    guard let state = situation.state else { return false }
    return calls[state]?.contains(call) ?? false
  }
}
