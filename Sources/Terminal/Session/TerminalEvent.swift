/// What happens at a terminal.
package enum TerminalEvent: Sendable, Hashable {
  /// A key was pressed. Control-C is one of them; Control-Z is not, the session sees to it.
  case key(Key)

  /// The terminal has another size now.
  case resize(TerminalSize)

  /// Nothing more comes: the input has ended, or the output is closed.
  case end
}
