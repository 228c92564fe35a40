/// The requests that a state ignores without a look at its display or its screen.
///
/// Such a request changes nothing, and depends on nothing but the state and what the test watches.
/// So it commutes with every answer, every move of a clock and every other request that leave these
/// as they are, and one of all the orders is tried.
///
/// Debug builds of the library count how often a state looks. A state that holds an object, a
/// closure or a task of the app has all its requests tried everywhere, and so has a screen whose
/// situations a test decides by ``Explorer/situation``.
struct IgnoredRequests {
  private var calls: [String: Set<String>] = [:]

  /// Notes what a call has led to.
  mutating func learn<Shown>(_ call: String, from before: Facts<Shown>, to after: Facts<Shown>) {
    guard after.isIgnored, let state = before.situation.state,
      after.situation.text == before.situation.text, after.trace == before.trace
    else { return }
    calls[state, default: []].insert(call)
  }

  /// Whether a state ignores a call.
  func has(_ call: String, in situation: Situation) -> Bool {
    guard let state = situation.state else { return false }
    return calls[state]?.contains(call) ?? false
  }
}
