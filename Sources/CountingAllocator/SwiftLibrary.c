// Whether the Swift standard library is a shared one: with it the cost of an allocation is less
// steady, so the figures say which it was.

#define _GNU_SOURCE
#include "CountingAllocator.h"

#if defined(__linux__)

#include <link.h>
#include <string.h>

static int is_swift_core(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size;
  (void)context;
  return strstr(library->dlpi_name, "libswiftCore") != NULL;
}

bool swift_library_is_shared(void) { return dl_iterate_phdr(is_swift_core, NULL) != 0; }

#else

// On Apple platforms it is part of the system.
bool swift_library_is_shared(void) { return true; }

#endif
