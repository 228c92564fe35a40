import CountingAllocator

/// The counts of a run.
struct Counters {
  let allocations: UInt64
  let instructions: UInt64

  /// The present counts of this thread.
  static var present: Counters {
    Counters(
      allocations: counting_allocator_allocations(), instructions: instruction_counter_read())
  }
}
