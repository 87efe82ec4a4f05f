#ifndef LIMIT_H
#define LIMIT_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether simdjson was there when this was built.
int limit_has_simdjson(void);

/// Parses a document with one parser that keeps its memory, as simdjson wants to be used; gives
/// the number of its root's members or elements, and -1 where it cannot be read.
long limit_simdjson(const char *text, size_t count);

/// Whether yyjson was there when this was built.
int limit_has_yyjson(void);

/// Parses a document with yyjson; gives what `limit_simdjson` does. Its memory is new each time,
/// as it is for a `JSON`, or kept, which `keep` says.
long limit_yyjson(const char *text, size_t count, int keep);

#ifdef __cplusplus
}
#endif

#endif
