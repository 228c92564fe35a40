/// An example of a kind in which a fresh screen can start.
@MainActor
struct KindSample<Subject> {
  let name: String
  /// The call that starts a screen in it.
  let call: String
  /// Starts a screen in it; returns the sentence of the refusal, if there is one.
  let start: (Subject) -> String?
  /// Whether the current state of a screen may be left for it.
  let isAllowed: (Subject) -> Bool
}
