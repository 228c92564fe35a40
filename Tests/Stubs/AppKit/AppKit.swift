// What the samples use of AppKit, with its names and types and with nothing behind them: enough to
// type-check a sample where there is no AppKit. Add here what a new sample needs, and no more.

/// A part of what is on screen.
@MainActor open class NSView {
  /// Makes it.
  public init() {}
  /// Whether it is not drawn.
  public final var isHidden = false
}

/// Shows a view, and knows when it appears.
@MainActor open class NSViewController {
  /// Makes it.
  public init() {}
  /// What it shows.
  public final var view = NSView()
  /// Called when the view is there.
  open func viewDidLoad() {}
}

/// A line of text.
public final class NSTextField: NSView {
  /// The text.
  public var stringValue = ""
}

/// A sign that something is under way.
public final class NSProgressIndicator: NSView {
  /// Turns.
  public func startAnimation(_ sender: Any?) {}
  /// Stands still.
  public func stopAnimation(_ sender: Any?) {}
}
