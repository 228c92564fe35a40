import ScreenStatesExplorer

/// An explorer of a class that has one kind, so that none is a dead end.
@MainActor
func explorerOfModel<Model: AnyObject, Shown>(
  _ model: Model.Type, showing: @escaping @MainActor (Model) -> Shown, ignoring: Set<String> = [],
  _ make: @escaping @MainActor (Inputs<Model>) -> Model
) -> Explorer<Model, Shown> {
  Explorer(model, kind: { _ in "it" }, showing: showing, ignoring: ignoring, make)
}

/// A view model with the usual properties, without methods: the inputs of a test change it.
@MainActor
final class Page {
  var rows: [String] = []
  var numbers: [String: Int] = [:]
  var text = ""
  var error: String?
  var count = 0
  var isLoading: Bool
  var isOpen = false
  var task: Task<Void, Never>?

  init(isLoading: Bool = false) { self.isLoading = isLoading }

  deinit { task?.cancel() }
}

/// An explorer of a page, with the inputs that a test declares.
@MainActor
func explorerOfPage<Shown>(
  kind: @escaping @MainActor (Page) -> Any = { _ in "it" },
  showing: @escaping @MainActor (Page) -> Shown,
  _ declare: @escaping @MainActor (Inputs<Page>) -> Void
) -> Explorer<Page, Shown> {
  Explorer(Page.self, kind: kind, showing: showing) { inputs in
    declare(inputs)
    return Page()
  }
}

@MainActor
extension Explorer {
  /// The history of the first broken property.
  func broken() async -> [String]? { await explore().findings(.broken).first?.history }

  /// The rule of each finding.
  func rules() async -> [Finding.Rule] { await explore().findings.map(\.rule) }

  /// The history of each finding.
  func histories() async -> [[String]] { await explore().findings.map(\.history) }

  /// The sentence of each finding.
  func sentences() async -> [String] { await explore().findings.map(\.sentence) }
}
