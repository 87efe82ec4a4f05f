// Atomic words, for Sources/Locks where the module Synchronization is missing. `order` is a
// constant of C11; Swift sees through none of these functions, and LLVM inlines them.
#ifndef ATOMIC_WORD_H
#define ATOMIC_WORD_H

#include <stdint.h>

#pragma clang assume_nonnull begin

#define ATOMIC_WORD static inline __attribute__((always_inline))

ATOMIC_WORD uint64_t atomic_word_load(const uint64_t *word, int order) {
    return __atomic_load_n(word, order);
}

ATOMIC_WORD void atomic_word_store(uint64_t *word, uint64_t value, int order) {
    __atomic_store_n(word, value, order);
}

ATOMIC_WORD uint64_t atomic_word_exchange(uint64_t *word, uint64_t value, int order) {
    return __atomic_exchange_n(word, value, order);
}

ATOMIC_WORD uint64_t atomic_word_add(uint64_t *word, uint64_t value, int order) {
    return __atomic_fetch_add(word, value, order);
}

ATOMIC_WORD uint64_t atomic_word_or(uint64_t *word, uint64_t value, int order) {
    return __atomic_fetch_or(word, value, order);
}

ATOMIC_WORD uint64_t atomic_word_and(uint64_t *word, uint64_t value, int order) {
    return __atomic_fetch_and(word, value, order);
}

// Returns the word as it was: `expected` if it was replaced by `desired`.
ATOMIC_WORD uint64_t atomic_word_compare_exchange(
    uint64_t *word, uint64_t expected, uint64_t desired, int order) {
    // A failure reads only: it takes the part of `order` that a load can have.
    int failed = order == __ATOMIC_RELEASE ? __ATOMIC_RELAXED
        : order == __ATOMIC_ACQ_REL        ? __ATOMIC_ACQUIRE : order;
    __atomic_compare_exchange_n(word, &expected, desired, 0, order, failed);
    return expected;
}

// Returns the address as one of memory that may change, which Swift cannot see through.
ATOMIC_WORD void *changing_memory(const void *address) { return (void *)address; }

#undef ATOMIC_WORD

#pragma clang assume_nonnull end

#endif
