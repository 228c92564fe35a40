// What the samples use of SwiftUI, with its names and types and with nothing behind them: enough to
// type-check a sample where there is no SwiftUI. Add here what a new sample needs, and no more.

/// Whatever can be put on screen.
@MainActor public protocol View {
  /// The views that it is made of.
  associatedtype Body: View
  /// The views that it is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// A view of this module is made of nothing.
  public var body: Never { fatalError("The views of this module are not run.") }
}

/// A view of this module.
public protocol BuiltInView: View where Body == Never {}

extension BuiltInView {
  /// A view of this module is made of nothing.
  public var body: Never { fatalError("The views of this module are not run.") }
}

/// Puts views together.
@resultBuilder @MainActor public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view and others after it.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView()
  }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// A view under a condition.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
  /// One of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent()
  }
  /// The other of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent()
  }
}

/// No view.
public struct EmptyView: BuiltInView {
  /// Makes it.
  public init() {}
}

/// Several views.
public struct TupleView<Content>: BuiltInView {}

/// One of two views.
public struct ConditionalContent<First: View, Second: View>: BuiltInView {}

extension Optional: View where Wrapped: View {
  /// A view of this module is made of nothing.
  public var body: Never { fatalError("The views of this module are not run.") }
}
