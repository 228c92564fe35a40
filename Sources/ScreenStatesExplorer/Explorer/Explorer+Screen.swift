public import ScreenStates

extension Explorer {
  /// Makes an explorer of a screen.
  ///
  /// The closure makes a fresh screen, not started, and declares its inputs. With a sample of each
  /// kind, payload included, the explorer also finds kinds that are never reached, and checks the
  /// rules for every factory. `ignoring` names what is not compared, as the report writes it: stored
  /// properties of states, and of what they and the factory hold; and `the display` or `the kept value`
  /// for the closures in it.
  public init<Kind: StateKind>(
    _ kind: Kind.Type, samples: [Kind] = [], ignoring ignored: Set<String> = [],
    file: String = #fileID,
    _ make: @escaping @MainActor (Inputs<Screen<Kind>>) -> Screen<Kind>
  ) where Subject == Screen<Kind>, Shown == Kind.Display {
    let samples = samples.map { kind in
      KindSample<Subject>(
        name: kind.name, call: "screen.start(at: \(SwiftText.of(kind)))",
        start: { $0.start(at: kind).refusal?.description },
        isAllowed: { $0.state.canTransition(to: kind) })
    }
    let access = SubjectAccess<Subject, Shown>(
      isScreen: true, screen: { $0 },
      look: { screen, objects in
        var look = Look(
          isRunning: screen.isRunning, kind: screen.kind.name, path: screen.path,
          payload: objects.text(of: screen.kind, at: "the kind", isVar: false),
          kept: objects.text(of: screen.kept, at: "the kept value", isVar: true),
          shown: screen.display)
        let inner = screen.descendants
        look.inner = inner.map {
          objects.text(of: $0.contents, at: "the hosted screens", isVar: true)
        }
        // Last: the situation has the hosted screens' objects in what they show.
        look.keptInside = inner.map { SwiftText.of($0.keptValue, objects) }
        return look
      },
      observe: { $0.observe($1) }, isBlank: { areSame($0.display, Kind.Display()) })
    self.init(access, samples: samples, ignoring: ignored, file: file) { inputs in
      inputs.add("screen.stop()", isFree: true, when: { $0.isRunning }) { $0.stop() }
      inputs.add("screen.start()", isFree: true, when: { !$0.isRunning }) { $0.start() }
      return make(inputs)
    }
  }

  /// Makes an explorer of a screen whose kinds list an example of each.
  public init<Kind: StateKind & CaseIterable>(
    _ kind: Kind.Type, ignoring ignored: Set<String> = [], file: String = #fileID,
    _ make: @escaping @MainActor (Inputs<Screen<Kind>>) -> Screen<Kind>
  ) where Subject == Screen<Kind>, Shown == Kind.Display {
    self.init(kind, samples: Array(kind.allCases), ignoring: ignored, file: file, make)
  }

  /// Says when a hosted screen with these kinds shows loading, as ``isLoading`` does for the host.
  public mutating func showsLoading<Kind: StateKind>(
    in kinds: Kind.Type, when isLoading: @escaping @MainActor (Kind.Display) -> Bool
  ) {
    hostedLoading.append { screen in
      (screen as? Screen<Kind>).map { isLoading($0.display) } ?? false
    }
  }
}

extension Inputs {
  /// A request to the current state; a history prints the call after `screen.state`: `retry()`.
  ///
  /// By default it can be sent at any time, so that the report lists where it is ignored. After a
  /// transition the explorer also sends it to the state that has exited, whatever the condition
  /// says, and nothing may change. So the closure should only send the request.
  public func request<Kind: StateKind>(
    _ call: String,
    when condition: (@MainActor (Screen<Kind>) -> Bool)? = nil,
    _ send: @escaping @MainActor (Kind.StateClass) -> Void
  ) where Subject == Screen<Kind> {
    add("screen.state.\(call)", isFree: condition == nil, when: condition) { send($0.state) }
    requests.append { state in if let state = state as? Kind.StateClass { send(state) } }
  }

  /// A request to the current state of the first child with these kinds.
  ///
  /// The screen's current state hosts it; without such a child, there is no request. A history prints
  /// the call after `screen.child(PlayerKind.self)?.state`.
  ///
  /// ```swift
  /// inputs.request("pay()", of: CheckoutKind.self) { $0.pay() }
  /// ```
  public func request<Kind: StateKind, ChildKind: StateKind>(
    _ call: String, of kinds: ChildKind.Type,
    when condition: (@MainActor (Screen<ChildKind>) -> Bool)? = nil,
    _ send: @escaping @MainActor (ChildKind.StateClass) -> Void
  ) where Subject == Screen<Kind> {
    let call = "screen.child(\(SwiftText.name(of: kinds)).self)?.state.\(call)"
    add(
      call, isFree: condition == nil,
      when: { $0.child(kinds).map { condition?($0) ?? true } ?? false },
      { screen in if let child = screen.child(kinds) { send(child.state) } })
  }
}
