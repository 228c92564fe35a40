import Foundation

/// A book of the library.
public struct Book: Equatable, Codable, Sendable {
  package var title: String
  package var author: String
  /// The year of the first publication.
  package var year: Int

  package init(title: String, author: String, year: Int) {
    (self.title, self.author, self.year) = (title, author, year)
  }
}

/// The service of the list of books; its errors describe themselves in sentences for people.
@MainActor
package protocol BookService: AnyObject {
  /// The books of the library, in the order to show them in; there may be none.
  func books() async throws -> [Book]
}

/// The bundled library, oldest book first.
package final class BundledBookService: SampleService, BookService {
  package func books() async throws -> [Book] {
    if try await answersNothing(failing: "The library could not be reached; try again.") {
      return []
    }
    let books = try JSONDecoder().decode([Book].self, from: Data(BundledDocuments.library.utf8))
    return books.sorted { $0.year < $1.year }
  }
}
