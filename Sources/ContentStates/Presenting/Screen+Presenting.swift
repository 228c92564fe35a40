public import ScreenStates

extension Screen where Kind.Display: ShowsContent, Kind.Display.Item: Equatable {
  /// Binds a view: it gets every element now, and then the changes of each settled frame.
  ///
  /// - Parameter view: The view, which is held weakly.
  /// - Returns: A token; the updates end when it is cancelled or released.
  public func present<View: ContentPresenting>(to view: View) -> ObservationToken
  where View.Item == Kind.Display.Item {
    let pullControl = PullControl(on: self) { [weak view] in view?.endRefreshing() }
    var shown: Kind.Display?
    let token = observe { [weak view] display in
      guard let view else { return }
      view.show(display, after: shown)
      if shown == nil { view.endRefreshing() }
      shown = display
      pullControl.settle()
    }
    pullControl.token = token
    return token
  }
}

extension ContentPresenting where Item: Equatable {
  /// Shows each changed part: the indicator, the reason and the error first, then the items.
  fileprivate func show<Display: ShowsContent>(_ display: Display, after shown: Display?)
  where Display.Item == Item {
    func tell<Part: Equatable>(_ part: (Display) -> Part, _ tell: (Part) -> Void) {
      let present = part(display)
      if shown.map(part) != present { tell(present) }
    }
    tell(\.activity, showActivity)
    tell(\.emptyReason, showEmpty)
    tell(\.failure, showError)
    tell(\.items, showItems)
    tell(\.notice, showNotice)
    tell(\.retry, showRetry)
    if !display.announcement.isEmpty { tell(\.announcement, announce) }
  }
}
