// Before main, the object file lets the explorer put its executors in place.

/// Cancels a task of Swift's, of which only the address is known. On Linux alone.
void screen_states_cancel_task(const void *task);

/// The system's number of the calling thread. On Linux alone.
int screen_states_thread(void);

/// Gives a thread the lowest priority. On Linux alone.
void screen_states_give_way(int thread);
