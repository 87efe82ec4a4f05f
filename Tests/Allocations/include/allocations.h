#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>

/// True if allocations are counted: with glibc, and without a sanitizer, which has its own.
bool allocations_are_counted(void);

/// The number of blocks that the calling thread has allocated so far.
long allocations_count(void);

/// The size of these blocks together.
long allocations_bytes(void);

/// The size of the blocks that the calling thread has allocated, less that of those it has freed.
long allocations_live_bytes(void);

#endif
