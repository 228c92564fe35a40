/// A place in a picture.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

/// A width and a height.
package struct Size: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// A rectangle that includes its edges: on a grid of cells, a width of 0 fills one column.
package struct Rect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  var midX: Int { x + width / 2 }
  var midY: Int { y + height / 2 }

  /// Moves the corners, each to another place.
  mutating func move(_ place: (Point) -> Point) {
    let (first, last) = (place(Point(x: x, y: y)), place(Point(x: maxX, y: maxY)))
    self = Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}
