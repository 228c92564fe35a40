/// A text.
public struct Text: BuiltInView {
  /// Shows a text.
  public init(_ text: String) {}
}

/// A sign that something is under way.
public struct ProgressView: BuiltInView {
  /// Shows no measure.
  public init() {}
  /// Shows no measure, and a text.
  public init(_ title: String) {}
}

/// Something to press.
public struct Button: BuiltInView {
  /// Acts when it is pressed.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

/// Text to type into.
public struct TextField: BuiltInView {
  /// Reads and writes a text.
  public init(_ title: String, text: Binding<String>) {}
}

/// Views below each other.
public struct VStack<Content: View>: BuiltInView {
  /// Puts views below each other.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Rows.
public struct List<Content: View>: BuiltInView {
  /// Puts views into rows.
  public init(@ViewBuilder content: () -> Content) {}
  /// Shows a row for each element, known by a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: BuiltInView {
  /// Shows a view for each element, known by a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension View {
  /// Acts before the view appears.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
  /// Acts after the view has gone.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
  /// Works while the view is there.
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View { self }
  /// Lets the user pull for newer content.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View { self }
}
