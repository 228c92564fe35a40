import CountingAllocator

/// What was counted while something ran.
struct Counters {
  let allocations: UInt64
  let instructions: UInt64

  /// The counters of this thread as they stand.
  static var present: Counters {
    Counters(
      allocations: counting_allocator_allocations(), instructions: instruction_counter_read())
  }
}
