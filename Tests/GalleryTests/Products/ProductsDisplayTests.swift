import ContentStates
import Gallery
import TestTraits
import ScreenStatesTestKit
import Testing

/// The list of rows that each part of a display stands for.
@MainActor
@Suite(.noMistakes) struct ProductsDisplayTests {
  private func rows(_ draw: (inout ProductsDisplay) -> Void) -> [ProductRow] {
    ProductsDisplay.drawing(draw).rows
  }

  @Test func aBlankDisplayHasNoRow() {
    #expect(ProductsDisplay().rows == [])
  }

  @Test func thereIsOneRowWhereThereAreNoProducts() {
    let failure = Failure("No connection.")
    #expect(rows { $0.activity = .loading } == [.spinner("Loading …")])
    #expect(rows { $0.activity = .stillLoading } == [.spinner("Still loading …")])
    #expect(
      rows { $0.emptyReason = .nothingThere } == [
        .caption("There are no products in the shop yet.")
      ])
    #expect(
      rows { $0.emptyReason = .nothingMatches } == [.caption("No products match.")])
    #expect(rows { $0.failure = failure } == [.failure(failure)])
    #expect(rows { $0.asksToLogIn = true } == [.caption("Log in to see the products.")])
  }

  @Test func aRefreshKeepsTheRowsAsTheyAre() {
    #expect(
      rows {
        $0.items = [.desk]
        $0.activity = .refreshing
      } == [.product(.desk)])
  }
}
