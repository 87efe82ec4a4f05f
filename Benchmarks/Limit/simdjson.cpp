#include "limit.h"

#if __has_include(<simdjson.h>)

#include <simdjson.h>

int limit_has_simdjson(void) { return 1; }

long limit_simdjson(const char *text, size_t count) {
    static simdjson::dom::parser parser;
    simdjson::dom::element root;
    if (parser.parse(text, count).get(root)) { return -1; }
    simdjson::dom::object object;
    if (!root.get(object)) { return static_cast<long>(object.size()); }
    simdjson::dom::array array;
    return root.get(array) ? 0 : static_cast<long>(array.size());
}

#else

int limit_has_simdjson(void) { return 0; }

long limit_simdjson(const char *, size_t) { return -1; }

#endif
