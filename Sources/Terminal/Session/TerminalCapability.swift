/// What an output can show, from what the environment says of it.
///
/// `NO_COLOR`, set to anything at all, asks for no colours (no-color.org). `TERM` names the
/// terminal; `dumb`, or no name, is one that takes lines and nothing else, and so is whatever is no
/// terminal.
package struct TerminalCapability: Sendable, Hashable {
  /// How much of a style the output shows.
  package let styling: Styling

  /// Whether the cursor can be put anywhere, so that a program may draw on the whole screen.
  package let addressesCursor: Bool

  /// Judges from the variables of the environment.
  ///
  /// - Parameters:
  ///   - environment: The variables by their names.
  ///   - isTerminal: Whether the output is a terminal at all; see ``Descriptor/isTerminal``.
  package init(environment: [String: String], isTerminal: Bool) {
    let name = environment["TERM"] ?? ""
    let wantsNoColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    addressesCursor = isTerminal && !name.isEmpty && name != "dumb"
    styling =
      if !addressesCursor { .none } else if wantsNoColor { .attributes } else { .colors }
  }
}
