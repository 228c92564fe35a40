import ScreenStates

/// What the user types: kept, so that no step of the wizard loses it.
struct SignUpForm: Codable, Equatable {
  /// Lets the server recognise a second try with the same form, so that it makes one account.
  let key: String
  var name = ""
  var mail = ""

  var problemOfName: String? {
    if name.count < 3 { return "A name has three letters or more." }
    return name.allSatisfy(\.isLetter) ? nil : "A name has letters only."
  }

  var problemOfMail: String? { mail.contains("@") ? nil : "An address has an @ in it." }

  var isComplete: Bool { problemOfName == nil && problemOfMail == nil }
}

enum SignUpField { case name, mail }

struct SignUpDisplay: ScreenDisplay, Equatable {
  var step = ""
  var field: SignUpField?
  var problem: String?
  var isBusy = false
  var canGoOn = false
}

enum SignUpKind: StateKind, Codable, Equatable, CaseIterable {
  typealias Display = SignUpDisplay
  typealias Kept = SignUpForm
  typealias StateClass = SignUpState
  case choosingName
  case enteringMail
  case reviewing(problem: String?)
  case creating
  case welcome(name: String)

  static var allCases: [SignUpKind] {
    [.choosingName, .enteringMail, .reviewing(problem: nil), .creating, .welcome(name: "ann")]
  }
}

typealias SignUpScreen = Screen<SignUpKind>

protocol Accounts: Sendable {
  func isFree(_ name: String) async throws -> Bool
  /// Makes an account, once for each key of a form, and tells its name.
  func create(_ form: SignUpForm) async throws -> String
}
