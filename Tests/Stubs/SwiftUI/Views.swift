public import Foundation

/// A text.
public struct Text: BuiltInView {
  /// Shows a text.
  public init(_ text: String) {}
}

/// A sign that something is under way.
public struct ProgressView: BuiltInView {
  /// Shows no measure.
  public init() {}
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
  /// Lets the user pull for newer content.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
}

/// Views that lead on to others.
public struct NavigationStack<Root: View>: BuiltInView {
  /// Begins with a view.
  public init(@ViewBuilder root: () -> Root) {}
  /// Begins with a view, and shows a view for each element above it.
  public init<Path: RandomAccessCollection & RangeReplaceableCollection & MutableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {}
}

/// How a change is shown.
public struct Animation {
  /// As the system does it.
  public static var `default`: Animation { Animation() }
}

/// Views of which one is shown.
public struct TabView<Selection: Hashable, Content: View>: BuiltInView {
  /// Shows the view with the tag that is selected.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}

extension View {
  /// Whether the user can act on the view.
  public func disabled(_ isDisabled: Bool) -> some View { self }
  /// Whether the user can swipe the sheet with the view away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Whether the user can go back from the page with the view.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }
  /// Shows another view above this one.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Shows another view above this one, for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Asks something above everything else.
  public func alert<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Offers several actions.
  public func confirmationDialog<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Leads on to another view, for an item.
  public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View { self }
  /// Makes the view of a value in the path of a stack.
  public func navigationDestination<Value: Hashable, Content: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { self }
  /// Acts when the app is opened with a URL.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Animates what changes with a value.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
  /// Acts when the user submits what was typed.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Shows a search field.
  public func searchable(text: Binding<String>) -> some View { self }
  /// What stands for the view among tabs.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
  /// The value by which the view is selected.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
}

/// What the user submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes triggers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
