// What nearly every class that loads must keep.
extension Explorer {
  /// Adds that an error is shown alone.
  ///
  /// - Parameters:
  ///   - error: Whether an error is shown.
  ///   - others: Whether something is that an error must not stand beside: an indicator, items.
  public mutating func anErrorStandsAlone(
    _ error: @escaping @MainActor (Shown) -> Bool,
    beside others: @escaping @MainActor (Shown) -> Bool
  ) {
    always("an error stands alone", when: { _, shown in error(shown) }) { _, shown in
      !others(shown)
    }
  }

  /// Adds that a cancellation is never shown as an error.
  ///
  /// - Parameter message: The message that is shown; nil for none.
  public mutating func cancellationIsNeverShown(
    _ message: @escaping @MainActor (Shown) -> String?
  ) {
    always("a cancellation is never shown", when: { _, shown in message(shown) != nil }) {
      _, shown in
      message(shown)?.lowercased().contains("cancel") != true
    }
  }

  /// Adds that what is shown belongs to the last question.
  ///
  /// - Parameters:
  ///   - question: What was asked last.
  ///   - answered: Which question what is shown belongs to; nil if nothing is.
  public mutating func theLastQuestionWins<Question: Equatable>(
    _ question: @escaping @MainActor (Subject) -> Question,
    shownFor answered: @escaping @MainActor (Shown) -> Question?
  ) {
    always("the last question wins", when: { _, shown in answered(shown) != nil }) {
      subject, shown in
      answered(shown) == question(subject)
    }
  }

  /// Adds that no element is shown twice.
  ///
  /// - Parameter identifiers: The identifiers of what is shown, in order.
  public mutating func nothingIsShownTwice<ID: Hashable>(
    _ identifiers: @escaping @MainActor (Shown) -> [ID]
  ) {
    always("nothing is shown twice", when: { _, shown in !identifiers(shown).isEmpty }) {
      _, shown in
      Set(identifiers(shown)).count == identifiers(shown).count
    }
  }
}
