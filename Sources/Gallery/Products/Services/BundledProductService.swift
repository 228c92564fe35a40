package import ContentStates
import Foundation

/// The bundled shop, which answers page by page and requires a login.
package final class BundledProductService: SampleService, ProductService {
  private let pageSize: Int

  private var isLoggedIn = false

  package init(
    latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(), pageSize: Int = 5
  ) {
    self.pageSize = max(1, pageSize)
    super.init(latency: latency, clock: clock)
  }

  /// A page of the products whose name or description contains the words; case is ignored.
  package func products(
    matching words: String, from cursor: PageCursor?
  ) async throws -> Page<Product> {
    try await answerCustomer()
    let all = try JSONDecoder().decode([Product].self, from: Data(BundledDocuments.products.utf8))
    let found = all.filter { product in
      words.isEmpty || product.name.localizedCaseInsensitiveContains(words)
        || product.description.localizedCaseInsensitiveContains(words)
    }
    let rest = found.dropFirst(max(0, cursor?.number ?? 0))
    let page = rest.prefix(pageSize)
    return Page(
      Array(page), next: page.endIndex < found.endIndex ? PageCursor(page.endIndex) : nil)
  }

  package func add(_ product: Product) async throws { try await answerCustomer() }

  package func logIn() async throws {
    try await answer()
    isLoggedIn = true
  }

  package func logOut() { isLoggedIn = false }

  /// Answers if the customer was logged in when the request was sent.
  private func answerCustomer() async throws {
    let mayAsk = isLoggedIn
    try await answer()
    guard mayAsk else { throw NotLoggedInError() }
  }

  private func answer() async throws {
    _ = try await answersNothing(failing: "The shop could not be reached; try again.")
  }
}
