/// A child screen that runs while a state is current (rule 12).
final class HostedWork: ScreenWork {
  /// What to deliver to the host, and whether the hosting ends with it.
  typealias News = (isLast: Bool, tell: @MainActor (_ host: Machine) -> Bool)

  /// Takes the kind in which the child has settled.
  typealias Then = @MainActor (_ child: Machine) -> News

  /// Takes a copy of the child's kept value.
  typealias HearKept = @MainActor (_ copy: AnyObject) -> News

  /// The name by which a saved child is found again, if it is not that of its kinds.
  private let givenID: String?
  private var hosted: (screen: AnyObject, machine: Machine)?
  private var then: Then?
  /// Hears the kept value, until it is observed.
  private var hearKept: HearKept?
  private var keptToken: ObservationToken?
  /// How often it has delivered in a chain of the host.
  private var delivered = (chain: 0, count: 0)

  init(id: String?, cause: String, machine: Machine, owner: _StateBase.Type?, then: Then?) {
    givenID = id
    self.then = then
    super.init(cause: cause, machine: machine, owner: owner)
  }

  func start(_ screen: AnyObject, _ child: Machine, hearKept: HearKept?) {
    hosted = (screen, child)
    self.hearKept = hearKept
    child.enter(host: self)
    let wasRunning = child.isAnswering
    // Who hears it may restore the child: write its kept value, and start it.
    _ = machine?.now.surroundings?.hostings.tell(self)
    observeKept()
    // The former host may have resumed with a transition that ended this state, or the first kept
    // value or a restored kind may have led to one.
    guard let machine else {
      keptToken.take()?.cancel()
      return
    }
    if !child.isAnswering {
      if machine.isStill { child.becomeStill(machine.clock) }
      _ = child.start()
    } else if wasRunning, !child.now.unsettled.contains(.place) {
      // Otherwise the child reports its kind when its chain has ended.
      childSettled()
    }
    machine.pathChanged()
  }

  override var isInput: Bool { false }

  override func extendChain(in waiting: Waiting) -> Bool {
    if delivered.chain != waiting.chain { delivered = (waiting.chain, 0) }
    delivered.count += 1
    return delivered.count <= Waiting.limit
  }

  override var child: Machine? { hosted?.machine }

  package override var hostedScreen: AnyObject? { hosted?.screen }

  package override var hostedID: String { givenID ?? child?.nameOfKinds ?? "" }

  override var form: UnderWay.Form? { child.map { .child(path: $0.path) } }

  override var isPending: Bool { child.map { !$0.isSettled } ?? false }

  package override func deliverReport() { child?.deliverReports() }

  override func endChild() {
    guard let child else { return }
    keptToken.take()?.cancel()
    if child.isAnswering || child.isStarting {
      child.stop(machine?.now.ending == .stop ? .stop : .host)
    }
    // The child's `exit()` may have ended this hosting already and found another host.
    guard self.child === child else { return }
    child.leaveHost()
    // Released after `hosted` is nil: its deinit may look at what is hosted.
    extendLifetime(hosted.take())
  }

  override func releaseParts() {
    endChild()
    _ = then.take()
    _ = hearKept.take()
  }

  /// Tells the host what the child keeps, now and whenever that has settled.
  private func observeKept() {
    guard let child, let hearKept = hearKept.take() else { return }
    keptToken = child.observeKept { [weak self] copy in self?.tellHost(hearKept(copy)) }
  }

  /// Called when the child has settled in a kind.
  func childSettled() {
    // What a restored child keeps is heard before its kind, too.
    observeKept()
    guard let then, let child else { return }
    tellHost(then(child))
  }

  private func tellHost(_ news: News) { machine?.deliver(self, isLast: news.isLast, news.tell) }
}

extension Machine {
  /// Reports work of the screen that ends because the host goes on, as a lost payment would.
  func tellOfLostWork() {
    let hosts = sequence(first: self) { $0.hostMachine }
    // A host that was released does not go on.
    if hosts.contains(where: { $0.now.ending == .release }) { return }
    // A host that is a child itself has been ended by its own host.
    let host = hosts.first { $0.now.isRunning && $0.now.phase == .exiting }
    var move: String {
      host.map { "went from .\($0.name(of: .current)) to .\($0.name(of: .wanted))" }
        ?? "ended the hosting"
    }
    for work in lifeline.ofScreen.all where work.form == .work {
      mistakes.tell(
        "The \(work.name), in \(stateName), was cancelled, because its host \(move); what must not"
          + " be lost, such as a payment, is performed by the host's screen or sent by an outbox.")
    }
  }

  /// How many levels of nested screens there can be (rule 12); more than 130 overflow a stack of 1 MB,
  /// which is what the main thread has on iOS, in a debug build.
  static var deepestHosting: Int { 100 }

  /// The refusal to host a screen here, or nil if it may be hosted.
  func obstacle(toHosting child: Machine) -> Refusal? {
    func refused(
      _ why: String,
      _ rule: String = "one child has one host: make a screen for each state that hosts one"
    ) -> Refusal {
      refusal(.alreadyHosted, .host(child.path), by: .state, "\(why); \(rule)")
    }
    if child.now.surroundings?.host != nil { return refused("has a host already") }
    var depth = child.height
    for host in sequence(first: self, next: { $0.hostOrWaiting }) {
      if host === child { return refused("hosts this one") }
      depth += 1
    }
    guard depth > Machine.deepestHosting else { return nil }
    return refused(
      "would be more than \(Machine.deepestHosting) levels deep", "let a screen further up host it")
  }

  /// The host, or the former host that still waits until this screen's chain has ended: hosted from
  /// below, it would wait for itself.
  private var hostOrWaiting: Machine? { hostMachine ?? now.surroundings?.pausedHost }

  /// How many levels of screens there are from this one down.
  var height: Int { 1 + (lifeline.allWork.compactMap { $0.child?.height }.max() ?? 0) }
}
