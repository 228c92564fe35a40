/// A child screen that runs while a state is current (rule 12).
final class HostedWork: ScreenWork {
  /// Takes the kind in which the child has settled, and returns what to deliver to the host.
  typealias Then = @MainActor (_ child: Machine) -> @MainActor (_ host: Machine) -> Bool

  private var hosted: (screen: any ChildScreen, machine: Machine)?
  private var then: Then?

  init(cause: String, machine: Machine, owner: _StateBase.Type?, then: Then?) {
    self.then = then
    super.init(cause: cause, machine: machine, owner: owner)
  }

  func start(_ screen: any ChildScreen, _ child: Machine) {
    hosted = (screen, child)
    child.enter(host: self)
    // The former host may have resumed with a transition that ended this state.
    guard let machine else { return }
    _ = machine.now.surroundings?.hostings.tell(screen)
    if !child.isAnswering {
      if machine.isStill { child.becomeStill(machine.clock) }
      _ = child.start()
    } else if !child.now.unsettled.contains(.place) {
      // Otherwise the child reports its kind when its chain has ended.
      childSettled()
    }
    machine.pathChanged()
  }

  override var isInput: Bool { false }

  override var child: Machine? { hosted?.machine }

  override var hostedScreen: (any ChildScreen)? { hosted?.screen }

  override var form: UnderWay.Form? { child.map { .child(path: $0.path) } }

  override var isPending: Bool { child.map { !$0.isSettled } ?? false }

  package override func deliverReport() { child?.deliverReports() }

  override func endChild() {
    guard let child else { return }
    if child.isAnswering || child.isStarting { child.stop() }
    // The child's `exit()` may have ended this hosting already and found another host.
    guard self.child === child else { return }
    child.leaveHost()
    // Released after `hosted` is nil: its deinit may look at what is hosted.
    extendLifetime(hosted.take())
  }

  override func releaseParts() {
    endChild()
    _ = then.take()
  }

  /// Called when the child has settled in a kind.
  func childSettled() {
    guard let machine, let then, let child else { return }
    machine.deliver(self, isLast: false, then(child))
  }
}

extension Machine {
  /// The greatest depth of nested hosts; more could overflow the stack of a debug build (rule 12).
  static var deepestHosting: Int { 200 }

  /// The refusal to host a screen here, or nil if it may be hosted.
  func obstacle(toHosting child: Machine) -> Refusal? {
    func refused(_ why: String) -> Refusal {
      refusal(.alreadyHosted, .host(child.path), by: .state, why)
    }
    if child.now.surroundings?.host != nil { return refused("has a host already") }
    var depth = child.height
    for host in sequence(first: self, next: { $0.hostMachine }) {
      if host === child { return refused("hosts this one") }
      depth += 1
    }
    guard depth > Machine.deepestHosting else { return nil }
    return refused("would be more than \(Machine.deepestHosting) levels deep")
  }

  /// How many levels of screens there are from this one down.
  var height: Int { 1 + (lifeline.allWork.compactMap { $0.child?.height }.max() ?? 0) }
}
