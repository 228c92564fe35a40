#include "ScreenStatesExplorerStart.h"

#if defined(__linux__)
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The explorer's, where it is compiled for this system and this compiler.
extern void screen_states_own_executors(void) __attribute__((weak));

/// Before main, so that no task ever sees another main executor. With SCREEN_STATES_GUESS_REST in the
/// environment not at all, as on other systems.
__attribute__((constructor)) static void start(void) {
  if (screen_states_own_executors && !getenv("SCREEN_STATES_GUESS_REST")) {
    screen_states_own_executors();
  }
}

extern void swift_task_cancel(void *task) __attribute__((swiftcall));

void screen_states_cancel_task(const void *task) { swift_task_cancel((void *)task); }

int screen_states_thread(void) { return (int)syscall(SYS_gettid); }

// On Linux a priority belongs to a thread.
void screen_states_give_way(int thread) { setpriority(PRIO_PROCESS, (id_t)thread, 19); }
#endif
