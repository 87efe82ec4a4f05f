#include "mallocs.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_bool is_counting;
static atomic_long count;
static atomic_long bytes;

void mallocs_start(void) {
    atomic_store(&count, 0);
    atomic_store(&bytes, 0);
    atomic_store(&is_counting, true);
}

void mallocs_stop(void) { atomic_store(&is_counting, false); }

long mallocs_count(void) { return atomic_load(&count); }

long mallocs_bytes(void) { return atomic_load(&bytes); }

#if defined(__GLIBC__)

// glibc keeps its allocator under a second name, so these need no `dlsym`, which allocates. The
// blocks are glibc's own, hence `free` stays as it is.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

bool mallocs_are_counted(void) { return true; }

static void record(size_t size) {
    if (!atomic_load_explicit(&is_counting, memory_order_relaxed)) return;
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, (long)size, memory_order_relaxed);
}

void *malloc(size_t size) {
    record(size);
    return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
    record(elements * size);
    return __libc_calloc(elements, size);
}

void *realloc(void *block, size_t size) {
    record(size);
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    record(size);
    return __libc_memalign(alignment, size);
}

#else

bool mallocs_are_counted(void) { return false; }

#endif
