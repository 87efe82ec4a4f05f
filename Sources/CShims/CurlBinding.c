#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // for RTLD_DEFAULT
#endif
#include "CurlBinding.h"
#include "Lookup.h"

#include <stdlib.h>
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

enum {
    ABSTRACT_UNIX_SOCKET = 10264, SSL_CTX_DATA = 10109, SSL_CTX_FUNCTION = 20108,
    ACTIVESOCKET = 0x50002c, BLOB_COPY = 1, SSL_CTX_KIND = 1, GLOBAL_DEFAULT = 3,
    OUT_OF_MEMORY = 27, ERRORBUFFER = 10010, SHARE_OF_EASY = 10100, PRIVATE = 10103,
    PRIVATE_INFO = 0x100015, MESSAGE_DONE = 1, SHARE = 1, SHARE_CONNECTIONS = 5, MAXCONNECTS = 6,
    SOCKETFUNCTION = 20001, SOCKETDATA = 10002, TIMERFUNCTION = 20004, TIMERDATA = 10005,
};

enum { LONG_RECORD = 8192, LONGEST_RECORD = 16384 };

struct blob { void *bytes; size_t count; unsigned flags; };

struct message { int kind; void *easy; union { void *pointer; int code; } data; };

// zlib's `z_stream`.
struct stream {
    const uint8_t *in;
    unsigned in_count;
    unsigned long in_total;
    uint8_t *out;
    unsigned out_count;
    unsigned long out_total;
    const char *text;
    void *state, *allocate, *release, *opaque;
    int kind;
    unsigned long checksum, reserved;
};

enum { DEFLATED = 8, USUAL_MEMORY = 8, USUAL_STRATEGY = 0, BETWEEN_BLOCKS = 128, LARGEST_WINDOW = 32768 };
enum { Z_END = 1, Z_FINE = 0, Z_NO_PROGRESS = -5, BROTLI_END = 1, BROTLI_IN = 2, BROTLI_OUT = 3 };

struct curl_binding_inflater { struct stream stream; void *brotli; };

struct curl_binding_deflater { struct stream stream; };

#if __has_include(<curl/curl.h>)
#include <curl/curl.h>
#define SAME(mine, theirs) _Static_assert((long)(mine) == (long)(theirs), #theirs);
#define OPTION(name) SAME(CURL_BINDING_##name, CURLOPT_##name)
#define KNOWN(name) SAME(name, CURLOPT_##name)
#define INFO(name) SAME(CURL_BINDING_##name, CURLINFO_##name)
OPTION(SSLVERSION) OPTION(HTTP_VERSION) OPTION(NOSIGNAL) OPTION(CONNECTTIMEOUT_MS) OPTION(PATH_AS_IS)
OPTION(SUPPRESS_CONNECT_HEADERS) OPTION(URL) OPTION(PROXY) OPTION(CAINFO)
OPTION(CAPATH) OPTION(NOPROXY) OPTION(PINNEDPUBLICKEY) OPTION(UNIX_SOCKET_PATH) OPTION(KEYPASSWD)
OPTION(SSLCERTTYPE) OPTION(BUFFERSIZE) OPTION(PROXYUSERNAME) OPTION(PROXYPASSWORD) OPTION(RESOLVE)
OPTION(CONNECT_ONLY) OPTION(HTTPPROXYTUNNEL) OPTION(SSL_ENABLE_ALPN)
KNOWN(ERRORBUFFER) KNOWN(PRIVATE) SAME(PRIVATE_INFO, CURLINFO_PRIVATE)
SAME(SHARE_OF_EASY, CURLOPT_SHARE) SAME(SHARE, CURLSHOPT_SHARE) SAME(OUT_OF_MEMORY, CURLE_OUT_OF_MEMORY)
SAME(SHARE_CONNECTIONS, CURL_LOCK_DATA_CONNECT)
KNOWN(ABSTRACT_UNIX_SOCKET) KNOWN(SSL_CTX_DATA) KNOWN(SSL_CTX_FUNCTION)
INFO(NAMELOOKUP_TIME_T) INFO(CONNECT_TIME_T) INFO(APPCONNECT_TIME_T)
SAME(ACTIVESOCKET, CURLINFO_ACTIVESOCKET)
SAME(GLOBAL_DEFAULT, CURL_GLOBAL_DEFAULT) SAME(MESSAGE_DONE, CURLMSG_DONE)
SAME(MAXCONNECTS, CURLMOPT_MAXCONNECTS) SAME(sizeof(struct message), sizeof(CURLMsg))
SAME(SOCKETFUNCTION, CURLMOPT_SOCKETFUNCTION) SAME(SOCKETDATA, CURLMOPT_SOCKETDATA)
SAME(TIMERFUNCTION, CURLMOPT_TIMERFUNCTION) SAME(TIMERDATA, CURLMOPT_TIMERDATA)
SAME(CURL_BINDING_IN, CURL_POLL_IN) SAME(CURL_BINDING_OUT, CURL_POLL_OUT)
SAME(CURL_BINDING_REMOVED, CURL_POLL_REMOVE) SAME(CURL_BINDING_IN, CURL_CSELECT_IN)
SAME(CURL_BINDING_OUT, CURL_CSELECT_OUT)
#if LIBCURL_VERSION_NUM >= 0x074d00
OPTION(SSLCERT_BLOB) OPTION(SSLKEY_BLOB) OPTION(CAINFO_BLOB)
SAME(sizeof(struct blob), sizeof(struct curl_blob)) SAME(BLOB_COPY, CURL_BLOB_COPY)
#endif
#if LIBCURL_VERSION_NUM >= 0x075700
OPTION(QUICK_EXIT)
#endif
#endif

