package import ScreenStates

/// What a screen and all that it hosts are in, keep and show at one moment.
@MainActor
package struct ScreenTree {
  /// What a comparison looks at.
  package enum Part: String, CaseIterable {
    case kind, kept, path, display

    /// What is saved; what is shown may tell of the time before.
    package static let places: [Part] = [.kind, .kept, .path]
  }

  private let kind: Any
  private let kept: Any
  private let path: String
  private let display: Any
  private let children: [(id: String, tree: ScreenTree)]

  /// The tree of a screen that runs.
  package init<Kind>(_ screen: Screen<Kind>) {
    (kind, kept, path, display) = (screen.kind, screen.kept, screen.path, screen.display)
    children = screen.hostings.compactMap { hosting in
      guard let child = hosting.hostedScreen as? any TreePart, child.isRunning else { return nil }
      return (hosting.hostedID, child.tree)
    }
  }

  /// How many screens it has.
  package var count: Int { 1 + children.map(\.tree.count).reduce(0, +) }

  /// What differs in another tree, level by level; nothing if they are equal.
  package func differences(
    in other: ScreenTree, of parts: [Part] = Part.allCases, way: String = ""
  ) -> [String] {
    var found = parts.compactMap { part in
      let (here, there) = (text(part), other.text(part))
      return here == there ? nil : "\(way)\(part): \(there) instead of \(here)"
    }
    let (here, there) = (children.map(\.id), other.children.map(\.id))
    if here != there { return found + ["\(way)children: \(there) instead of \(here)"] }
    for (child, twin) in zip(children, other.children) {
      found += child.tree.differences(in: twin.tree, of: parts, way: "\(way)\(child.id)/")
    }
    return found
  }

  /// All of a value, also what its description leaves out.
  private func text(_ part: Part) -> String {
    let value: Any =
      switch part {
      case .kind: kind
      case .kept: kept
      case .path: path
      case .display: display
      }
    var text = ""
    dump(value, to: &text)
    return text
  }

  /// Enters the same kinds anew, with the same kept values: each screen by a transition, below the
  /// states that its host has entered anew.
  ///
  /// - Parameters:
  ///   - screen: A screen of the same kinds, made as the app makes it.
  ///   - hostLater: Lets a screen host what its state does not host by itself.
  /// - Returns: Why a screen could not be brought there.
  package func enter(
    _ screen: AnyObject, hostingLater hostLater: (AnyObject) -> Void = { _ in }
  ) -> [String] {
    guard let screen = screen as? any TreePart, screen.enter(kind, keeping: kept) else {
      return ["\(screen) cannot be in \(path)"]
    }
    return children.flatMap { id, tree in
      if screen.child(id) == nil { hostLater(screen) }
      return screen.child(id).map { tree.enter($0, hostingLater: hostLater) }
        ?? ["\(path) hosts no \(id)"]
    }
  }

  /// Lets a restored screen host what the saved one had hosted later.
  package func hostAgain(_ screen: AnyObject, by hostLater: (AnyObject) -> Void) {
    for (id, tree) in children {
      guard let screen = screen as? any TreePart else { return }
      if screen.child(id) == nil { hostLater(screen) }
      if let child = screen.child(id) { tree.hostAgain(child, by: hostLater) }
    }
  }
}

/// A screen whose kinds are not known.
@MainActor
private protocol TreePart: AnyObject {
  var isRunning: Bool { get }
  var tree: ScreenTree { get }
  func child(_ id: String) -> AnyObject?
  func enter(_ kind: Any, keeping kept: Any) -> Bool
}

extension Screen: TreePart {
  fileprivate var tree: ScreenTree { ScreenTree(self) }

  fileprivate func child(_ id: String) -> AnyObject? {
    hostings.first { $0.hostedID == id }?.hostedScreen
  }

  fileprivate func enter(_ kind: Any, keeping kept: Any) -> Bool {
    guard let kind = kind as? Kind, let kept = kept as? Kind.Kept else { return false }
    self.kept = kept
    let outcome = isRunning ? transition(to: kind) : start(at: kind)
    if case .refused = outcome { return false }
    return true
  }
}
