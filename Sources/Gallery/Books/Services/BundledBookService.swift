import Foundation

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
