extension BundledDocuments {
  /// The languages in which there are feeds.
  static let languages = #"""
    [
      {"code": "en", "name": "English"},
      {"code": "de", "name": "Deutsch"},
      {"code": "fr", "name": "Français"},
      {"code": "es", "name": "Español"}
    ]
    """#
}
