package import ContentStates
import ScreenStates

/// The kinds of a history, generic over the type of its entries.
///
/// Six are the kinds of the ready-made states; the seventh is the history's own.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loading` | items; none; an error | `showingData`; `empty`; `error` |
/// | `showingData` | refresh; load more | `refreshing`; `loadingMore` |
/// | `refreshing` | items; none; an error | `showingData`; `empty`; `showingData` with a notice |
/// | `loadingMore` | a page; an error | `showingData`; `showingData` with a notice |
/// | `empty`, `error` | retry, refresh | `loading` |
/// | each of these | hide | `hidden` |
/// | `hidden` | reveal | `loading` |
package enum HistoryKind<Data>: ContentStateKind {
  package typealias Display = HistoryDisplay<Data>
  package typealias StateClass = ContentState<Self>

  /// Loads, with nothing to show meanwhile.
  case loading(NoRequest = NoRequest())
  case showingData(Content<NoRequest, Data>)
  /// Shows what was watched while it is loaded again.
  case refreshing(Content<NoRequest, Data>)
  /// Shows what was watched while older items are loaded.
  case loadingMore(Content<NoRequest, Data>)
  case empty(NoRequest, EmptyReason)
  /// The history could not be loaded, and there is nothing to show.
  case error(NoRequest, Failure)
  case hidden
}

extension HistoryKind: Equatable where Data: Equatable {}
extension HistoryKind: Encodable where Data: Encodable {}
extension HistoryKind: Decodable where Data: Decodable {}
extension HistoryKind: Sendable where Data: Sendable {}
