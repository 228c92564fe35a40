/// Where the stack stands: the same for two calls from the same depth by the same way.
@inline(never)
func stackDepth() -> UInt {
  var local = 0
  return unsafe withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
}
