import ScreenStates
import SwiftUI

struct SignUpPreviews: PreviewProvider {
  static var previews: some View {
    ForEach(SignUpKind.allCases, id: \.name) { kind in
      SignUpView(
        screen: SignUpScreen(
          still: kind, keeping: SignUpForm(key: "", name: "ann"),
          states: SignUpStates(accounts: NoAccounts())))
    }
  }
}

/// Never asked: a still screen starts no work.
private struct NoAccounts: Accounts {
  func isFree(_ name: String) async throws -> Bool { false }
  func create(_ form: SignUpForm) async throws -> String { form.name }
}
