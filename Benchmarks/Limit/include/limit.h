#ifndef LIMIT_H
#define LIMIT_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether simdjson was there when this was built.
int limit_is_known(void);

/// Parses a document with one parser that keeps its memory, as simdjson wants to be used; gives
/// the number of its root's members or elements, and -1 where it cannot be read.
long limit_parse(const char *text, size_t count);

#ifdef __cplusplus
}
#endif

#endif
