import ScreenStates

/// What can be on the app's screen; blank at first.
package struct AppDisplay: ScreenDisplay {
  /// The samples to choose from.
  package var entries: [AppEntry] = []
  /// The sample that is shown.
  package var stage: (any Stage)?
  /// Why a sample cannot be shown.
  package var failure: String?

  /// Makes a blank display.
  package init() {}
}