#if __has_include(<zlib.h>)
#include <zlib.h>
#define ALIKE(mine, theirs) _Static_assert( \
    offsetof(struct stream, mine) == offsetof(z_stream, theirs), #theirs);
ALIKE(in, next_in) ALIKE(in_count, avail_in) ALIKE(out, next_out) ALIKE(out_count, avail_out)
ALIKE(text, msg) ALIKE(state, state) ALIKE(kind, data_type) ALIKE(allocate, zalloc) ALIKE(release, zfree)
_Static_assert(sizeof(struct stream) == sizeof(z_stream), "z_stream");
_Static_assert(CURL_BINDING_USUAL_LEVEL == Z_DEFAULT_COMPRESSION && DEFLATED == Z_DEFLATED
    && USUAL_STRATEGY == Z_DEFAULT_STRATEGY, "parameters");
_Static_assert(CURL_BINDING_NO_FLUSH == Z_NO_FLUSH && CURL_BINDING_SYNC_FLUSH == Z_SYNC_FLUSH
    && CURL_BINDING_FINISH == Z_FINISH, "ways to flush");
_Static_assert(Z_END == Z_STREAM_END && Z_FINE == Z_OK && Z_NO_PROGRESS == Z_BUF_ERROR, "codes");
#endif
#if __has_include(<brotli/decode.h>)
#include <brotli/decode.h>
_Static_assert(
    BROTLI_END == (int)BROTLI_DECODER_RESULT_SUCCESS
        && BROTLI_IN == (int)BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT
        && BROTLI_OUT == (int)BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT,
    "BrotliDecoderResult");
#endif

#define CURL(each) \
    each(curl, curl_, global_init, int, (long flags)) \
    each(curl, curl_, version, char *, (void)) \
    each(curl, curl_, easy_init, void *, (void)) \
    each(curl, curl_, easy_cleanup, void, (void *easy)) \
    each(curl, curl_, easy_setopt, int, (void *easy, int option, ...)) \
    each(curl, curl_, easy_getinfo, int, (void *easy, int info, ...)) \
    each(curl, curl_, easy_send, int, (void *easy, const void *bytes, size_t count, size_t *sent)) \
    each(curl, curl_, easy_recv, int, (void *easy, void *bytes, size_t room, size_t *received)) \
    each(curl, curl_, easy_strerror, const char *, (int code)) \
    each(curl, curl_, slist_append, void *, (void *list, const char *text)) \
    each(curl, curl_, slist_free_all, void, (void *list)) \
    each(curl, curl_, share_init, void *, (void)) \
    each(curl, curl_, share_setopt, int, (void *share, int option, ...)) \
    each(curl, curl_, share_cleanup, int, (void *share)) \
    each(curl, curl_, multi_init, void *, (void)) \
    each(curl, curl_, multi_setopt, int, (void *multi, int option, ...)) \
    each(curl, curl_, multi_cleanup, int, (void *multi)) \
    each(curl, curl_, multi_add_handle, int, (void *multi, void *easy)) \
    each(curl, curl_, multi_remove_handle, int, (void *multi, void *easy)) \
    each(curl, curl_, multi_poll, int, \
        (void *multi, void *more, unsigned count, int milliseconds, int *ready)) \
    each(curl, curl_, multi_perform, int, (void *multi, int *running)) \
    each(curl, curl_, multi_socket_action, int, (void *multi, int socket, int what, int *running)) \
    each(curl, curl_, multi_info_read, struct message *, (void *multi, int *left))
