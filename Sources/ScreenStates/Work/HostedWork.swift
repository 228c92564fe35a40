/// A machine that waits while a child of its runs a transition.
@MainActor
@usableFromInline
protocol Waiting: AnyObject {
  /// The child is settled; what was asked meanwhile runs.
  func endWaiting()
}

/// The side of a hosting screen that its child sees.
@MainActor
@usableFromInline
protocol Host<ChildKind>: AnyObject {
  associatedtype ChildKind

  /// What waits while the child runs a transition, if it was idle until now.
  func childBegins() -> (any Waiting)?

  /// The child has settled in a kind.
  func childSettled(in kind: ChildKind)

  /// The child may be settled; those who wait for the host look again.
  func childRests()

  /// Whether a machine is this host's, or hosts it from further out.
  func isInside(_ machine: AnyObject) -> Bool
}

extension Screen {
  /// A child screen that runs while a state is current.
  final class HostedWork<ChildKind: StateKind>: Work, Host {
    private var child: Screen<ChildKind>?
    private var then: (@MainActor (ChildKind) -> Kind?)?

    init(
      cause: String, machine: Machine<Kind>, owner: State.Type?,
      then: (@MainActor (ChildKind) -> Kind?)?
    ) {
      self.then = then
      super.init(cause: cause, machine: machine, owner: owner)
    }

    func start(_ child: Screen<ChildKind>) {
      self.child = child
      child.machine.enter(host: self)
      if child.isRunning {
        childSettled(in: child.machine.now.kind)
      } else {
        child.start()
      }
      machine?.pathChanged()
    }

    // Read from the screen, so that whoever tracks the host's path tracks the child's.
    override var childPath: String? { child?.path }

    override var hostsChild: Bool { child != nil }

    override var form: UnderWay.Form? { child.map { .child(path: $0.path) } }

    override var hostedScreen: (any HostedScreen)? { child }

    override func underWayInside(at path: String) -> [UnderWay] {
      child?.machine.underWay(below: path + "/") ?? []
    }

    override var isPending: Bool { child.map { !$0.machine.isSettled } ?? false }

    override func endBeforeExit() {
      child?.stop()
      child?.machine.leaveHost()
      // Let go of when it is no longer here: its end may lead to a look at what is hosted.
      let ended = child.take()
      withExtendedLifetime(ended) {}
    }

    override func letGo() {
      endBeforeExit()
      then = nil
    }

    // MARK: - Host

    func childBegins() -> (any Waiting)? {
      guard let machine, machine.beginWaiting() else { return nil }
      return machine
    }

    func childSettled(in kind: ChildKind) {
      guard let machine, let then else { return }
      machine.deliver(self, isLast: false) { _ in then(kind) }
    }

    func childRests() {
      machine?.wakeWaiters()
    }

    func isInside(_ other: AnyObject) -> Bool {
      guard let machine else { return false }
      return machine === other || machine.host?.isInside(other) ?? false
    }
  }
}
