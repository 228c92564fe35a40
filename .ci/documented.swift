// Reads the symbol graphs of a folder, for Docs/build.sh: it counts the documented public symbols, and
// fails if one has no documentation, or if an open class has no section "Subclassing" that names a hook
// and says whether to call `super`.
import Foundation

struct Graph: Decodable {
  struct Module: Decodable { let name: String }
  let module: Module
  let symbols: [Symbol]
}

struct Symbol: Decodable {
  struct Kind: Decodable { let identifier: String }
  struct Comment: Decodable {
    struct Line: Decodable { let text: String }
    /// The module of the text, which differs if a symbol inherits a protocol's documentation.
    let module: String?
    let lines: [Line]
  }

  let kind: Kind
  let pathComponents: [String]
  let accessLevel: String
  let docComment: Comment?

  var name: String { pathComponents.joined(separator: ".") }
  var text: String { docComment?.lines.map(\.text).joined(separator: "\n") ?? "" }
}

let folder = URL(filePath: CommandLine.arguments[1])
let paths = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
let graphs = try paths.filter { $0.path().hasSuffix(".symbols.json") }.map {
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0))
}
var complaints: [String] = []
for library in [
  "ScreenStates", "ContentStates", "ScreenSessions", "ScreenStatesTestKit", "ScreenStatesExplorer",
] {
  // Including the library's extensions of other modules' types.
  let symbols = graphs.filter { $0.module.name == library }.flatMap(\.symbols).filter {
    $0.kind.identifier != "swift.extension" && ($0.docComment?.module ?? library) == library
  }
  let documented = symbols.filter { !$0.text.isEmpty }
  print("\(library): \(documented.count) of \(symbols.count) public symbols documented")
  if symbols.isEmpty { complaints.append("\(library) has no symbols.") }
  complaints += symbols.filter(\.text.isEmpty).map { "\(library): \($0.name) is not documented." }

  let open = symbols.filter { $0.kind.identifier == "swift.class" && $0.accessLevel == "open" }
  let told = open.filter { symbol in
    let parts = symbol.text.components(separatedBy: "## Subclassing")
    guard parts.count == 2 else { return false }
    let hooks = ["enter()", "Override one function"]
    return parts[1].contains("`super`") && hooks.contains { parts[1].contains($0) }
  }
  print("\(library): \(told.count) of \(open.count) open classes tell how to subclass them")
  let names = Set(told.map(\.name))
  complaints += open.filter { !names.contains($0.name) }.map {
    "\(library): \($0.name) does not tell under \"## Subclassing\" its hooks and what `super` is for."
  }
}
for complaint in complaints { print(complaint) }
exit(complaints.isEmpty ? 0 : 1)
