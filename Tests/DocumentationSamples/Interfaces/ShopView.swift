import ContentStates
import ScreenStates
import SwiftUI

struct ShopView: View {
  let screen: ShopScreen

  var body: some View {
    List(screen[\.pictures], id: \.self) { picture in Text(picture) }
      .refreshable { await screen.child(CatalogueKind.self)?.refresh() }
      .sheet(isPresented: isLooking) { ChoiceView(screen: screen) }
  }

  /// Whether there are pickers; set to false when the user closes the sheet.
  private var isLooking: Binding<Bool> {
    Binding(
      get: { screen.child(PickerKind<Int>.self) != nil },
      set: screen.sending { state, isShown in if !isShown { state.back() } })
  }
}

struct ChoiceView: View {
  let screen: ShopScreen

  var body: some View {
    VStack {
      if let sizes = screen.child(PickerKind<Int>.self) {
        List(sizes[\.choices], id: \.self) { size in
          Button("\(size)") { sizes.state.choose(size) }
        }
      }
      if let colors = screen.child(PickerKind<String>.self) {
        List(colors[\.choices], id: \.self) { color in
          Button(color) { colors.state.choose(color) }
        }
      }
    }
  }
}
