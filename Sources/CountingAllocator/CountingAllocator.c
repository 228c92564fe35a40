// Counts the allocations of a program by standing before the system's allocator.
//
// Every block that Swift's runtime makes comes from malloc and its kin, whether the runtime is
// linked statically or shared; a program's own definitions of these come first. glibc offers its
// allocator under other names, too, so nothing is lost of it. The counters belong to a thread: an
// increment costs a nanosecond or so, where a shared one would cost as much as the allocation.

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

static __thread uint64_t allocations;
static __thread bool counts_bytes;
static __thread int64_t live_bytes;

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
  allocations += 1;
  if (__builtin_expect(counts_bytes, false)) live_bytes += bytes_of(block);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  int64_t former = counts_bytes ? bytes_of(block) : 0;
  void *moved = counted(__libc_realloc(block, size));
  // A block that could not be made larger is still there.
  if (counts_bytes && (moved || size == 0)) live_bytes -= former;
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
  if (__builtin_expect(counts_bytes, false)) live_bytes -= bytes_of(block);
  __libc_free(block);
}

bool counting_allocator_counts(void) { return true; }
uint64_t counting_allocator_allocations(void) { return allocations; }

void counting_allocator_begin_bytes(void) {
  live_bytes = 0;
  counts_bytes = true;
}

int64_t counting_allocator_end_bytes(void) {
  counts_bytes = false;
  return live_bytes;
}

#else

bool counting_allocator_counts(void) { return false; }
uint64_t counting_allocator_allocations(void) { return 0; }
void counting_allocator_begin_bytes(void) {}
int64_t counting_allocator_end_bytes(void) { return 0; }

#endif
