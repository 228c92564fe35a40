import Foundation

/// A book of the library.
public struct Book: Equatable, Codable, Sendable {
  /// What it is called.
  public var title: String
  /// Who wrote it.
  public var author: String
  /// When it was first published.
  public var year: Int

  /// Makes a book.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - author: Who wrote it.
  ///   - year: When it was first published.
  public init(title: String, author: String, year: Int) {
    self.title = title
    self.author = author
    self.year = year
  }
}

/// What the list of books asks for.
@MainActor
public protocol BookService: AnyObject {
  /// The books of the library, in the order to show them in.
  ///
  /// - Returns: The books, which may be none.
  /// - Throws: An error whose description is a sentence for people, or `CancellationError`.
  func books() async throws -> [Book]
}

/// The library that is built into the program, oldest book first.
public final class BundledBookService: SampleService, BookService {
  /// The books, oldest first.
  ///
  /// - Returns: The books.
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func books() async throws -> [Book] {
    if try await answersNothing(failing: "The library could not be reached; try again.") {
      return []
    }
    let books = try JSONDecoder().decode([Book].self, from: Data(PackageResources.library_json))
    return books.sorted { $0.year < $1.year }
  }
}
