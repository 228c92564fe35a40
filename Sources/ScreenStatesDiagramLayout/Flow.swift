/// Rows of boxes and labels, with lines between them that lead downwards.
///
/// This is a layered layout in the classical steps: cycles are broken, boxes get rows, lines that
/// pass a row get an item in it, the items of a row are ordered so that few lines cross, items get
/// columns, and lines are drawn through the channels between the rows.
struct Flow {
  /// An arrow.
  struct Edge {
    var from: Int
    var to: Int
    var words: [String] = []
    var label: Size?
  }

  /// An item of a row: a box, a label, or a line that passes.
  struct Item {
    /// The box; `nil` for a label or a line.
    var node: Int?
    var row: Int
    /// The extent to the left and to the right of the column.
    var before = 0
    var after = 0
    var height = 0
    var column = 0
    /// The links to the row above, and to the row below.
    var up: [Int] = []
    var down: [Int] = []
  }

  /// A part of a line, from one row to the next.
  struct Link {
    var upper: Int
    var lower: Int
    /// How important it is that the link is straight.
    var weight: Int
    /// Where the link leaves the upper item and enters the lower one, relative to their columns.
    var upperPort = 0
    var lowerPort = 0
  }

  var nodes: [Size]
  var edges: [Edge]
  let lane: Size
  let gap: Int
  let lead: Int
  /// The marker, which is the last of the nodes.
  private(set) var marker: Int?

  var items: [Item] = []
  var links: [Link] = []
  /// The items of each row, from left to right.
  var rows: [[Int]] = []
  /// The links of each edge, from top to bottom.
  var chains: [[Int]] = []
  /// The items of the labels, and the edges of each label.
  var labels: [(item: Int, edges: [Int])] = []
  /// The edges that lead upwards.
  var turned: Set<Int> = []

  var size = Size(width: 0, height: 0)
  var frames: [Rect] = []
  var routes: [[Point]] = []
  var labelFrames: [(frame: Rect, edges: [Int])] = []

  /// Adds the marker from which the first boxes are reached.
  mutating func begin(at starts: [Int], marker size: Size) {
    marker = nodes.count
    edges += starts.map { Edge(from: nodes.count, to: $0) }
    nodes.append(size)
  }

  /// Computes the layout.
  mutating func arrange() {
    let ranks = ranks()
    makeRoom()
    makeItems(ranks)
    makeChains()
    orderRows()
    alignColumns()
    draw()
  }

  func loops(of node: Int) -> [Int] {
    edges.indices.filter { edges[$0].from == node && edges[$0].to == node }
  }

  /// The distance between the arrows from a box to itself.
  func loopDistance(of node: Int) -> Int {
    max(2 * lane.height, loopHeight(of: node) + (lane.height + 1) / 2)
  }

  private func loopHeight(of node: Int) -> Int {
    loops(of: node).reduce(lane.height) { max($0, edges[$1].label?.height ?? 0) }
  }

  /// Enlarges boxes for the ends of their arrows.
  private mutating func makeRoom() {
    for node in nodes.indices where node != marker {
      let arrows = edges.indices.filter { edges[$0].from != edges[$0].to }.map { ends($0) }
      let below = arrows.count { $0.top == node }
      let above = arrows.count { $0.bottom == node }
      nodes[node].width = max(nodes[node].width, (max(above, below) + 1) * lane.width)
      let loops = loops(of: node).count
      if loops > 0 {
        nodes[node].height = max(
          nodes[node].height,
          (loops - 1) * loopDistance(of: node) + loopHeight(of: node) + 2 * max(lane.height / 2, 1))
      }
    }
  }
}