static struct { CURL(FIELD) } curl;

#define OPENSSL(each) \
    each(openssl,, SSL_CTX_set_info_callback, void, (void *context, void (*changed)(const void *, int, int))) \
    each(openssl,, SSL_CTX_set_alpn_protos, int, \
        (void *context, const unsigned char *protocols, unsigned count)) \
    each(openssl,, SSL_CTX_set_ex_data, int, (void *context, int index, void *data)) \
    each(openssl,, SSL_CTX_get_ex_data, void *, (const void *context, int index)) \
    each(openssl,, SSL_get_SSL_CTX, void *, (const void *ssl)) \
    each(openssl,, SSL_get0_alpn_selected, void, \
        (const void *ssl, const unsigned char **name, unsigned *count)) \
    each(openssl,, SSL_alert_desc_string_long, const char *, (int alert)) \
    each(openssl,, SSL_CTX_sess_set_new_cb, void, (void *context, int (*made)(void *ssl, void *session))) \
    each(openssl,, SSL_set_session, int, (void *ssl, void *session)) \
    each(openssl,, SSL_session_reused, int, (const void *ssl)) \
    each(openssl,, SSL_SESSION_free, void, (void *session)) \
    each(openssl,, SSL_CTX_ctrl, long, (void *context, int command, long number, void *pointer)) \
    each(openssl,, CRYPTO_get_ex_new_index, int, \
        (int kind, long number, void *pointer, void *made, void *copied, \
            void (*freed)(void *, void *, void *, int, long, void *)))
static struct { OPENSSL(FIELD) } openssl;

#define ZLIB(each) \
    each(zlib,, inflateInit2_, int, (struct stream *stream, int format, const char *version, int size)) \
    each(zlib,, inflate, int, (struct stream *stream, int flush)) \
    each(zlib,, inflateReset, int, (struct stream *stream)) \
    each(zlib,, inflateGetDictionary, int, (struct stream *stream, uint8_t *bytes, unsigned *count)) \
    each(zlib,, inflateSetDictionary, int, (struct stream *stream, const uint8_t *bytes, unsigned count)) \
    each(zlib,, inflateEnd, int, (struct stream *stream))
static struct { ZLIB(FIELD) } zlib;

// The other half of zlib, which a static program may lack.
#define DEFLATING(each) \
    each(deflating,, deflateInit2_, int, \
        ( struct stream *stream, int level, int method, int format, int memory, int strategy, \
            const char *version, int size)) \
    each(deflating,, deflate, int, (struct stream *stream, int flush)) \
    each(deflating,, deflateReset, int, (struct stream *stream)) \
    each(deflating,, deflateEnd, int, (struct stream *stream))
static struct { DEFLATING(FIELD) } deflating;

#define BROTLI(each) \
    each(brotli, BrotliDecoder, CreateInstance, void *, (void *allocate, void *release, void *opaque)) \
    each(brotli, BrotliDecoder, DecompressStream, int, \
        ( void *state, size_t *in_count, const uint8_t **in, size_t *out_count, uint8_t **out, size_t *total)) \
    each(brotli, BrotliDecoder, DestroyInstance, void, (void *state))
static struct { BROTLI(FIELD) } brotli;

#if defined(__linux__)

CURL(DECLARE) OPENSSL(DECLARE) ZLIB(DECLARE) DEFLATING(DECLARE) BROTLI(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *absence, *origin = "";

// While a process exits, the TLS library is torn down under the threads that are inside libcurl.
// So the exit waits until they have left it, and blocks those that would enter it again.
static pthread_rwlock_t inside = PTHREAD_RWLOCK_INITIALIZER;
static atomic_bool is_exiting;

static void enter(void) {
    while (atomic_load(&is_exiting)) pause();
    pthread_rwlock_rdlock(&inside);
}
static void leave(void) { pthread_rwlock_unlock(&inside); }
#define INSIDE(call) do { enter(); call; leave(); } while (0)

static void stay_outside(void) {
    atomic_store(&is_exiting, true);
    pthread_rwlock_wrlock(&inside);
}

SEARCH(curl, CURL) SEARCH(openssl, OPENSSL) SEARCH(zlib, ZLIB) SEARCH(deflating, DEFLATING) SEARCH(brotli, BROTLI)

static void *file_of_curl;
static bool has_openssl;
static int tls_index;

static void forget_tls(void *context, void *tls, void *all, int index, long number, void *pointer) {
    if (tls) curl_binding_tls_release(tls);
}

static void load(void) {
    // As a rule, FoundationNetworking has loaded libcurl.
    void *library = RTLD_DEFAULT;
    bool is_there = linked_curl_global_init || dlsym(library, "curl_global_init");
    if (!is_there) is_there = (library = dlopen("libcurl.so.4", RTLD_NOW));
    if (!is_there) absence = "was not found";
    else if (take_curl()) origin = "linked";
    else if (find_curl(library)) origin = library == RTLD_DEFAULT ? "in the process" : "libcurl.so.4";
    else absence = "is older than 7.66";
    if (absence) return;
    if (curl.global_init(GLOBAL_DEFAULT) != 0) {
        absence = "could not be set up";
        return;
    }
    // Its file, with which its own dependencies are found, whatever else the process has loaded.
    Dl_info info;
    if (dladdr(*(void **)&curl.global_init, &info)) {
        file_of_curl = dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD);
    }
    // Of several kinds of TLS, those that are not used stand in parentheses.
    has_openssl = strstr(curl.version(), " OpenSSL/")
        && (take_openssl() || (file_of_curl && find_openssl(file_of_curl)));
    if (has_openssl) {
        tls_index = openssl.CRYPTO_get_ex_new_index(SSL_CTX_KIND, 0, NULL, NULL, NULL, forget_tls);
    }
    atexit(stay_outside);
}

