public import Observation

#if STATE_IS_A_MACRO
  /// What a view owns.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State() = #externalMacro(module: "StateMacro", type: "StateMacro")
#endif

/// What a view owns.
@propertyWrapper public struct State<Value> {
  private let value: Value

  /// Begins with a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// Reads and writes the value.
  public var projectedValue: Binding<Value> { Binding(()) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { value = nil }
}

/// Reads and writes what another owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value = { fatalError("A stub is not run.") }

  fileprivate init(_: Void) {}

  /// Reads and writes by closures.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {}
  }

  /// The binding.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(())
  }
}

/// Makes bindings to what an observable object holds.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Binds to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding(())
  }
}
