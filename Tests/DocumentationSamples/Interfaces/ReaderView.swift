import ScreenStates
import SwiftUI

struct ReaderView: View {
  let screen: LibraryScreen

  var body: some View {
    NavigationStack(path: pages) {
      Text(screen[\.title])
        .navigationDestination(for: ReaderPage.self) { page in
          switch page {
          case .book(let book): Text(book[\.title])
          case .chapter(let chapter): Text(chapter[\.title])
          }
        }
    }
    .onOpenURL { url in
      if let link = LibraryKind(url) { screen.state.open(link) }
    }
  }

  private var pages: Binding<[ReaderPage]> {
    Binding(
      get: { screen.pages },
      set: screen.sending { state, pages in state.pop(to: pages.count) })
  }
}
