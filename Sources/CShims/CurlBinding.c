#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // for RTLD_DEFAULT
#endif
#include "CurlBinding.h"
#include "Lookup.h"


#include <stdlib.h>
#if defined(__linux__)
#include <errno.h>
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
    ACTIVESOCKET = 0x50002c, FIRST_OFFSET = 30000, BLOB_COPY = 1, SSL_CTX_KIND = 1, GLOBAL_DEFAULT = 3,
    MESSAGE_DONE = 1, SHARE = 1, SHARE_CONNECTIONS = 5, MAXCONNECTS = 6, SOCKETFUNCTION = 20001, SOCKETDATA = 10002,
    TIMERFUNCTION = 20004, TIMERDATA = 10005,
};

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
OPTION(SUPPRESS_CONNECT_HEADERS) OPTION(URL) OPTION(PROXY) OPTION(ERRORBUFFER) OPTION(CAINFO)
OPTION(CAPATH) OPTION(NOPROXY) OPTION(PINNEDPUBLICKEY) OPTION(UNIX_SOCKET_PATH) OPTION(KEYPASSWD)
OPTION(SSLCERTTYPE) OPTION(BUFFERSIZE) OPTION(PROXYUSERNAME) OPTION(PROXYPASSWORD) OPTION(RESOLVE)
OPTION(CONNECT_ONLY) OPTION(HTTPPROXYTUNNEL) OPTION(SSL_ENABLE_ALPN)
OPTION(SHARE) SAME(SHARE, CURLSHOPT_SHARE) SAME(SHARE_CONNECTIONS, CURL_LOCK_DATA_CONNECT)
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

static struct {
    int (*global_init)(long flags);
    char *(*version)(void);
    void *(*easy_init)(void);
    void (*easy_cleanup)(void *easy);
    int (*easy_setopt)(void *easy, int option, ...);
    int (*easy_getinfo)(void *easy, int info, ...);
    int (*easy_send)(void *easy, const void *bytes, size_t count, size_t *sent);
    int (*easy_recv)(void *easy, void *bytes, size_t room, size_t *received);
    const char *(*easy_strerror)(int code);
    void *(*slist_append)(void *list, const char *text);
    void (*slist_free_all)(void *list);
    void *(*share_init)(void);
    int (*share_setopt)(void *share, int option, ...);
    int (*share_cleanup)(void *share);
    void *(*multi_init)(void);
    int (*multi_setopt)(void *multi, int option, ...);
    int (*multi_cleanup)(void *multi);
    int (*multi_add_handle)(void *multi, void *easy);
    int (*multi_remove_handle)(void *multi, void *easy);
    int (*multi_poll)(void *multi, void *more, unsigned count, int milliseconds, int *ready);
    int (*multi_perform)(void *multi, int *running);
    int (*multi_socket_action)(void *multi, int socket, int what, int *running);
    struct message *(*multi_info_read)(void *multi, int *left);
} curl;

static struct {
    void (*SSL_CTX_set_info_callback)(void *context, void (*changed)(const void *, int, int));
    int (*SSL_CTX_set_alpn_protos)(void *context, const unsigned char *protocols, unsigned count);
    int (*SSL_CTX_set_ex_data)(void *context, int index, void *data);
    void *(*SSL_CTX_get_ex_data)(const void *context, int index);
    void *(*SSL_get_SSL_CTX)(const void *ssl);
    void (*SSL_get0_alpn_selected)(const void *ssl, const unsigned char **name, unsigned *count);
    const char *(*SSL_alert_desc_string_long)(int alert);
    void (*SSL_CTX_sess_set_new_cb)(void *context, int (*made)(void *ssl, void *session));
    int (*SSL_set_session)(void *ssl, void *session);
    int (*SSL_session_reused)(const void *ssl);
    void (*SSL_SESSION_free)(void *session);
    long (*SSL_CTX_ctrl)(void *context, int command, long number, void *pointer);
    int (*CRYPTO_get_ex_new_index)(
        int kind, long number, void *pointer, void *made, void *copied,
        void (*freed)(void *, void *, void *, int, long, void *));
} openssl;

