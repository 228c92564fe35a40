// Counts the allocations of a program by standing before the system's allocator.
//
// Every block that Swift's runtime makes comes from malloc and its kin, whether the runtime is
// linked statically or shared; a program's own definitions of these come first. glibc offers its
// allocator under other names, too, so nothing is lost of it.
//
// The counters belong to the process, for on Linux the main actor does not stay on one thread. They
// are not locked, which would cost as much as an allocation: two threads that allocate at the very
// same moment may be counted as one. What is measured runs on one thread at a time.

#define _GNU_SOURCE
#include "CountingAllocator.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define UNDER_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(UNDER_SANITIZER)

#include <malloc.h>
#include <stdatomic.h>

static _Atomic uint64_t allocations;
static _Atomic int64_t live_bytes;
static _Atomic bool counts_bytes;

static bool is_counting_bytes(void) {
  return __builtin_expect(atomic_load_explicit(&counts_bytes, memory_order_relaxed), false);
}

// Bytes are counted while nothing is timed, and also those of other threads, so none may be lost.
static void add_bytes(int64_t bytes) {
  atomic_fetch_add_explicit(&live_bytes, bytes, memory_order_relaxed);
}

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

// What a block takes: what can be used of it, and the allocator's header.
static int64_t bytes_of(void *block) {
  return block ? (int64_t)(malloc_usable_size(block) + sizeof(size_t)) : 0;
}

static void *counted(void *block) {
  uint64_t present = atomic_load_explicit(&allocations, memory_order_relaxed);
  atomic_store_explicit(&allocations, present + 1, memory_order_relaxed);
  if (is_counting_bytes()) add_bytes(bytes_of(block));
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  int64_t former = is_counting_bytes() ? bytes_of(block) : 0;
  void *moved = counted(__libc_realloc(block, size));
  // A block that could not be made larger is still there.
  if (is_counting_bytes() && (moved || size == 0)) add_bytes(-former);
  return moved;
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = counted(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  if (is_counting_bytes()) add_bytes(-bytes_of(block));
  __libc_free(block);
}

bool counting_allocator_counts(void) { return true; }

uint64_t counting_allocator_allocations(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

void counting_allocator_begin_bytes(void) {
  atomic_store(&live_bytes, 0);
  atomic_store(&counts_bytes, true);
}

int64_t counting_allocator_end_bytes(void) {
  atomic_store(&counts_bytes, false);
  return atomic_load(&live_bytes);
}

#else

bool counting_allocator_counts(void) { return false; }
uint64_t counting_allocator_allocations(void) { return 0; }
void counting_allocator_begin_bytes(void) {}
int64_t counting_allocator_end_bytes(void) { return 0; }

#endif
