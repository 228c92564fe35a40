import ScreenStatesExplorer

/// An explorer of a class that has one kind, so that none is a dead end.
@MainActor
func explorerOfModel<Model: AnyObject, Shown>(
  _ model: Model.Type, showing: @escaping @MainActor (Model) -> Shown, ignoring: Set<String> = [],
  _ make: @escaping @MainActor (Inputs<Model>) -> Model
) -> Explorer<Model, Shown> {
  Explorer(model, kind: { _ in "it" }, showing: showing, ignoring: ignoring, make)
}

extension Explorer {
  /// The history of the first broken property.
  @MainActor
  func broken() async -> [String]? { await explore().findings(.broken).first?.history }
}
