public import Foundation
public import ScreenStates

extension Screen where Kind: Codable {
  /// Saves the kinds and the kept values of the screen and of the screens that it hosts.
  ///
  /// The data has the payloads of the kinds and what is kept, which can be personal: store it like
  /// the app's own documents. The kinds and the kept values of the children must be `Codable`, too.
  /// It can be called at any settled moment: when the app goes to the background, or in
  /// `observe(_:)`. What was restored and is not hosted again yet, as before a load has ended, stays
  /// in the data, as long as the state in which the screen was restored is current.
  ///
  /// ```swift
  /// let data = try screen.saved(version: 3)
  /// ```
  ///
  /// - Parameter version: The version of the app's kinds and kept values; count it up when they
  ///   change their form.
  /// - Returns: JSON.
  /// - Throws: A ``SessionError`` if a screen is not running or is between two states, if a value is
  ///   not `Codable` or cannot be encoded, or if two children of a state have the same `id`.
  public func saved(version: Int) throws -> Data {
    try SavedTree(version: version, root: place()).data()
  }

  /// Starts the screen, and the screens that it hosts, in the places that ``saved(version:)`` wrote.
  ///
  /// A child is found again by the `id` with which it is hosted, as long as the state in which its
  /// host has started is current, so also if it is hosted later. What cannot be restored is named in
  /// ``RestoredTree/problems``: a kept value that cannot be read stays what the screen has, a child
  /// begins anew, and one that runs before it is hosted runs on. The rest is restored.
  ///
  /// ```swift
  /// try later.start(from: data, version: 4) { old in
  ///   guard old.version == 3 else { return nil }
  ///   var tree = old
  ///   tree.root.children = [:]
  ///   return tree
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: What was saved. It stays the app's: nothing deletes it when it cannot be read.
  ///   - version: The version of the app's kinds and kept values.
  ///   - migrate: Brings a tree of an earlier version up to date, or returns nil to refuse it. By
  ///     default earlier versions are refused.
  /// - Returns: What could not be restored.
  /// - Throws: A ``SessionError`` if the data cannot be read, has a later version, or is refused, if
  ///   the kind of this screen cannot be read, or if the screen does not start at once, as in a hook
  ///   or an observer of its own. The screen is then not running.
  @discardableResult public func start(
    from data: Data, version: Int, migrate: (SavedTree) throws -> SavedTree? = { _ in nil }
  ) throws -> RestoredTree {
    var tree = try SavedTree(data)
    if tree.version > version {
      throw SessionError(
        description: "The data has version \(tree.version), and this app reads version \(version);"
          + " use a later app, or start the screen without the data.")
    }
    if tree.version < version {
      guard let new = try migrate(tree) else {
        throw SessionError(
          description:
            "The data has version \(tree.version), and this app reads version \(version);"
            + " bring it up to date in `migrate`, or start the screen without the data.")
      }
      tree = new
    }
    if isRunning {
      throw SessionError(
        description: "The screen is running in \(path) already; stop it before it is restored.")
    }
    let restored = RestoredTree()
    if let problem = begin(at: tree.root, as: "\(Kind.self)", way: "", for: restored) {
      throw SessionError(description: problem + "; start the screen without the data.")
    }
    return restored
  }
}

/// What came of a restored tree of screens.
@MainActor
public final class RestoredTree {
  /// A sentence for each value and child that could not be restored, so far: children that are
  /// hosted later are restored later.
  ///
  /// It has names of types and kinds, and no values, which can be personal.
  public fileprivate(set) var problems: [String] = []
}

/// A screen that can be saved, whose kinds are not known.
@MainActor
private protocol SavedScreen: AnyObject {
  var isRunning: Bool { get }
  func place() throws -> SavedTree.Place
  func begin(
    at place: SavedTree.Place, as name: String, way: String, for tree: RestoredTree,
    while isWanted: () -> Bool
  ) -> String?
}

