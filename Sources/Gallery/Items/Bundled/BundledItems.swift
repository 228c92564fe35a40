extension BundledDocuments {
  /// The items of the list.
  static let items = #"""
    [
      { "name": "Tent", "note": "for two, with all its pegs" },
      { "name": "Sleeping bag", "note": "warm down to five degrees" },
      { "name": "Stove", "note": "with a full gas cartridge" },
      { "name": "Map", "note": "1:50,000, two sheets" },
      { "name": "Head torch", "note": "with a spare battery" },
      { "name": "Rain jacket", "note": "the red one" }
    ]
    """#
}
