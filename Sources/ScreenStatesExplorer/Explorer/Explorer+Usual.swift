public import ScreenStatesTestKit

// Properties that nearly every class that loads should have.
extension Explorer {
  /// Adds the property that an error is shown alone, without an indicator and without items.
  public mutating func anErrorStandsAlone(
    _ error: @escaping @MainActor (Shown) -> Bool,
    beside others: @escaping @MainActor (Shown) -> Bool
  ) {
    always("an error stands alone", when: { error($1) }) { !others($1) }
  }

  /// Adds the property that no error is shown as long as no answer has failed: a cancellation is none.
  ///
  /// The answer to a cancelled call does not count. The closure returns the shown message, or nil:
  /// only that of a call, and not that of a deadline, of a form, such as for an empty field, or of an
  /// error that the service returns as a value.
  public mutating func cancellationIsNeverShown(
    _ message: @escaping @MainActor (Shown) -> String?
  ) {
    watch("a cancellation is never shown", remembering: false) { _, look, _, hasFailed in
      hasFailed = look.hasFailed
      return message(look.shown) == nil ? nil : !hasFailed
    }
  }

  /// Adds the property that the shown data answers the last question.
  ///
  /// The closures return the last question, and the question that the shown data answers, or nil if
  /// no data is shown. Set `onlyAtRest` if old data may stay on screen during a load or a pause: then
  /// the property is checked only when nothing is under way.
  public mutating func theLastQuestionWins<Question: Equatable>(
    onlyAtRest: Bool = false, _ question: @escaping @MainActor (Subject) -> Question,
    shownFor answered: @escaping @MainActor (Shown) -> Question?
  ) {
    let name = "the last question wins"
    guard onlyAtRest else {
      return always(name, when: { answered($1) != nil }) { answered($1) == question($0) }
    }
    watch(name, remembering: "") { subject, look, _, _ in
      let shown = look.isBusy ? nil : answered(look.shown)
      return shown.map { $0 != question(subject) }
    }
  }

  /// Adds the property that the order of the answers does not change what is shown.
  ///
  /// It is checked when nothing is under way: two histories with the same inputs in the same order,
  /// and the same answer to each numbered call, must show the same. So it finds an old answer that
  /// replaces a newer one, without knowing the questions. It does not suit a class in which an
  /// input has one meaning before an answer and another after it, nor one that keeps its rows if a later
  /// call fails and drops the answers to all calls but the last. It is not checked after the view has
  /// disappeared, or while the condition does not hold.
  ///
  /// Only histories that are tried are compared. Once one has led back to an earlier situation,
  /// the explorer does not continue it, so nothing that follows is compared. So that different answers
  /// do not look the same, a busy situation has the three latest answers of each service.
  public mutating func theSameAnswersGiveTheSameScreen(
    while condition: @escaping @MainActor (Subject) -> Bool = { _ in true }
  ) {
    comparesAnswers = condition
  }

  /// Adds the property that a failed answer and an empty one to the same call do not look alike.
  ///
  /// It compares ``Outcome/fail(_:as:)`` with a success whose value is a collection without elements, or
  /// one whose stored collections have none, such as a page.
  public mutating func aFailureIsNotShownAsEmpty() { comparesEmptyAnswers = true }

  /// Adds the property that loading ends within a duration on the first clock, even if no call
  /// is answered.
  ///
  /// Set ``isLoading`` first; the rest is as in ``leads(_:within:from:to:)``.
  public mutating func loadingEnds(within limit: Duration) {
    let isLoading = isLoading
    // Whole seconds have a decimal place in their description.
    let words = "\(limit)".replacing(".0 ", with: " ")
    leads(
      "loading ends within \(words)", within: limit, from: { isLoading?($1) == true },
      to: { isLoading?($1) == false })
  }

  /// Adds the property that nothing changes after the user has left.
  ///
  /// It is ``unchanged(_:while:)``, whose condition must still hold after the change: let an input record
  /// that the user has left.
  public mutating func nothingChangesAfterLeaving(
    _ hasLeft: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    unchanged("nothing changes after leaving", while: hasLeft)
  }

  /// Adds the property that no item is shown twice, by the identifiers that the closure returns.
  public mutating func nothingIsShownTwice<ID: Hashable>(
    _ identifiers: @escaping @MainActor (Shown) -> [ID]
  ) {
    always("nothing is shown twice", when: { !identifiers($1).isEmpty }) {
      Set(identifiers($1)).count == identifiers($1).count
    }
  }
}

extension Inputs {
  /// Adds the property that pages come in order, and begin anew with a new question: each call asks for
  /// the first page, or for the same question and the page of the call before or, unless that page has
  /// only failed, the next one.
  public func pagesComeInOrder<Argument, Value, Question: Equatable>(
    of work: PendingWork<Argument, Value>, from first: Int = 0,
    question: @escaping @MainActor (Argument) -> Question,
    page: @escaping @MainActor (Argument) -> Int
  ) {
    let name = "pages come in order"
    let all = { @MainActor in
      work.made.compactMap { call in
        call.argument.map { (question: question($0), page: page($0), call: call) }
      }
    }
    // The calls with which the next one is compared.
    watch(name) {
      let asked = all()
      return [asked.last { $0.page != first || !$0.call.hasFailed() }, asked.last].map { last in
        last.map { ($0.question, $0.page, $0.call.hasFailed()) }
      }
    }
    always(name, when: { _ in !work.calls.isEmpty }) { _ in
      let asked = all()
      return asked.first?.page ?? first == first
        && asked.indices.dropFirst().allSatisfy { index in
          let next = asked[index]
          // A refresh that has failed or was cancelled leaves the pages before it.
          let lasting = asked[..<index].last {
            $0.page != first || !$0.call.hasFailed(before: next.call)
          }
          let former = lasting ?? asked[index - 1]
          let hasFailed = former.call.hasFailed(before: next.call)
          return next.page == first
            || former.question == next.question
              && (next.page == former.page || next.page == former.page + 1 && !hasFailed)
        }
    }
  }

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
