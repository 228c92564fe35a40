/// Where the stack stands: the same for two calls from the same depth by the same way.
@inline(never)
func stackDepth() -> UInt {
  // An allocation, because the address sanitizer keeps local variables elsewhere.
  unsafe withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) { bytes in
    UInt(bitPattern: bytes.baseAddress)
  }
}
