#include "allocations.h"

#include <stdlib.h>

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// glibc keeps its allocator under a second name; the blocks are its own, hence `free` stays.
extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local long count, bytes;

bool allocations_are_counted(void) { return true; }

long allocations_count(void) { return count; }

long allocations_bytes(void) { return bytes; }

void *malloc(size_t size) {
    count++;
    bytes += size;
    return __libc_malloc(size);
}

void *realloc(void *block, size_t size) {
    count++;
    bytes += size;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    bytes += size;
    return __libc_memalign(alignment, size);
}

#else

bool allocations_are_counted(void) { return false; }

long allocations_count(void) { return 0; }

long allocations_bytes(void) { return 0; }

#endif
