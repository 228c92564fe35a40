import Foundation

/// How many calls the stack holds; the same for two calls from the same place by the same way.
func stackDepth() -> Int {
  Thread.callStackReturnAddresses.count
}
