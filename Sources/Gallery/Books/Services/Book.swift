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
