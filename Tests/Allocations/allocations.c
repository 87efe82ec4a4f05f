#include "allocations.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// glibc keeps its allocator under a second name.
extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static _Thread_local long count, bytes, live;

static void *counted(void *block, size_t size) {
    count++;
    bytes += size;
    live += malloc_usable_size(block);
    return block;
}

bool allocations_are_counted(void) { return true; }

long allocations_count(void) { return count; }

long allocations_bytes(void) { return bytes; }

long allocations_live_bytes(void) { return live; }

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *realloc(void *block, size_t size) {
    live -= malloc_usable_size(block);
    return counted(__libc_realloc(block, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size), size);
}

void free(void *block) {
    live -= malloc_usable_size(block);
    __libc_free(block);
}

#else

bool allocations_are_counted(void) { return false; }

long allocations_count(void) { return 0; }

long allocations_bytes(void) { return 0; }

long allocations_live_bytes(void) { return 0; }

#endif
