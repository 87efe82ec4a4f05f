#include "limit.h"

#if __has_include(<yyjson.h>)

#include <vector>
#include <yyjson.h>

int limit_has_yyjson(void) { return 1; }

long limit_yyjson(const char *text, size_t count, int keep) {
    static std::vector<char> memory;
    yyjson_alc pool;
    if (keep) {
        memory.resize(yyjson_read_max_memory_usage(count, 0));
        if (!yyjson_alc_pool_init(&pool, memory.data(), memory.size())) { return -1; }
    }
    // Without `YYJSON_READ_INSITU` it copies the text, and does not write to it.
    auto document =
        yyjson_read_opts(const_cast<char *>(text), count, 0, keep ? &pool : nullptr, nullptr);
    if (!document) { return -1; }
    auto size = static_cast<long>(yyjson_get_len(yyjson_doc_get_root(document)));
    yyjson_doc_free(document);
    return size;
}

#else

int limit_has_yyjson(void) { return 0; }

long limit_yyjson(const char *, size_t, int) { return -1; }

#endif
