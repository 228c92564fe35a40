extension BundledDocuments {
  /// The products of the shop.
  static let products = #"""
    [
      { "id": 1, "name": "Oak desk", "description": "A solid oak desk with two drawers." },
      { "id": 2, "name": "Desk lamp", "description": "A lamp with an arm that stays where it is put." },
      { "id": 3, "name": "Reading chair", "description": "A low chair with wide arms." },
      { "id": 4, "name": "Bookshelf", "description": "Five beech shelves." },
      { "id": 5, "name": "Wool rug", "description": "A rug woven by hand, two metres by three." },
      { "id": 6, "name": "Floor lamp", "description": "A tall lamp with a linen shade." },
      { "id": 7, "name": "Kitchen table", "description": "An ash table for six." },
      { "id": 8, "name": "Kitchen chair", "description": "A light chair that stacks." },
      { "id": 9, "name": "Wall clock", "description": "A clock that does not tick." },
      { "id": 10, "name": "Coat rack", "description": "Eight hooks on a walnut plank." },
      { "id": 11, "name": "Footstool", "description": "A stool that goes with the reading chair." },
      { "id": 12, "name": "Mirror", "description": "A round mirror in a brass frame." }
    ]
    """#
}
