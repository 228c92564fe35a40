#if defined(__linux__)
#include <stdlib.h>

/// The explorer's, where it is compiled for this system and this compiler.
extern void screen_states_own_executors(void) __attribute__((weak));

/// Before main, so that no task ever sees another main executor. With SCREEN_STATES_GUESS_REST in the
/// environment not at all, as on other systems.
__attribute__((constructor)) static void start(void) {
  if (screen_states_own_executors && !getenv("SCREEN_STATES_GUESS_REST")) {
    screen_states_own_executors();
  }
}
#endif