extension Screen: SavedScreen {
  fileprivate func place() throws -> SavedTree.Place {
    func fail(_ why: String) -> SessionError {
      SessionError(description: "The screen in \(path) cannot be saved, because \(why).")
    }
    guard isRunning else { throw fail("it is not running; start it first") }
    guard isPlaceSettled else {
      throw fail("it is between two states; save in observe(_:), or when the request is complete")
    }
    func json(_ value: Any, _ name: String) throws -> String {
      guard let value = value as? any Encodable else {
        throw fail("\(type(of: value)), the type of its \(name), is not Codable; make it so")
      }
      let payload: Session.Payload
      do { payload = try Session.Payload(value) } catch {
        throw fail("its \(name) cannot be encoded: \(sentence(for: error).dropLast())")
      }
      if JSONOutline(Data(payload.json.utf8)) == nil {
        throw fail("its \(name) is nested more than \(JSONOutline.mostLevels) levels deep")
      }
      return payload.json
    }
    var place = SavedTree.Place(kind: try json(kind, "kind"))
    if Kind.Kept.self != Void.self { place.kept = try json(kept, "kept value") }
    // Also of a child that does not run: the other would be restored as the first of them.
    let counts = Dictionary(hostings.map { ($0.hostedID, 1) }, uniquingKeysWith: +)
    for hosting in hostings {
      guard let child = hosting.hostedScreen as? any SavedScreen, child.isRunning else { continue }
      let id = hosting.hostedID
      guard counts[id] == 1 else {
        throw fail(
          "two of its children have the id \"\(id)\"; give each one an `id` in host(_:id:)")
      }
      place.children[id] = try child.place()
    }
    for case let restorer as Restorer in companions where restorer.isCurrent(in: self) {
      place.children.merge(restorer.places) { hosted, _ in hosted }
    }
    return place
  }

  /// Starts in a saved place, unless the write of the kept value has ended what it starts for.
  ///
  /// - Returns: Why the screen does not start there.
  fileprivate func begin(
    at place: SavedTree.Place, as name: String, way: String, for tree: RestoredTree,
    while isWanted: () -> Bool = { true }
  ) -> String? {
    guard let kind: Kind = Session.Payload(json: place.kind).value() else {
      return "The kind of \(way)\(name) cannot be read"
    }
    let former = kept
    if let json = place.kept {
      if let value: Kind.Kept = Session.Payload(json: json).value() {
        kept = value
        if !isWanted() { return nil }
      } else {
        tree.problems.append(
          "The kept value of \(way)\(name) cannot be read; the screen keeps what it has.")
      }
    }
    let restorer = Restorer(place.children, for: tree, way: "\(way)\(kind.name)/")
    restorer.attend(self)
    let problem: String
    // Of a start that is queued, nobody would know in which state the children are to be restored.
    switch startsAtOnce ? start(at: kind) : .queued {
    case .taken:
      restorer.hasBegun(in: state)
      return nil
    case .queued:
      problem =
        "\(way)\(name) cannot be restored in a hook or an observer of its own, but only when"
        + " that has returned"
    case .refused(let refusal): problem = String(refusal.description.dropLast())
    }
    restorer.leave(self)
    if place.kept != nil { kept = former }
    return problem
  }
}

/// Gives the children of a restored state their places.
@MainActor
private final class Restorer {
  /// Those of the children that have not been hosted yet.
  private(set) var places: [String: SavedTree.Place]
  /// Until the restored state has exited.
  private var tree: RestoredTree?
  private let way: String
  private var tokens: [ObservationToken] = []
  /// The restored state: that in which the start has settled.
  private weak var state: AnyObject?
  private var isStarting = true

  init(_ places: [String: SavedTree.Place], for tree: RestoredTree, way: String) {
    (self.places, self.tree, self.way) = (places, tree, way)
  }

  /// Restores what the screen hosts until its restored state has exited.
  func attend<Kind>(_ screen: Screen<Kind>) {
    if places.isEmpty { return }
    tokens = [
      screen.observeHosting { [weak self, weak screen] hosting in
        guard let self, let screen, isCurrent(in: screen) else { return }
        restore(hosting)
      },
      screen.observe { [weak self, weak screen] _ in
        guard let self, let screen, !isCurrent(in: screen) else { return }
        leave(screen)
      },
    ]
    screen.companions.append(self)
  }

  private func restore(_ hosting: ScreenWork) {
    guard let tree, let place = places.removeValue(forKey: hosting.hostedID),
      let child = hosting.hostedScreen as? any SavedScreen
    else { return }
    if child.isRunning {
      tree.problems.append(
        "\(way)\(hosting.hostedID) was running already when it was hosted, so it is not restored; let"
          + " its host start it.")
      return
    }
    let problem = child.begin(
      at: place, as: hosting.hostedID, way: way, for: tree, while: { hosting.isUnderWay })
    if let problem {
      tree.problems.append(problem + "; it begins anew.")
    }
  }

  func isCurrent<Kind>(in screen: Screen<Kind>) -> Bool {
    isStarting || state === screen.state
  }

  func hasBegun(in state: AnyObject) { (self.state, isStarting) = (state, false) }

  /// Restores nothing more; the screen no longer has to keep it.
  func leave<Kind>(_ screen: Screen<Kind>) {
    for token in tokens { token.cancel() }
    (tokens, places, tree) = ([], [:], nil)
    screen.companions.removeAll { $0 === self }
  }
}