const char *curl_binding_absence(void) {
    pthread_once(&once, load);
    return absence;
}
const char *curl_binding_origin(void) { return curl_binding_absence() ? "" : origin; }
int curl_binding_tls_is_known(void) { return !curl_binding_absence() && has_openssl; }
void *curl_binding_file(void) { return curl_binding_absence() ? NULL : file_of_curl; }

static pthread_once_t inflating_once = PTHREAD_ONCE_INIT;
static bool has_zlib, has_deflating, has_brotli;

// As a rule, libcurl has loaded it.
#define FOUND(library, name) (take_##library() || find_##library(RTLD_DEFAULT) \
    || ((file = dlopen(name, RTLD_NOW)) && find_##library(file)))

static void load_inflating(void) {
    void *file;
    has_zlib = FOUND(zlib, "libz.so.1");
    has_deflating = FOUND(deflating, "libz.so.1");
    has_brotli = FOUND(brotli, "libbrotlidec.so.1");
}

int curl_binding_inflates(curl_binding_format format) {
    pthread_once(&inflating_once, load_inflating);
    return format == CURL_BINDING_BROTLI ? has_brotli : has_zlib;
}

int curl_binding_deflates(void) {
    pthread_once(&inflating_once, load_inflating);
    return has_deflating;
}
#else
int curl_binding_inflates(curl_binding_format format) { return 0; }
int curl_binding_deflates(void) { return 0; }
#define INSIDE(call) call
const char *curl_binding_absence(void) { return "is used on Linux only"; }
const char *curl_binding_origin(void) { return ""; }
int curl_binding_tls_is_known(void) { return 0; }
#endif

const char *curl_binding_version(void) { return curl_binding_absence() ? "none" : curl.version(); }
const char *curl_binding_text(int code) {
    return curl_binding_absence() ? "no libcurl" : curl.easy_strerror(code);
}

// What an easy handle needs for as long as it lives.
struct parts { void *share, *lines; char text[256]; };

static struct parts *parts_of(curl_binding_easy easy) {
    struct parts *parts = NULL;
    curl.easy_getinfo(easy, PRIVATE_INFO, &parts);
    return parts;
}

curl_binding_easy curl_binding_easy_init(void) {
    struct parts *parts = calloc(1, sizeof *parts);
    void *easy = curl.easy_init(), *share = curl.share_init();
    if (parts && easy && share) {
        parts->share = share;
        // Alone: libcurl would close it, for its age or silence, when it makes another beside it.
        curl.share_setopt(share, SHARE, SHARE_CONNECTIONS);
        curl.easy_setopt(easy, SHARE_OF_EASY, share);
        curl.easy_setopt(easy, ERRORBUFFER, parts->text);
        curl.easy_setopt(easy, PRIVATE, parts);
        return easy;
    }
    if (easy) curl.easy_cleanup(easy);
    if (share) curl.share_cleanup(share);
    free(parts);
    return NULL;
}

void curl_binding_easy_cleanup(curl_binding_easy easy) {
    struct parts *parts = parts_of(easy);
    INSIDE(curl.easy_cleanup(easy));
    curl.share_cleanup(parts->share);
    curl.slist_free_all(parts->lines);
    free(parts);
}

const char *curl_binding_easy_text(curl_binding_easy easy) { return parts_of(easy)->text; }

int curl_binding_add_line(curl_binding_easy easy, curl_binding_option option, const char *line) {
    struct parts *parts = parts_of(easy);
    void *lines = curl.slist_append(parts->lines, line);
    if (!lines) return OUT_OF_MEMORY;
    parts->lines = lines;
    return curl.easy_setopt(easy, option, lines);
}

int curl_binding_set_number(curl_binding_easy easy, curl_binding_option option, long value) {
    return curl.easy_setopt(easy, option, value);
}

int curl_binding_set(curl_binding_easy easy, curl_binding_option option, const void *pointer) {
    return curl.easy_setopt(easy, option, pointer);
}

int curl_binding_set_bytes(
    curl_binding_easy easy, curl_binding_option option, const void *bytes, size_t count) {
    struct blob blob = {(void *)bytes, count, BLOB_COPY};
    return curl.easy_setopt(easy, option, &blob);
}

int64_t curl_binding_get(curl_binding_easy easy, curl_binding_info info) {
    int64_t microseconds = 0;
    curl.easy_getinfo(easy, info, &microseconds);
    return microseconds;
}

int curl_binding_socket(curl_binding_easy easy) {
    int socket = -1;
    curl.easy_getinfo(easy, ACTIVESOCKET, &socket);
    return socket;
}

curl_binding_multi curl_binding_multi_init(void) { return curl.multi_init(); }

void curl_binding_multi_watch(
    curl_binding_multi multi, void *context, curl_binding_watch watch, curl_binding_timer timer) {
    curl.multi_setopt(multi, MAXCONNECTS, 0L);
    curl.multi_setopt(multi, SOCKETFUNCTION, watch);
    curl.multi_setopt(multi, SOCKETDATA, context);
    curl.multi_setopt(multi, TIMERFUNCTION, timer);
    curl.multi_setopt(multi, TIMERDATA, context);
}

void curl_binding_multi_cleanup(curl_binding_multi multi) { INSIDE(curl.multi_cleanup(multi)); }

int curl_binding_multi_add(curl_binding_multi multi, curl_binding_easy easy) {
    return curl.multi_add_handle(multi, easy);
}

void curl_binding_multi_remove(curl_binding_multi multi, curl_binding_easy easy) {
    INSIDE(curl.multi_remove_handle(multi, easy));
}

void curl_binding_multi_act(curl_binding_multi multi, int socket, int what) {
    int running;
    INSIDE(curl.multi_socket_action(multi, socket, what, &running));
}

int curl_binding_send(curl_binding_easy easy, const void *bytes, size_t count, size_t *sent) {
    int code;
    INSIDE(code = curl.easy_send(easy, bytes, count, sent));
    return code;
}

int curl_binding_receive(curl_binding_easy easy, void *bytes, size_t room, size_t *received) {
    int code;
    size_t part;
    *received = 0;
    // One record of TLS at a time; behind a short one, there is no other as a rule.
    do {
        INSIDE(code = curl.easy_recv(easy, (char *)bytes + *received, room - *received, &part));
        if (code == 0) *received += part;
    } while (code == 0 && part >= LONG_RECORD && room - *received >= LONGEST_RECORD);
    return *received ? 0 : code;
}

#if defined(__linux__)
// The owner of the facts of a connection's TLS, and the context of the connection hold them.
struct tls {
    curl_binding_tls facts;
    int holders, has_begun;
    unsigned count;
    char protocols[16];
    void *session;
};
struct session { int holders; void *last; };

enum {
    HANDSHAKE_START = 0x10, HANDSHAKE_DONE = 0x20, READ_ALERT = 0x4004,
    FATAL = 2, SSL_MODE = 33, ACCEPT_MOVING_BUFFER = 2,
};

void curl_binding_session_release(void *pointer) {
    struct session *session = pointer;
    if (--session->holders > 0) return;
    if (session->last) openssl.SSL_SESSION_free(session->last);
    free(session);
}

static struct tls *tls_of(const void *ssl) {
    return openssl.SSL_CTX_get_ex_data(openssl.SSL_get_SSL_CTX(ssl), tls_index);
}

static int keep_session(void *ssl, void *last) {
    struct tls *tls = tls_of(ssl);
    struct session *session = tls ? tls->session : NULL;
    if (!session) return 0;
    if (session->last) openssl.SSL_SESSION_free(session->last);
    session->last = last;
    return 1;
}

static void note_change(const void *ssl, int what, int value) {
    struct tls *tls = tls_of(ssl);
    if (!tls) return;
    struct session *session = tls->session;
    // Ahead of its first message; later messages begin so, too.
    if (what & HANDSHAKE_START && !tls->has_begun++ && session->last) {
        openssl.SSL_set_session((void *)ssl, session->last);
    }
    if (what & HANDSHAKE_DONE) {
        const unsigned char *name = NULL;
        unsigned count = 0;
        openssl.SSL_get0_alpn_selected(ssl, &name, &count);
        tls->facts.protocol = count == 2 && !memcmp(name, "h2", 2) ? 2
            : count == 8 && !memcmp(name, "http/1.1", 8) ? 1 : 0;
        tls->facts.is_resumed = openssl.SSL_session_reused(ssl);
    }
    if ((what & READ_ALERT) == READ_ALERT) {
        if (value >> 8 == FATAL) tls->facts.alert = value & 0xff;
        else if ((value & 0xff) == 0) tls->facts.is_ended = 1;
    }
}

static int set_up_tls(void *easy, void *context, void *pointer) {
    struct tls *tls = pointer;
    if (!openssl.SSL_CTX_set_ex_data(context, tls_index, tls)) return 0;
    tls->holders++;
    if (tls->count) {
        openssl.SSL_CTX_set_alpn_protos(context, (unsigned char *)tls->protocols, tls->count);
    }
    // What could not be sent is tried again from another place in memory.
    openssl.SSL_CTX_ctrl(context, SSL_MODE, ACCEPT_MOVING_BUFFER, NULL);
    openssl.SSL_CTX_set_info_callback(context, note_change);
    openssl.SSL_CTX_sess_set_new_cb(context, keep_session);
    return 0;
}

curl_binding_tls *curl_binding_tls_init(
    curl_binding_easy easy, const char *protocols, unsigned count, void *session) {
    struct tls *tls = has_openssl && count < sizeof tls->protocols ? calloc(1, sizeof *tls) : NULL;
    if (!tls) return NULL;
    tls->holders = 1, tls->count = count;
    memcpy(tls->protocols, protocols, count);
    tls->session = session, ((struct session *)session)->holders++;
    curl.easy_setopt(easy, CURL_BINDING_SSL_ENABLE_ALPN, 0L);
    curl.easy_setopt(easy, SSL_CTX_FUNCTION, set_up_tls);
    curl.easy_setopt(easy, SSL_CTX_DATA, tls);
    return &tls->facts;
}

void curl_binding_tls_release(curl_binding_tls *facts) {
    struct tls *tls = (struct tls *)facts;
    if (--tls->holders > 0) return;
    curl_binding_session_release(tls->session);
    free(tls);
}

const char *curl_binding_tls_text(int alert) {
    return has_openssl ? openssl.SSL_alert_desc_string_long(alert) : "";
}

void *curl_binding_session_init(void) {
    struct session *session = calloc(1, sizeof *session);
    if (session) session->holders = 1;
    return session;
}

int curl_binding_try_tls(curl_binding_easy easy) {
    // The system gives it a name that is in no folder.
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    socklen_t size = sizeof name;
    int code = 0, peer = -1;
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    bool is_ready = listener >= 0 &&
        bind(listener, (struct sockaddr *)&name, sizeof name.sun_family) == 0 &&
        getsockname(listener, (struct sockaddr *)&name, &size) == 0 && listen(listener, 1) == 0;
    void *multi = is_ready ? curl.multi_init() : NULL;
    curl.easy_setopt(easy, CURL_BINDING_URL, "https://127.0.0.1/");
    curl.easy_setopt(easy, CURL_BINDING_PROXY, "");
    curl.easy_setopt(easy, ABSTRACT_UNIX_SOCKET, name.sun_path + 1);
    if (multi && curl.multi_add_handle(multi, easy) == 0) {
        while (true) {
            int running;
            INSIDE(curl.multi_perform(multi, &running));
            if (curl_binding_multi_next_ended(multi, &code)) break;
            if (peer < 0 && (peer = accept(listener, NULL, NULL)) >= 0) {
                // Not closed: sending to it must not raise a signal.
                shutdown(peer, SHUT_WR);
            }
            curl.multi_poll(multi, NULL, 0, 1000, NULL);
        }
        curl_binding_multi_remove(multi, easy);
    }
    if (multi) curl_binding_multi_cleanup(multi);
    if (peer >= 0) close(peer);
    if (listener >= 0) close(listener);
    return code;
}

int curl_binding_take_socket(int socket) { return fcntl(socket, F_DUPFD_CLOEXEC, 0); }

void curl_binding_block_signal(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

int curl_binding_epoll_init(int *waker) {
    int epoll = epoll_create1(EPOLL_CLOEXEC);
    *waker = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    // By its edge: each waking counts once, and nothing has to be read.
    struct epoll_event event = {.data.fd = *waker, .events = EPOLLIN | EPOLLET};
    if (epoll >= 0 && *waker >= 0 && epoll_ctl(epoll, EPOLL_CTL_ADD, *waker, &event) == 0) return epoll;
    if (epoll >= 0) close(epoll);
    if (*waker >= 0) close(*waker);
    return -1;
}

void curl_binding_close(int descriptor) { close(descriptor); }

void curl_binding_epoll_set(int epoll, int socket, int former, int what) {
    struct epoll_event event = {.data.fd = socket};
    event.events = (what & CURL_BINDING_IN ? EPOLLIN : 0) | (what & CURL_BINDING_OUT ? EPOLLOUT : 0);
    epoll_ctl(epoll, !what ? EPOLL_CTL_DEL : former ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, socket, &event);
}

int curl_binding_epoll_ready(int epoll, curl_binding_ready *ready, int room, int milliseconds) {
    struct epoll_event events[64];
    int count = epoll_wait(epoll, events, room < 64 ? room : 64, milliseconds);
    for (int index = 0; index < count; index++) {
        unsigned what = events[index].events;
        int fails = what & (EPOLLERR | EPOLLHUP);
        ready[index].socket = events[index].data.fd;
        ready[index].what =
            (what & EPOLLIN || fails ? CURL_BINDING_IN : 0)
            | (what & EPOLLOUT || fails ? CURL_BINDING_OUT : 0);
    }
    return count < 0 ? 0 : count;
}

void curl_binding_wake(int waker) {
    ssize_t ignored = write(waker, &(uint64_t){1}, sizeof(uint64_t));
    (void)ignored;
}

static ptrdiff_t outcome(ssize_t count) {
    if (count >= 0) return count;
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? -1 : -2;
}

ptrdiff_t curl_binding_socket_send(int socket, const void *bytes, size_t count) {
    return outcome(send(socket, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT));
}

ptrdiff_t curl_binding_socket_receive(int socket, void *bytes, size_t room) {
    return outcome(recv(socket, bytes, room, MSG_DONTWAIT));
}

void curl_binding_socket_set_up(int socket) {
    // Little waits in the system, so that what was sent is soon on its way.
    int waiting = 131072;
    setsockopt(socket, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &waiting, sizeof waiting);
    // Seconds of silence before the first probe, between two, and how many are sent. A peer that
    // is gone is found here while nothing is on the way to it, and by its acknowledgements else.
    int on = 1, idle = 15, interval = 5, count = 3;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    setsockopt(socket, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
    setsockopt(socket, IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof interval);
    setsockopt(socket, IPPROTO_TCP, TCP_KEEPCNT, &count, sizeof count);
}

int64_t curl_binding_socket_unacknowledged(int socket) {
    struct tcp_info info = {0};
    socklen_t size = sizeof info;
    if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return 0;
    return info.tcpi_unacked > 0 ? info.tcpi_last_ack_recv : 0;
}
#else
// Nothing of this is called where libcurl is not used.
#define ABSENT(result, name, arguments, ...) \
    result curl_binding_##name arguments { return __VA_ARGS__; }
ABSENT(curl_binding_tls *, tls_init, 
    (curl_binding_easy easy, const char *protocols, unsigned count, void *session), NULL)
ABSENT(void, tls_release, (curl_binding_tls *tls))
ABSENT(const char *, tls_text, (int alert), "")
ABSENT(void *, session_init, (void), NULL)
ABSENT(void, session_release, (void *session))
ABSENT(int, try_tls, (curl_binding_easy easy), 0)
ABSENT(int, take_socket, (int socket), -1)
ABSENT(void, block_signal, (void))
ABSENT(int, epoll_init, (int *waker), -1)
ABSENT(void, close, (int descriptor))
ABSENT(void, epoll_set, (int epoll, int socket, int former, int what))
ABSENT(int, epoll_ready, (int epoll, curl_binding_ready *ready, int room, int milliseconds), 0)
ABSENT(void, wake, (int waker))
ABSENT(ptrdiff_t, socket_send, (int socket, const void *bytes, size_t count), -2)
ABSENT(ptrdiff_t, socket_receive, (int socket, void *bytes, size_t room), -2)
ABSENT(void, socket_set_up, (int socket))
ABSENT(int64_t, socket_unacknowledged, (int socket), 0)
#endif

curl_binding_easy curl_binding_multi_next_ended(curl_binding_multi multi, int *code) {
    int left;
    struct message *message = curl.multi_info_read(multi, &left);
    if (!message || message->kind != MESSAGE_DONE) return NULL;
    *code = message->data.code;
    return message->easy;
}

curl_binding_inflater curl_binding_inflater_init(curl_binding_format format) {
    if (!curl_binding_inflates(format)) return NULL;
    curl_binding_inflater inflater = calloc(1, sizeof *inflater);
    if (!inflater) return NULL;
    // zlib compares the first digit of the version, and the size.
    bool is_ready = format == CURL_BINDING_BROTLI
        ? (inflater->brotli = brotli.CreateInstance(NULL, NULL, NULL)) != NULL
        : zlib.inflateInit2_(&inflater->stream, format, "1", sizeof inflater->stream) == Z_FINE;
    if (is_ready) return inflater;
    free(inflater);
    return NULL;
}

// Passes bytes through zlib; `flush` is for the last of more than it takes at a time.
static int pass(
    struct stream *stream, const uint8_t *in, size_t *in_count, uint8_t *out, size_t *out_count,
    int (*step)(struct stream *stream, int flush), int flush) {
    unsigned most = *in_count < UINT32_MAX ? (unsigned)*in_count : UINT32_MAX;
    stream->in = in, stream->in_count = most;
    stream->out = out, stream->out_count = (unsigned)*out_count;
    int code = step(stream, most == *in_count ? flush : CURL_BINDING_NO_FLUSH);
    *in_count -= most - stream->in_count;
    *out_count = stream->out_count;
    return code;
}

curl_binding_inflated curl_binding_inflate(
    curl_binding_inflater inflater, const uint8_t *in, size_t *in_count, uint8_t *out,
    size_t *out_count) {
    if (inflater->brotli) {
        int code = brotli.DecompressStream(
            inflater->brotli, in_count, &in, out_count, &out, NULL);
        if (code == BROTLI_END) return CURL_BINDING_ENDED;
        return code == BROTLI_IN || code == BROTLI_OUT ? CURL_BINDING_GOING_ON : CURL_BINDING_CORRUPT;
    }
    int code = pass(&inflater->stream, in, in_count, out, out_count, zlib.inflate, 0);
    if (code == Z_END) return CURL_BINDING_ENDED;
    return code == Z_FINE || code == Z_NO_PROGRESS ? CURL_BINDING_GOING_ON : CURL_BINDING_CORRUPT;
}

const char *curl_binding_inflater_text(curl_binding_inflater inflater) {
    return inflater->stream.text ? inflater->stream.text : "invalid data";
}

int curl_binding_inflater_is_between_blocks(curl_binding_inflater inflater) {
    return inflater->stream.kind == BETWEEN_BLOCKS;
}

void curl_binding_inflater_reset(curl_binding_inflater inflater) {
    zlib.inflateReset(&inflater->stream);
}

void curl_binding_inflater_go_on(curl_binding_inflater inflater) {
    uint8_t window[LARGEST_WINDOW];
    unsigned count = 0;
    zlib.inflateGetDictionary(&inflater->stream, window, &count);
    zlib.inflateReset(&inflater->stream);
    if (count > 0) zlib.inflateSetDictionary(&inflater->stream, window, count);
}

void curl_binding_inflater_cleanup(curl_binding_inflater inflater) {
    if (inflater->brotli) brotli.DestroyInstance(inflater->brotli);
    else zlib.inflateEnd(&inflater->stream);
    free(inflater);
}

curl_binding_deflater curl_binding_deflater_init(curl_binding_format format, int level) {
    if (!curl_binding_deflates()) return NULL;
    curl_binding_deflater deflater = calloc(1, sizeof *deflater);
    if (!deflater) return NULL;
    int code = deflating.deflateInit2_(
        &deflater->stream, level, DEFLATED, format, USUAL_MEMORY, USUAL_STRATEGY, "1",
        sizeof deflater->stream);
    if (code == Z_FINE) return deflater;
    free(deflater);
    return NULL;
}

int curl_binding_deflate(
    curl_binding_deflater deflater, const uint8_t *in, size_t *in_count, uint8_t *out,
    size_t *out_count, curl_binding_flush flush) {
    return pass(&deflater->stream, in, in_count, out, out_count, deflating.deflate, flush) == Z_END;
}

void curl_binding_deflater_reset(curl_binding_deflater deflater) {
    deflating.deflateReset(&deflater->stream);
}

void curl_binding_deflater_cleanup(curl_binding_deflater deflater) {
    deflating.deflateEnd(&deflater->stream);
    free(deflater);
}
