import ScreenStates
import SwiftUI

struct BookingView: View {
  let screen: BookingScreen

  var body: some View {
    VStack {
      Text("\(screen[\.secondsLeft]) s")
      Button("Pay") { screen.state.pay() }
      Button("Give back") { screen.state.giveBack() }
    }
    .sheet(item: checkout) { CheckoutView(screen: $0) }
    .alert("Give the seats back?", isPresented: isAsking) {
      Button("Give back") { screen.child(QuestionScreen.self)?.state.answer(true) }
      Button("Keep") { screen.child(QuestionScreen.self)?.state.answer(false) }
    }
    .alert("The seats are free again.", isPresented: hasExpired) {
      Button("OK") { screen.state.closeAlert() }
    }
  }

  /// The screen in the sheet; set to nil when the user closes the sheet.
  private var checkout: Binding<CheckoutScreen?> {
    Binding(
      get: { screen.child(CheckoutScreen.self) },
      set: screen.sending { state, child in if child == nil { state.closeCheckout() } })
  }

  /// Whether the alert that is a child is open.
  private var isAsking: Binding<Bool> {
    Binding(
      get: { screen.child(QuestionScreen.self) != nil },
      set: screen.sending { state, isShown in if !isShown { state.keep() } })
  }

  /// Whether the alert that is a state is open.
  private var hasExpired: Binding<Bool> {
    Binding(
      get: { screen[\.hasExpired] },
      set: screen.sending { state, isShown in if !isShown { state.closeAlert() } })
  }
}

struct CheckoutView: View {
  let screen: CheckoutScreen

  var body: some View {
    VStack {
      Text(screen[\.sum])
      if let problem = screen[\.problem] { Text(problem) }
      Button("Pay") { screen.state.pay() }.disabled(screen[\.isPaying])
    }
    .interactiveDismissDisabled(screen[\.isPaying])
    .navigationBarBackButtonHidden(screen[\.isPaying])
  }
}

struct BookingStack: View {
  let screen: BookingScreen

  var body: some View {
    NavigationStack {
      Button("Pay") { screen.state.pay() }
        .navigationDestination(item: checkout) { CheckoutView(screen: $0) }
        .confirmationDialog("Give the seats back?", isPresented: isAsking) {
          Button("Give back") { screen.child(QuestionScreen.self)?.state.answer(true) }
        }
    }
  }

  private var checkout: Binding<CheckoutScreen?> {
    Binding(
      get: { screen.child(CheckoutScreen.self) },
      set: screen.sending { state, child in if child == nil { state.closeCheckout() } })
  }

  private var isAsking: Binding<Bool> {
    Binding(
      get: { screen.child(QuestionScreen.self) != nil },
      set: screen.sending { state, isShown in if !isShown { state.keep() } })
  }
}
