/// The machine of a host, as its child sees it.
@MainActor
@usableFromInline package protocol HostMachine: AnyObject {
  /// Pauses the machine while its child runs a transition; returns false if it was not idle.
  func pauseForChild() -> Bool
  /// Ends the pause and runs the steps that were queued meanwhile.
  ///
  /// - Returns: False if the host is drawing; it then stays paused.
  func endPause() -> Bool
  /// Lets the callers of `settled()` check again.
  func wakeWaiters()
  /// The machine that hosts this one.
  var hostMachine: (any HostMachine)? { get }
  /// Waits until the machine and its children are settled.
  func settle() async
  /// The clock for children without a clock of their own.
  var clock: any ScreenClock { get }
}

/// The work that hosts a child, as the child sees it.
@MainActor
@usableFromInline protocol Host<ChildKind>: AnyObject {
  associatedtype ChildKind

  /// The machine of the hosting state, while it hosts.
  var hostMachine: (any HostMachine)? { get }

  /// Called when the child has settled in a kind.
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
      // The former host may have resumed with a transition that ended this state.
      guard let machine else { return }
      _ = machine.now.surroundings?.hostings.tell(child)
      if !child.machine.isAnswering {
        if machine.now.isStill { child.machine.becomeStill(machine.clock) }
        child.start()
      } else if !child.machine.now.unsettled.contains(.place) {
        // Otherwise the child reports its kind when its chain has ended.
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
      // The child's `exit()` may have ended this hosting already and found another host.
      guard hosted === child else { return }
      child.machine.leaveHost()
      // Released after `hosted` is nil: its deinit may look at what is hosted.
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
  /// The greatest depth of nested hosts; more could overflow the stack of a debug build (rule 12).
  static var deepestHosting: Int { 200 }

  /// The refusal to host a screen here, or nil if it may be hosted.
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
