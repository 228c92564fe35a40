/// What becomes of a line of text that asked something of a screen.
package enum PlainAnswer: Equatable {
  /// The request was sent, or there was none.
  case done
  /// What there is to say about it, in a sentence.
  case sentence(String)
  /// What can be asked for just now, a line each.
  case help([String])
  /// The one who wrote it leaves.
  case leave
}
