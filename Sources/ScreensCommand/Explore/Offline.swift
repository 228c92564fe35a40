/// An error that an explorer answers with.
struct Offline: Error, CustomStringConvertible {
  var description: String { "No connection." }
}
