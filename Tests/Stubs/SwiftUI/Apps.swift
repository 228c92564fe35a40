/// An app: what it shows, window by window.
@MainActor public protocol App {
  /// The scenes that it is made of.
  associatedtype Body: Scene
  /// Made by the system.
  init()
  /// The scenes that it is made of.
  var body: Body { get }
}

/// A part of an app's interface.
@MainActor public protocol Scene {}

/// A window, as often as the user opens it.
public struct WindowGroup<Content: View>: Scene {
  /// Shows a view in each window.
  public init(@ViewBuilder content: () -> Content) {}
}

/// What Xcode shows beside the code.
@MainActor public protocol PreviewProvider {
  /// The views that it is made of.
  associatedtype Previews: View
  /// The views that it is made of.
  @ViewBuilder static var previews: Previews { get }
}
