import Gallery
import TestTraits
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct BooksTranscriptTests {
  private let loading = """
    state: content/loading
    title: Library
    loading …


    """

  private let books = """
    books: 6
      1. Don Quijote, Miguel de Cervantes (1605)
      2. Frankenstein, Mary Shelley (1818)
      3. Moby-Dick, Herman Melville (1851)
      4. Les Misérables, Victor Hugo (1862)
      5. Middlemarch, George Eliot (1871)
      6. Effi Briest, Theodor Fontane (1895)


    """

  private var refreshing: String {
    "state: content/loading\ntitle: Library\nloading …\n" + books
  }

  private var showing: String { "state: content/showing\ntitle: Library\n" + books }

  private let failed = """
    state: error/asking
    title: Not available
    error: The library could not be reached; try again.


    """

  private let empty = """
    state: empty/asking
    title: Nothing here
    empty: There are no books in the library yet.


    """

  @Test func failRetryEmptyAndBack() async {
    let run = await transcript(
      of: .books(), "fail next", "refresh", "refresh", "retry", "Empty  Next", "refresh", "refresh")
    let parts = [
      loading, showing, "The next answer will be a failure.\n\n", refreshing, failed,
      "error/asking does not answer \"refresh\";"
        + " error/asking answers retry, fail next, empty next, help, quit.\n\n",
      loading, showing, "The next answer will be empty.\n\n", refreshing, empty, loading,
      showing,
    ]
    #expect(run.text == parts.joined())
    #expect(run.status == .success)
  }

  @Test func anErrorAtTheEndIsTheStatus() async {
    let run = await transcript(of: .books(), "fail next", "refresh", "quit", "retry")
    #expect(run.text.hasSuffix(failed))
    #expect(run.status == .failure)
  }
}
