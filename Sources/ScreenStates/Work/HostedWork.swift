/// A machine that hosts a child, as the child sees it.
@MainActor
@usableFromInline package protocol HostMachine: AnyObject {
  /// Waits while the child runs a transition, if it was idle until now.
  func pauseForChild() -> Bool
  /// The child is settled; what was asked meanwhile runs.
  ///
  /// - Returns: False if the host draws just now: then it goes on waiting.
  func endPause() -> Bool
  /// Lets the callers of `settled()` look again.
  func wakeWaiters()
  /// The machine that hosts this one.
  var hostMachine: (any HostMachine)? { get }
  /// Returns when the machine and those that it hosts are settled.
  func settle() async
  /// The source of time for children without one of their own.
  var clock: any ScreenClock { get }
}

/// The state that hosts a child, as the child sees it.
@MainActor
@usableFromInline protocol Host<ChildKind>: AnyObject {
  associatedtype ChildKind

  /// The machine of the hosting state, while it hosts.
  var hostMachine: (any HostMachine)? { get }

  /// The child has settled in a kind.
  func childSettled(in kind: ChildKind)
}

extension Screen {
  /// A child screen that runs while a state is current (rule 12).
  final class HostedWork<ChildKind: StateKind>: Work, Host {
    private var hosted: Screen<ChildKind>?
    private var then: (@MainActor (ChildKind) -> Kind?)?

    init(
      cause: String, machine: Machine<Kind>, owner: State.Type?,
      then: (@MainActor (ChildKind) -> Kind?)?
    ) {
      self.then = then
      super.init(cause: cause, machine: machine, owner: owner)
    }

    func start(_ child: Screen<ChildKind>) {
      hosted = child
      child.machine.enter(host: self)
      // The host before may have waited with a transition that ends this state.
      guard let machine else { return }
      _ = machine.now.surroundings?.hostings.tell(child)
      if !child.machine.isAnswering {
        if machine.now.isStill { child.machine.becomeStill(machine.clock) }
        child.start()
      } else if !child.machine.now.unsettled.contains(.place) {
        // A kind that it has not settled in is told when its chain has ended.
        childSettled(in: child.machine.now.kind)
      }
      machine.pathChanged()
    }

    override var child: (any ChildScreen)? { hosted }

    override var form: UnderWay.Form? { hosted.map { .child(path: $0.path) } }

    override var isPending: Bool { hosted.map { !$0.machine.isSettled } ?? false }

    package override func deliverReport() { hosted?.machine.deliverReports() }

    override func endChild() {
      guard let child = hosted else { return }
      if child.machine.isAnswering || child.machine.isStarting { child.stop() }
      // Its `exit()` may have ended this hosting already, and found another host.
      guard hosted === child else { return }
      child.machine.leaveHost()
      // Released when it is no longer here: its deinit may look at what is hosted.
      hosted = nil
      extendLifetime(child)
    }

    override func releaseParts() {
      endChild()
      _ = then.take()
    }

    // MARK: - Host

    var hostMachine: (any HostMachine)? { machine }

    func childSettled(in kind: ChildKind) {
      guard let machine, let then else { return }
      machine.deliver(self, isLast: false) { _ in then(kind) }
    }
  }
}

extension Machine {
  /// How deep hosts nest: deeper ones could overflow the stack of a debug build (rule 12).
  static var deepestHosting: Int { 200 }

  /// Why a screen may not be hosted here, or nil if it may.
  func obstacle<ChildKind>(toHosting child: Machine<ChildKind>) -> Refusal? {
    func refused(_ why: String) -> Refusal {
      refusal(.alreadyHosted, .host(child.path), by: .state, why)
    }
    if child.now.surroundings?.host != nil { return refused("has a host already") }
    let hosts = sequence(first: self as any HostMachine) { $0.hostMachine }
    if hosts.contains(where: { $0 === child }) { return refused("hosts this one") }
    if hosts.dropFirst(Machine.deepestHosting - 1).contains(where: { _ in true }) {
      return refused("would be more than \(Machine.deepestHosting) levels deep")
    }
    return nil
  }
}
