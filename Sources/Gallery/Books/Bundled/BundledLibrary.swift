extension BundledDocuments {
  /// The books of the library.
  static let library = #"""
    [
      { "title": "Frankenstein", "author": "Mary Shelley", "year": 1818 },
      { "title": "Moby-Dick", "author": "Herman Melville", "year": 1851 },
      { "title": "Les Misérables", "author": "Victor Hugo", "year": 1862 },
      { "title": "Middlemarch", "author": "George Eliot", "year": 1871 },
      { "title": "Effi Briest", "author": "Theodor Fontane", "year": 1895 },
      { "title": "Don Quijote", "author": "Miguel de Cervantes", "year": 1605 }
    ]
    """#
}
