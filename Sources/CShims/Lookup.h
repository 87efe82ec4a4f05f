// Looking up the functions of a library, which are in a structure of its name.
#ifndef LOOKUP_H
#define LOOKUP_H

#include <stdbool.h>

// Callbacks have the signatures of libcurl, OpenSSL and nghttp2, and use some of the parameters.
#pragma GCC diagnostic ignored "-Wunused-parameter"

// A function of a list, as the member of the structure.
#define FIELD(library, prefix, name, type, arguments) type (*name) arguments;

#if defined(__linux__)
#include <dlfcn.h>

// The functions of a library that is linked into the program, the only one that a static program can
// have, since nothing can be looked up there; else NULL. They add nothing to a program.
#define DECLARE(library, prefix, name, type, arguments) \
    extern void linked_##library##_##name(void) __asm__(#prefix #name) __attribute__((weak));

// Two functions for each library: they look all its functions up, and return false if one is missing.
#define TAKE(library, prefix, name, type, arguments) \
    && (*(void **)&library.name = (void *)linked_##library##_##name)
#define FIND(library, prefix, name, type, arguments) \
    && (*(void **)&library.name = dlsym(file, #prefix #name))
#define SEARCH(library, functions) \
    static bool take_##library(void) { return true functions(TAKE); } \
    static bool find_##library(void *file) { return true functions(FIND); }

// The file of libcurl, as `dlopen` returns it; NULL if it is linked statically, or absent.
void *curl_binding_file(void);
#endif

#endif
