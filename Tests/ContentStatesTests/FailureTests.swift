import ContentStates
import Foundation
import TestTraits
import Testing

@Suite(.noMistakes) struct FailureTests {
  struct Worded: Error, CustomStringConvertible { var description: String }

  @Test func aFailureStaysWhatItIs() {
    let failure = Failure("Gone.", canRetry: false)
    #expect(Failure(describing: failure) == failure)
  }

  @Test func anErrorWithWordsOfItsOwnIsToldInThem() {
    #expect(Failure(describing: Worded(description: "Sold out.")) == Failure("Sold out."))
    #expect(Failure(describing: LoadingError.timedOut) == Failure("It took too long."))
  }

  @Test(arguments: [
    Plain() as any Error, Worded(description: ""), URLError(.timedOut), CocoaError(.fileNoSuchFile),
    NSError(domain: "Shelf", code: 7), CancellationError(),
  ])
  func namesAndCodesAreNeverShown(error: any Error) {
    #expect(Failure(describing: error) == Failure("Could not load."))
  }

  @Test func itIsSavedAndRestored() throws {
    let failure = Failure("Gone.", canRetry: false)
    let data = try JSONEncoder().encode(failure)
    #expect(try JSONDecoder().decode(Failure.self, from: data) == failure)
    #expect("\(failure)" == "Gone.")
  }
}
