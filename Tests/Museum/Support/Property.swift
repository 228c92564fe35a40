import ScreenStatesExplorer
import ScreenStatesTestKit

/// What a screen must keep, and an exhibit breaks.
enum Property: String, Sendable, CaseIterable {
  // Questions
  case lastQuestionWins = "the last question wins"
  case dataMatchesQuestion = "data matches the question that is shown"
  case partsAnswerOneQuestion = "all parts answer one question"
  case sameQuestionIsAnswered = "the same question is answered again"
  case pageOfQuestion = "a page belongs to the question"
  case nothingOfOldAccount = "nothing of the old account is left"
  // Cancelling
  case cancellationIsNeverShown = "a cancellation is never shown"
  // Loading
  case waitingShowsLoading = "loading shows while something is awaited"
  case loadingOnlyWhileWaiting = "loading shows only while something is awaited"
  case comesToRest = "loading leads to rest in time"
  case loadingKeepsAnswers = "loading does not replace an answer"
  case restoredIsNotWaiting = "what is restored does not wait"
  // Empty
  case emptyAfterAnswer = "empty is shown only after an answer"
  case failureIsNotEmpty = "a failure is not empty"
  case endIsVisible = "every end is visible"
  // Errors
  case successClearsError = "a success clears the error"
  case retryAsksAgain = "a retry or a refresh asks again"
  case expiredLeadsToLogin = "an expired login leads to the login"
  case requestReachesItsEnd = "every request reaches its end"
  case oneMessage = "an event has one message"
  // Paging
  case refreshLosesNothing = "a refresh loses nothing"
  case nothingTwice = "nothing is shown twice"
  case pagingEnds = "paging ends"
  case onePageOnce = "a page is asked for once"
  case invalidatedIsAsked = "invalidated data is asked for again"
  // Leaving
  case nothingAfterLeaving = "after leaving nothing changes"
  case loadsOncePerAppearance = "an appearance loads once"
  // Time
  case onePoll = "there is one poll at a time"
  case debounceSendsLast = "a debounce sends the last text"
  case oneSubscription = "there is one subscription at a time"
  // Writing
  case oneSubmit = "an intent is submitted once"
  case optimisticSettles = "an optimistic change settles to the server"
  case savedWasLoaded = "what is saved was loaded or changed"

  /// Whether a finding says that it does not hold.
  func isBroken(by finding: Finding) -> Bool {
    switch self {
    case .loadingOnlyWhileWaiting where finding.rules.contains(.idleLoading): true
    case .comesToRest where finding.rules.contains(.stuckLoading): true
    default: finding.rule == .broken && finding.sentence.hasPrefix("\"\(rawValue)\" does not hold")
    }
  }
}

extension Explorer {
  mutating func always(
    _ property: Property, when condition: (@MainActor (Subject, Shown) -> Bool)? = nil,
    _ holds: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    always(property.rawValue, when: condition, holds)
  }
}

extension Inputs {
  func always(
    _ property: Property, when condition: (@MainActor (Subject) -> Bool)? = nil,
    _ holds: @escaping @MainActor (Subject) -> Bool
  ) {
    always(property.rawValue, when: condition, holds)
  }
}
