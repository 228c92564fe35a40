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
    self.title = title
    self.author = author
    self.year = year
  }
}

/// The service of the list of books.
@MainActor
public protocol BookService: AnyObject {
  /// The books of the library, in the order to show them in.
  ///
  /// - Returns: The books, which may be none.
  /// - Throws: An error whose description is a sentence for people, or `CancellationError`.
  func books() async throws -> [Book]
}

/// The bundled library, oldest book first.
public final class BundledBookService: SampleService, BookService {
  /// The books, oldest first.
  ///
  /// - Returns: The books.
  /// - Throws: A ``SampleFailure`` after ``SampleService/failNext()``, or `CancellationError`.
  public func books() async throws -> [Book] {
    if try await answersNothing(failing: "The library could not be reached; try again.") {
      return []
    }
    let books = try JSONDecoder().decode([Book].self, from: Data(PackageResources.library_json))
    return books.sorted { $0.year < $1.year }
  }
}
