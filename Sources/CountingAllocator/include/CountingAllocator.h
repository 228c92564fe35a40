#ifndef COUNTING_ALLOCATOR_H
#define COUNTING_ALLOCATOR_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this program's allocations are counted: on Linux with glibc, without a sanitizer.
bool counting_allocator_counts(void);

/// How many blocks the program has allocated so far.
uint64_t counting_allocator_allocations(void);

/// Begins to add up the bytes that the program allocates and frees, headers included.
void counting_allocator_begin_bytes(void);

/// Ends it, and gives the bytes that were allocated since and are still there.
int64_t counting_allocator_end_bytes(void);

/// Opens the processor's counter of instructions for the calling thread.
///
/// Gives false where the system does not let a program read it.
bool instruction_counter_open(void);

/// How many instructions the calling thread has run outside the kernel since the counter was opened.
uint64_t instruction_counter_read(void);

/// Whether the program runs on a shared Swift standard library.
bool swift_library_is_shared(void);

#endif
