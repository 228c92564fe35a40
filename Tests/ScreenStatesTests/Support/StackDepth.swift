import Foundation

/// How many calls are on the stack, up to a bound: the same for two calls from the same depth.
///
/// Counted, because the address sanitizer keeps local variables elsewhere than on the stack.
@inline(never)
func stackDepth() -> Int {
  Thread.callStackReturnAddresses.count
}