static struct {
    int (*inflateInit2_)(struct stream *stream, int format, const char *version, int size);
    int (*inflate)(struct stream *stream, int flush);
    int (*inflateReset)(struct stream *stream);
    int (*inflateGetDictionary)(struct stream *stream, uint8_t *bytes, unsigned *count);
    int (*inflateSetDictionary)(struct stream *stream, const uint8_t *bytes, unsigned count);
    int (*inflateEnd)(struct stream *stream);
} zlib;

// The other half of zlib, which a static program may lack.
static struct {
    int (*deflateInit2_)(
        struct stream *stream, int level, int method, int format, int memory, int strategy,
        const char *version, int size);
    int (*deflate)(struct stream *stream, int flush);
    int (*deflateReset)(struct stream *stream);
    int (*deflateEnd)(struct stream *stream);
} deflating;

static struct {
    void *(*CreateInstance)(void *allocate, void *release, void *opaque);
    int (*DecompressStream)(
        void *state, size_t *in_count, const uint8_t **in, size_t *out_count, uint8_t **out,
        size_t *total);
    void (*DestroyInstance)(void *state);
} brotli;

#if defined(__linux__)
#define CURL(each) \
    each(curl, curl_, global_init) each(curl, curl_, version) each(curl, curl_, easy_init) \
    each(curl, curl_, easy_cleanup) each(curl, curl_, easy_setopt) \
    each(curl, curl_, easy_getinfo) each(curl, curl_, easy_strerror) \
    each(curl, curl_, easy_send) each(curl, curl_, easy_recv) \
    each(curl, curl_, multi_socket_action) \
    each(curl, curl_, share_init) each(curl, curl_, share_setopt) each(curl, curl_, share_cleanup) \
    each(curl, curl_, slist_append) each(curl, curl_, slist_free_all) each(curl, curl_, multi_init) \
    each(curl, curl_, multi_setopt) each(curl, curl_, multi_cleanup) \
    each(curl, curl_, multi_add_handle) each(curl, curl_, multi_remove_handle) \
    each(curl, curl_, multi_perform) each(curl, curl_, multi_poll) \
    each(curl, curl_, multi_info_read)
#define OPENSSL(each) \
    each(openssl,, SSL_CTX_set_info_callback) each(openssl,, SSL_CTX_set_alpn_protos) \
    each(openssl,, SSL_CTX_set_ex_data) each(openssl,, SSL_CTX_get_ex_data) \
    each(openssl,, SSL_get_SSL_CTX) each(openssl,, SSL_get0_alpn_selected) \
    each(openssl,, SSL_alert_desc_string_long) each(openssl,, SSL_CTX_sess_set_new_cb) \
    each(openssl,, SSL_set_session) each(openssl,, SSL_session_reused) \
    each(openssl,, SSL_SESSION_free) each(openssl,, SSL_CTX_ctrl) each(openssl,, CRYPTO_get_ex_new_index)
#define ZLIB(each) \
    each(zlib,, inflateInit2_) each(zlib,, inflate) each(zlib,, inflateReset) each(zlib,, inflateEnd) \
    each(zlib,, inflateGetDictionary) each(zlib,, inflateSetDictionary)
#define DEFLATING(each) \
    each(deflating,, deflateInit2_) each(deflating,, deflate) each(deflating,, deflateReset) \
    each(deflating,, deflateEnd)
#define BROTLI(each) \
    each(brotli, BrotliDecoder, CreateInstance) each(brotli, BrotliDecoder, DecompressStream) \
    each(brotli, BrotliDecoder, DestroyInstance)

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
    (void)context, (void)all, (void)index, (void)number, (void)pointer;
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

