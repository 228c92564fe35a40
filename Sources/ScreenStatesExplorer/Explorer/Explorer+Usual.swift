// Properties that nearly every class that loads should have.
extension Explorer {
  /// Adds the property that an error is shown alone, without an indicator and without items.
  public mutating func anErrorStandsAlone(
    _ error: @escaping @MainActor (Shown) -> Bool,
    beside others: @escaping @MainActor (Shown) -> Bool
  ) {
    always("an error stands alone", when: { error($1) }) { !others($1) }
  }

  /// Adds the property that a cancellation is never shown as an error.
  ///
  /// The closure returns the shown message, or nil.
  public mutating func cancellationIsNeverShown(
    _ message: @escaping @MainActor (Shown) -> String?
  ) {
    always("a cancellation is never shown", when: { message($1) != nil }) {
      message($1)?.lowercased().contains("cancel") != true
    }
  }

  /// Adds the property that the shown data answers the last question.
  ///
  /// The closures return the last question, and the question that the shown data answers, or nil if
  /// no data is shown.
  public mutating func theLastQuestionWins<Question: Equatable>(
    _ question: @escaping @MainActor (Subject) -> Question,
    shownFor answered: @escaping @MainActor (Shown) -> Question?
  ) {
    always("the last question wins", when: { answered($1) != nil }) {
      answered($1) == question($0)
    }
  }

  /// Adds the property that the order of the answers does not change what is shown.
  ///
  /// It is checked when nothing is under way: two histories with the same inputs in the same order,
  /// and the same answer to each numbered call, must show the same. So it finds an old answer that
  /// replaces a newer one, without knowing the questions. It does not suit a class in which an
  /// input has one meaning before an answer and another after it.
  ///
  /// Only histories that are tried are compared. Once one has led back to an earlier situation,
  /// the explorer does not continue it, so nothing that follows is compared.
  public mutating func theSameAnswersGiveTheSameScreen() { comparesAnswers = true }

  /// Adds the property that no item is shown twice.
  ///
  /// The closure returns the identifiers of the shown items.
  public mutating func nothingIsShownTwice<ID: Hashable>(
    _ identifiers: @escaping @MainActor (Shown) -> [ID]
  ) {
    always("nothing is shown twice", when: { !identifiers($1).isEmpty }) {
      Set(identifiers($1)).count == identifiers($1).count
    }
  }
}

extension Inputs {
  /// Adds the property that each saved value was loaded before, or was chosen by the user.
  ///
  /// It finds defaults that are saved before the answer has come, and so replace the user's data.
  ///
  /// ```swift
  /// inputs.whatIsSavedWasLoadedOrChanged(
  ///   { store.saved }, loaded: { store.loaded }, changed: { store.chosen })
  /// ```
  public func whatIsSavedWasLoadedOrChanged<Saved: Equatable>(
    _ saved: @escaping @MainActor () -> [Saved], loaded: @escaping @MainActor () -> [Saved],
    changed: @escaping @MainActor () -> [Saved] = { [] }
  ) {
    let name = "what is saved was loaded or changed"
    watch(name) { Set((loaded() + changed()).map { SwiftText.of($0) }) }
    always(name, when: { _ in !saved().isEmpty }) { _ in
      let known = loaded() + changed()
      return saved().allSatisfy(known.contains)
    }
  }
}
