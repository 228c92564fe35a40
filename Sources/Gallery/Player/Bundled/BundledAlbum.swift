extension BundledDocuments {
  /// The album that is played.
  static let album = #"""
    {
      "title": "The Well-Tempered Clavier, Book I",
      "composer": "Johann Sebastian Bach",
      "tracks": [
        { "title": "Prelude in C major", "seconds": 127 },
        { "title": "Fugue in C major", "seconds": 114 },
        { "title": "Prelude in C minor", "seconds": 96 },
        { "title": "Fugue in C minor", "seconds": 101 }
      ]
    }
    """#
}
