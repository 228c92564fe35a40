import Foundation

/// A book of the library.
public struct Book: Equatable, Codable, Sendable {
  /// The title.
  public var title: String
  /// The author.
  public var author: String
  /// The year of the first publication.
  public var year: Int

  /// Makes a book.
  public init(title: String, author: String, year: Int) {
    (self.title, self.author, self.year) = (title, author, year)
  }
}

/// The service of the list of books; its errors describe themselves in sentences for people.
@MainActor
public protocol BookService: AnyObject {
  /// The books of the library, in the order to show them in; there may be none.
  func books() async throws -> [Book]
}

/// The bundled library, oldest book first.
public final class BundledBookService: SampleService, BookService {
  /// The books, oldest first.
  public func books() async throws -> [Book] {
    if try await answersNothing(failing: "The library could not be reached; try again.") {
      return []
    }
    let books = try JSONDecoder().decode([Book].self, from: Data(BundledDocuments.library.utf8))
    return books.sorted { $0.year < $1.year }
  }
}
