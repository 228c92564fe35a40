// Every Swift fence of the README, of Docs and of the libraries' doc comments is found, line by line, in a Swift file under Tests or Sources/Gallery; a
// fence may be indented less than the file. `SampleTests` in Tests/DocumentationTests says which is
// not.
//
// - A folder here for each text that shows code, and a suite beside its files that runs them.
// - Two samples may use one name: put each into an `enum` of its own, which the fence leaves out.
// - What imports SwiftUI or UIKit goes into the folder Interfaces, where it is compiled and
//   not run; what it needs of them is declared in Tests/Stubs.
// - What apps of both isolation modes write, such as the doc comments of the core and of the screens
//   that load, is in Tests/Apps/Samples.
// - The code of the tutorial is copied from Tests/NewsTutorial by Docs/build.sh.
// - A fence that is no Swift program has another tag: `text`, `sh`, `mermaid`.
