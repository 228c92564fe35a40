extension BundledDocuments {
  /// The watched shows.
  static let history = #"""
    [
      { "title": "Les Vampires", "episode": 3, "day": "2026-03-28" },
      { "title": "Les Vampires", "episode": 2, "day": "2026-03-27" },
      { "title": "Les Vampires", "episode": 1, "day": "2026-03-26" },
      { "title": "Fantômas", "episode": 5, "day": "2026-03-14" },
      { "title": "Fantômas", "episode": 4, "day": "2026-03-13" },
      { "title": "The Perils of Pauline", "episode": 2, "day": "2026-02-22" },
      { "title": "The Perils of Pauline", "episode": 1, "day": "2026-02-21" },
      { "title": "Fantômas", "episode": 3, "day": "2026-02-08" },
      { "title": "Fantômas", "episode": 2, "day": "2026-02-07" },
      { "title": "Fantômas", "episode": 1, "day": "2026-02-01" },
      { "title": "Die Spinnen", "episode": 2, "day": "2026-01-11" },
      { "title": "Die Spinnen", "episode": 1, "day": "2026-01-10" }
    ]
    """#
}
