public import ScreenStates

/// A screen that loads one value, shows it and refreshes it, such as a profile or a weather report.
///
/// ```swift
/// let screen = ValueScreen(load: { try await service.profile() })
/// ```
///
/// It is like a ``ContentScreen``, but its `display` has a `value` instead of items, and there are
/// no further pages. Times, retries and saved copies are the same.
public typealias ValueScreen<Request, Value> = Screen<ValueKind<Request, Value>>

extension Screen {
  /// Makes a screen that always loads the same value.
  ///
  /// - Parameters:
  ///   - times: When the indicators appear, and how long they stay.
  ///   - clock: The screen's clock; nil for the host's.
  ///   - load: Loads the value. It runs on the main actor; call services that work elsewhere.
  public convenience init<Value>(
    times: LoadingTimes = LoadingTimes(), clock: (any ScreenClock)? = nil,
    load: @escaping @MainActor () async throws -> Value
  ) where Kind == ValueKind<NoRequest, Value> {
    self.init(initial: NoRequest(), times: times, clock: clock) { _ in try await load() }
  }

  /// Makes a screen that loads the value of a request.
  ///
  /// - Parameters:
  ///   - request: What to load first.
  ///   - times: When the indicators appear, and how long they stay.
  ///   - clock: The screen's clock; nil for the host's.
  ///   - load: Loads the value of a request on the main actor; call services that work elsewhere.
  public convenience init<Request, Value>(
    initial request: Request, times: LoadingTimes = LoadingTimes(),
    clock: (any ScreenClock)? = nil,
    load: @escaping @MainActor (Request) async throws -> Value
  ) where Kind == ValueKind<Request, Value> {
    let source = ContentSource<Request, Value>(times: times) { request, _ in
      Page([try await load(request)])
    }
    self.init(initial: request, from: source, clock: clock)
  }

  /// Makes a screen from a source that the app has configured.
  ///
  /// - Parameters:
  ///   - request: What to load first.
  ///   - source: Where the value comes from, and its wording.
  ///   - clock: The screen's clock; nil for the host's.
  public convenience init<Request, Value>(
    initial request: Request, from source: ContentSource<Request, Value>,
    clock: (any ScreenClock)? = nil
  ) where Kind == ValueKind<Request, Value> {
    self.init(initial: .loading(request), states: ValueFactory(source), clock: clock)
  }
}