static void load_inflating(void) {
    // As a rule, libcurl has loaded both.
    void *file;
    has_zlib = take_zlib() || find_zlib(RTLD_DEFAULT)
        || ((file = dlopen("libz.so.1", RTLD_NOW)) && find_zlib(file));
    has_deflating = take_deflating() || find_deflating(RTLD_DEFAULT)
        || ((file = dlopen("libz.so.1", RTLD_NOW)) && find_deflating(file));
    has_brotli = take_brotli() || find_brotli(RTLD_DEFAULT)
        || ((file = dlopen("libbrotlidec.so.1", RTLD_NOW)) && find_brotli(file));
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
int curl_binding_inflates(curl_binding_format format) { return (void)format, 0; }
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

curl_binding_easy curl_binding_easy_init(void) { return curl.easy_init(); }
void curl_binding_easy_cleanup(curl_binding_easy easy) { INSIDE(curl.easy_cleanup(easy)); }

int curl_binding_set_number(curl_binding_easy easy, curl_binding_option option, int64_t value) {
    if (option >= FIRST_OFFSET) return curl.easy_setopt(easy, option, value);
    return curl.easy_setopt(easy, option, (long)value);
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

#if defined(__linux__)
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
#else
int curl_binding_try_tls(curl_binding_easy easy) { (void)easy; return 0; }
#endif

int curl_binding_socket(curl_binding_easy easy) {
    int socket = -1;
    curl.easy_getinfo(easy, ACTIVESOCKET, &socket);
    return socket;
}

curl_binding_share curl_binding_share_init(void) {
    curl_binding_share share = curl.share_init();
    if (share) curl.share_setopt(share, SHARE, SHARE_CONNECTIONS);
    return share;
}

void curl_binding_share_cleanup(curl_binding_share share) { curl.share_cleanup(share); }

curl_binding_list curl_binding_list_append(curl_binding_list list, const char *text) {
    return curl.slist_append(list, text);
}

void curl_binding_list_free(curl_binding_list list) { curl.slist_free_all(list); }

curl_binding_multi curl_binding_multi_init(void) {
    curl_binding_multi multi = curl.multi_init();
    if (multi) curl.multi_setopt(multi, MAXCONNECTS, 0L);
    return multi;
}

void curl_binding_multi_cleanup(curl_binding_multi multi) { INSIDE(curl.multi_cleanup(multi)); }

int curl_binding_multi_add(curl_binding_multi multi, curl_binding_easy easy) {
    return curl.multi_add_handle(multi, easy);
}

void curl_binding_multi_remove(curl_binding_multi multi, curl_binding_easy easy) {
    INSIDE(curl.multi_remove_handle(multi, easy));
}

void curl_binding_multi_watch(
    curl_binding_multi multi, void *context, curl_binding_watch watch, curl_binding_timer timer) {
    curl.multi_setopt(multi, SOCKETFUNCTION, watch);
    curl.multi_setopt(multi, SOCKETDATA, context);
    curl.multi_setopt(multi, TIMERFUNCTION, timer);
    curl.multi_setopt(multi, TIMERDATA, context);
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
    INSIDE(code = curl.easy_recv(easy, bytes, room, received));
    return code;
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

static void release_session(struct session *session) {
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
    (void)easy;
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
    release_session(tls->session);
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

void curl_binding_session_release(void *session) { release_session(session); }

void curl_binding_block_signal(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

int curl_binding_epoll_init(void) { return epoll_create1(EPOLL_CLOEXEC); }

void curl_binding_epoll_close(int epoll) { close(epoll); }

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

int curl_binding_waker_init(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void curl_binding_waker_wake(int waker) {
    uint64_t one = 1;
    ssize_t ignored = write(waker, &one, sizeof one);
    (void)ignored;
}

void curl_binding_waker_reset(int waker) {
    uint64_t count;
    ssize_t ignored = read(waker, &count, sizeof count);
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
curl_binding_tls *curl_binding_tls_init(
    curl_binding_easy easy, const char *protocols, unsigned count, void *session) {
    (void)easy, (void)protocols, (void)count, (void)session;
    return NULL;
}
void curl_binding_tls_release(curl_binding_tls *tls) { (void)tls; }
const char *curl_binding_tls_text(int alert) { return (void)alert, ""; }
void *curl_binding_session_init(void) { return NULL; }
void curl_binding_session_release(void *session) { (void)session; }
void curl_binding_block_signal(void) {}
int curl_binding_epoll_init(void) { return -1; }
void curl_binding_epoll_close(int epoll) { (void)epoll; }
void curl_binding_epoll_set(int epoll, int socket, int former, int what) {
    (void)epoll; (void)socket; (void)former; (void)what;
}
int curl_binding_epoll_ready(int epoll, curl_binding_ready *ready, int room, int milliseconds) {
    (void)epoll; (void)ready; (void)room; (void)milliseconds;
    return 0;
}
int curl_binding_waker_init(void) { return -1; }
void curl_binding_waker_wake(int waker) { (void)waker; }
void curl_binding_waker_reset(int waker) { (void)waker; }
ptrdiff_t curl_binding_socket_send(int socket, const void *bytes, size_t count) {
    return (void)socket, (void)bytes, (void)count, -2;
}
ptrdiff_t curl_binding_socket_receive(int socket, void *bytes, size_t room) {
    return (void)socket, (void)bytes, (void)room, -2;
}
void curl_binding_socket_set_up(int socket) { (void)socket; }
int64_t curl_binding_socket_unacknowledged(int socket) { return (void)socket, 0; }
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

curl_binding_inflated curl_binding_inflate(
    curl_binding_inflater inflater, const uint8_t *in, size_t *in_count, uint8_t *out,
    size_t *out_count) {
    if (inflater->brotli) {
        int code = brotli.DecompressStream(
            inflater->brotli, in_count, &in, out_count, &out, NULL);
        if (code == BROTLI_END) return CURL_BINDING_ENDED;
        return code == BROTLI_IN || code == BROTLI_OUT ? CURL_BINDING_GOING_ON : CURL_BINDING_CORRUPT;
    }
    struct stream *stream = &inflater->stream;
    unsigned most = *in_count < UINT32_MAX ? (unsigned)*in_count : UINT32_MAX;
    stream->in = in, stream->in_count = most;
    stream->out = out, stream->out_count = (unsigned)*out_count;
    int code = zlib.inflate(stream, 0);
    *in_count -= most - stream->in_count;
    *out_count = stream->out_count;
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
    struct stream *stream = &deflater->stream;
    int code = deflating.deflateInit2_(
        stream, level, DEFLATED, format, USUAL_MEMORY, USUAL_STRATEGY, "1", sizeof *stream);
    if (code == Z_FINE) return deflater;
    free(deflater);
    return NULL;
}

int curl_binding_deflate(
    curl_binding_deflater deflater, const uint8_t *in, size_t *in_count, uint8_t *out,
    size_t *out_count, curl_binding_flush flush) {
    struct stream *stream = &deflater->stream;
    unsigned most = *in_count < UINT32_MAX ? (unsigned)*in_count : UINT32_MAX;
    stream->in = in, stream->in_count = most;
    stream->out = out, stream->out_count = (unsigned)*out_count;
    int code = deflating.deflate(stream, most == *in_count ? flush : CURL_BINDING_NO_FLUSH);
    *in_count -= most - stream->in_count;
    *out_count = stream->out_count;
    return code == Z_END;
}

void curl_binding_deflater_reset(curl_binding_deflater deflater) {
    deflating.deflateReset(&deflater->stream);
}

void curl_binding_deflater_cleanup(curl_binding_deflater deflater) {
    deflating.deflateEnd(&deflater->stream);
    free(deflater);
}
