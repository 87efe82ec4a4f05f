#ifndef MALLOCS_H
#define MALLOCS_H

#include <stdbool.h>

/// Whether this platform's `malloc` is counted at all; elsewhere the counts stay 0.
bool mallocs_are_counted(void);

/// Starts counting from zero, on all threads.
void mallocs_start(void);

/// Stops counting, so that timed code pays for no counter.
void mallocs_stop(void);

/// The blocks asked for between start and stop.
long mallocs_count(void);

/// The bytes asked for between start and stop; a block that is resized counts anew.
long mallocs_bytes(void);

#endif
