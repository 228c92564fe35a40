// Before main, the object file lets the test kit put its executors in place.

/// Cancels a task of Swift's, of which only the address is known. On Linux alone.
void screen_states_cancel_task(const void *task);
