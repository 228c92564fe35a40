// What the samples use of UIKit, with its names and types and with nothing behind them: enough to
// type-check a sample where there is no UIKit. Add here what a new sample needs, and no more.

/// A part of what is on screen.
@MainActor open class UIView {
  /// Makes it.
  public init() {}
  /// Whether it is not drawn.
  public final var isHidden = false
  /// Shows another view within this one.
  public func addSubview(_ view: UIView) {}
  /// Shows a change of what a view contains.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {}
  /// How a change is shown.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 1)
  }
}

/// Shows a view, and knows when it appears.
@MainActor open class UIViewController {
  /// Makes it.
  public init() {}
  /// What it shows.
  public final var view = UIView()
  /// Makes it; a program gives no file.
  public init(nibName: String? = nil, bundle: AnyObject? = nil) {}
  /// Reads it from a file.
  public required init?(coder: NSCoder) {}
  /// Called when the view is there.
  open func viewDidLoad() {}
  /// Called when the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether it is leaving for good.
  public final var isMovingFromParent: Bool { false }
  /// Shows it, among others.
  public final var navigationController: UINavigationController? { nil }
}

/// What a view controller is read from.
public final class NSCoder {}

/// Shows view controllers one above the other.
public final class UINavigationController: UIViewController {
  /// Shows one more.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  /// The one that is shown; during a pop, the one below it.
  public var topViewController: UIViewController? { nil }
  /// Shows the one below.
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? { nil }
}

/// A line of text.
public final class UILabel: UIView {
  /// The text.
  public var text: String?
}

/// A sign that something is under way.
public final class UIActivityIndicatorView: UIView {
  /// Turns.
  public func startAnimating() {}
  /// Stands still.
  public func stopAnimating() {}
}
