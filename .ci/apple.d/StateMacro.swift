// `@State` as a macro, with the roles and names that SwiftUI documents for Xcode 27; for .ci/apple. The
// expansion is a guess; as there, a property with a value cannot be set before all others are.

import SwiftSyntax
import SwiftSyntaxMacros

public struct StateMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    let name = property(declaration).pattern.trimmed
    return ["get { _\(name).wrappedValue }", "nonmutating set { _\(name).wrappedValue = newValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let property = property(declaration)
    let type = property.typeAnnotation?.type.trimmed
    let value = property.initializer?.value ?? (type?.is(OptionalTypeSyntax.self) == true ? "nil" : nil)
    let annotation = type.map { ": SwiftUI.State<\($0)>" } ?? ""
    let first = value.map { " = SwiftUI.State(wrappedValue: \($0))" } ?? ""
    return ["private var _\(property.pattern.trimmed)\(raw: annotation)\(raw: first)"]
  }

  private static func property(_ declaration: some DeclSyntaxProtocol) -> PatternBindingSyntax {
    declaration.cast(VariableDeclSyntax.self).bindings.first!
  }
}
