import ScreenStates
import SwiftUI

struct ShopStack: View {
  let screen: ShopScreen

  var body: some View {
    NavigationStack {
      List(screen[\.pictures], id: \.self) { picture in Text(picture) }
        .navigationDestination(isPresented: isLooking) { ChoiceView(screen: screen) }
    }
  }

  private var isLooking: Binding<Bool> {
    Binding {
      screen.child(PickerKind<Int>.self) != nil
    } set: { isShown in
      if !isShown { screen.state.back() }
    }
  }
}
