#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // for RTLD_DEFAULT
#endif
#include "CurlBinding.h"

#include <stdbool.h>
#include <stdlib.h>
#if defined(__linux__)
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

enum {
    WRITEDATA = 10001, WRITEFUNCTION = 20011, READDATA = 10009, READFUNCTION = 20012,
    HEADERDATA = 10029, HEADERFUNCTION = 20079, SEEKDATA = 10168, SEEKFUNCTION = 20167,
    DEBUGDATA = 10095, DEBUGFUNCTION = 20094,
    ABSTRACT_UNIX_SOCKET = 10264,
    PREREQDATA = 10313, PREREQFUNCTION = 20312, ACTIVESOCKET = 0x50002c,
    FIRST_OFFSET = 30000, FIRST_TIME = 0x600000, BLOB_COPY = 1, GLOBAL_DEFAULT = 3, PAUSE_NOTHING = 0,
    MESSAGE_DONE = 1, MAXCONNECTS = 6, WAIT_IN = 1,
    SOCKETFUNCTION = 20001, SOCKETDATA = 10002, TIMERFUNCTION = 20004, TIMERDATA = 10005,
};

struct blob { void *bytes; size_t count; unsigned flags; };

struct waited { int descriptor; short events, found; };

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
OPTION(SSLVERSION) OPTION(VERBOSE) OPTION(RTSP_REQUEST) OPTION(NOBODY) OPTION(UPLOAD) OPTION(FRESH_CONNECT) OPTION(FORBID_REUSE)
OPTION(HTTP_VERSION) OPTION(NOSIGNAL) OPTION(CONNECTTIMEOUT_MS) OPTION(PATH_AS_IS)
OPTION(SUPPRESS_CONNECT_HEADERS) OPTION(PIPEWAIT) OPTION(MAXAGE_CONN) OPTION(URL) OPTION(PROXY) OPTION(ERRORBUFFER) OPTION(HTTPHEADER)
OPTION(CUSTOMREQUEST) OPTION(CAINFO) OPTION(CAPATH) OPTION(NOPROXY)
OPTION(PINNEDPUBLICKEY) OPTION(UNIX_SOCKET_PATH) OPTION(INFILESIZE_LARGE) OPTION(KEYPASSWD)
OPTION(SSLCERTTYPE) OPTION(BUFFERSIZE) OPTION(PROXYUSERNAME) OPTION(PROXYPASSWORD) OPTION(RESOLVE)
KNOWN(ABSTRACT_UNIX_SOCKET)
KNOWN(WRITEDATA) KNOWN(WRITEFUNCTION) KNOWN(READDATA) KNOWN(READFUNCTION) KNOWN(HEADERDATA)
KNOWN(HEADERFUNCTION) KNOWN(SEEKDATA) KNOWN(SEEKFUNCTION) KNOWN(DEBUGFUNCTION) KNOWN(DEBUGDATA)
SAME(CURL_BINDING_REFUSED_ONLY, CURL_RTSPREQ_RECEIVE)
INFO(LOCAL_PORT) INFO(REQUEST_SIZE) SAME(ACTIVESOCKET, CURLINFO_ACTIVESOCKET)
INFO(NAMELOOKUP_TIME_T) INFO(CONNECT_TIME_T) INFO(APPCONNECT_TIME_T) INFO(NUM_CONNECTS)
SAME(CURL_BINDING_ABORT, CURL_READFUNC_ABORT) SAME(CURL_BINDING_PAUSE, CURL_READFUNC_PAUSE)
SAME(CURL_BINDING_PAUSE, CURL_WRITEFUNC_PAUSE) SAME(PAUSE_NOTHING, CURLPAUSE_CONT)
SAME(GLOBAL_DEFAULT, CURL_GLOBAL_DEFAULT) SAME(MESSAGE_DONE, CURLMSG_DONE)
SAME(MAXCONNECTS, CURLMOPT_MAXCONNECTS) SAME(sizeof(struct message), sizeof(CURLMsg))
SAME(SOCKETFUNCTION, CURLMOPT_SOCKETFUNCTION) SAME(SOCKETDATA, CURLMOPT_SOCKETDATA)
SAME(TIMERFUNCTION, CURLMOPT_TIMERFUNCTION) SAME(TIMERDATA, CURLMOPT_TIMERDATA)
SAME(sizeof(struct waited), sizeof(struct curl_waitfd)) SAME(WAIT_IN, CURL_WAIT_POLLIN)
SAME(CURL_BINDING_IN, CURL_POLL_IN) SAME(CURL_BINDING_OUT, CURL_POLL_OUT)
SAME(CURL_BINDING_REMOVED, CURL_POLL_REMOVE) SAME(CURL_BINDING_IN, CURL_CSELECT_IN)
SAME(CURL_BINDING_OUT, CURL_CSELECT_OUT) OPTION(CONNECT_ONLY) OPTION(HTTPPROXYTUNNEL)
#if LIBCURL_VERSION_NUM >= 0x074d00
OPTION(SSLCERT_BLOB) OPTION(SSLKEY_BLOB) OPTION(CAINFO_BLOB)
SAME(sizeof(struct blob), sizeof(struct curl_blob)) SAME(BLOB_COPY, CURL_BLOB_COPY)
#endif
#if LIBCURL_VERSION_NUM >= 0x075000
KNOWN(PREREQDATA) KNOWN(PREREQFUNCTION) OPTION(MAXLIFETIME_CONN)
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
    int (*easy_pause)(void *easy, int mask);
    int (*easy_send)(void *easy, const void *bytes, size_t count, size_t *sent);
    int (*easy_recv)(void *easy, void *bytes, size_t room, size_t *received);
    const char *(*easy_strerror)(int code);
    void *(*slist_append)(void *list, const char *text);
    void (*slist_free_all)(void *list);
    void *(*multi_init)(void);
    int (*multi_setopt)(void *multi, int option, ...);
    int (*multi_cleanup)(void *multi);
    int (*multi_add_handle)(void *multi, void *easy);
    int (*multi_remove_handle)(void *multi, void *easy);
    int (*multi_perform)(void *multi, int *running);
    int (*multi_poll)(void *multi, void *more, unsigned count, int milliseconds, int *ready);
    int (*multi_wakeup)(void *multi);
    int (*multi_socket_action)(void *multi, int socket, int what, int *running);
    struct message *(*multi_info_read)(void *multi, int *left);
} curl;

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
    each(curl, curl_, easy_getinfo) each(curl, curl_, easy_pause) each(curl, curl_, easy_strerror) \
    each(curl, curl_, easy_send) each(curl, curl_, easy_recv) \
    each(curl, curl_, multi_socket_action) \
    each(curl, curl_, slist_append) each(curl, curl_, slist_free_all) each(curl, curl_, multi_init) \
    each(curl, curl_, multi_setopt) each(curl, curl_, multi_cleanup) \
    each(curl, curl_, multi_add_handle) each(curl, curl_, multi_remove_handle) \
    each(curl, curl_, multi_perform) each(curl, curl_, multi_poll) each(curl, curl_, multi_wakeup) \
    each(curl, curl_, multi_info_read)
#define ZLIB(each) \
    each(zlib,, inflateInit2_) each(zlib,, inflate) each(zlib,, inflateReset) each(zlib,, inflateEnd) \
    each(zlib,, inflateGetDictionary) each(zlib,, inflateSetDictionary)
#define DEFLATING(each) \
    each(deflating,, deflateInit2_) each(deflating,, deflate) each(deflating,, deflateReset) \
    each(deflating,, deflateEnd)
#define BROTLI(each) \
    each(brotli, BrotliDecoder, CreateInstance) each(brotli, BrotliDecoder, DecompressStream) \
    each(brotli, BrotliDecoder, DestroyInstance)

// The functions of a library that is linked into the program, the only one that a static program can
// have, since nothing can be looked up there; else NULL. They add nothing to a program.
#define DECLARE(library, prefix, name) \
    extern void linked_##library##_##name(void) __asm__(#prefix #name) __attribute__((weak));
CURL(DECLARE) ZLIB(DECLARE) DEFLATING(DECLARE) BROTLI(DECLARE)

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

// Two functions for each library: they look all its functions up, and return false if one is missing.
#define TAKE(library, prefix, name) && (*(void **)&library.name = (void *)linked_##library##_##name)
#define FIND(library, prefix, name) && (*(void **)&library.name = dlsym(file, #prefix #name))
#define SEARCH(library, functions) \
    static bool take_##library(void) { return true functions(TAKE); } \
    static bool find_##library(void *file) { return true functions(FIND); }
SEARCH(curl, CURL) SEARCH(zlib, ZLIB) SEARCH(deflating, DEFLATING) SEARCH(brotli, BROTLI)

static void load(void) {
    // As a rule, FoundationNetworking has loaded libcurl.
    void *library = RTLD_DEFAULT;
    bool is_there = linked_curl_global_init || dlsym(library, "curl_global_init");
    if (!is_there) is_there = (library = dlopen("libcurl.so.4", RTLD_NOW));
    if (!is_there) absence = "was not found";
    else if (take_curl()) origin = "linked";
    else if (find_curl(library)) origin = library == RTLD_DEFAULT ? "in the process" : "libcurl.so.4";
    else absence = "is older than 7.68";
    if (absence) return;
    if (curl.global_init(GLOBAL_DEFAULT) != 0) absence = "could not be set up";
    else atexit(stay_outside);
}

const char *curl_binding_absence(void) {
    pthread_once(&once, load);
    return absence;
}
const char *curl_binding_origin(void) { return curl_binding_absence() ? "" : origin; }

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

int curl_binding_set_callbacks(
    curl_binding_easy easy, void *context, curl_binding_carry head, curl_binding_carry body,
    curl_binding_carry read, curl_binding_seek seek, curl_binding_begin begin) {
    curl.easy_setopt(easy, HEADERFUNCTION, head);
    curl.easy_setopt(easy, HEADERDATA, context);
    curl.easy_setopt(easy, WRITEFUNCTION, body);
    curl.easy_setopt(easy, WRITEDATA, context);
    curl.easy_setopt(easy, READFUNCTION, read);
    curl.easy_setopt(easy, READDATA, context);
    curl.easy_setopt(easy, SEEKFUNCTION, seek);
    curl.easy_setopt(easy, SEEKDATA, context);
    curl.easy_setopt(easy, PREREQDATA, context);
    return curl.easy_setopt(easy, PREREQFUNCTION, begin);
}

void curl_binding_set_note(curl_binding_easy easy, void *context, curl_binding_note note) {
    curl.easy_setopt(easy, DEBUGFUNCTION, note);
    curl.easy_setopt(easy, DEBUGDATA, context);
}

int64_t curl_binding_get(curl_binding_easy easy, curl_binding_info info) {
    int64_t microseconds = 0;
    long number = 0;
    curl.easy_getinfo(easy, info, info < FIRST_TIME ? (void *)&number : (void *)&microseconds);
    return info < FIRST_TIME ? number : microseconds;
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
            curl_binding_multi_perform(multi);
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

#if defined(__linux__)
// Both kinds of address in one place, and the port of either.
union address { struct sockaddr any; struct sockaddr_in v4; struct sockaddr_in6 v6; };

static int port_of(const union address *address) {
    int is_v6 = address->any.sa_family == AF_INET6;
    return ntohs(is_v6 ? address->v6.sin6_port : address->v4.sin_port);
}

int curl_binding_has_port(int socket, int port) {
    union address local = {0};
    socklen_t size = sizeof local;
    return getsockname(socket, &local.any, &size) == 0 && port_of(&local) == port;
}

int curl_binding_has_bytes(int socket, int port, const char *remote, int remote_port) {
    // Asked first: it is one call, which changes nothing if the number is another file's by now, and
    // a connection seldom has any.
    int count = 0;
    if (ioctl(socket, FIONREAD, &count) != 0 || count <= 0) return 0;
    union address peer = {0};
    socklen_t size = sizeof peer;
    char text[INET6_ADDRSTRLEN] = "";
    if (!curl_binding_has_port(socket, port) || getpeername(socket, &peer.any, &size) != 0) return 0;
    int is_v6 = peer.any.sa_family == AF_INET6;
    const void *number = is_v6 ? (const void *)&peer.v6.sin6_addr : &peer.v4.sin_addr;
    inet_ntop(peer.any.sa_family, number, text, sizeof text);
    return port_of(&peer) == remote_port && strcmp(text, remote) == 0;
}
#else
int curl_binding_has_port(int socket, int port) { (void)socket; (void)port; return 0; }
int curl_binding_has_bytes(int socket, int port, const char *remote, int remote_port) {
    (void)socket; (void)port; (void)remote; (void)remote_port;
    return 0;
}
#endif

int curl_binding_socket(curl_binding_easy easy) {
    int socket = -1;
    curl.easy_getinfo(easy, ACTIVESOCKET, &socket);
    return socket;
}

void curl_binding_easy_resume(curl_binding_easy easy) {
    INSIDE(curl.easy_pause(easy, PAUSE_NOTHING));
}

curl_binding_list curl_binding_list_append(curl_binding_list list, const char *text) {
    return curl.slist_append(list, text);
}

void curl_binding_list_free(curl_binding_list list) { curl.slist_free_all(list); }

curl_binding_multi curl_binding_multi_init(long connections) {
    curl_binding_multi multi = curl.multi_init();
    if (!multi) return NULL;
    if (curl.multi_wakeup(multi) != 0) {
        // There was no descriptor left for waking it, which it would never have.
        curl.multi_cleanup(multi);
        return NULL;
    }
    curl.multi_setopt(multi, MAXCONNECTS, connections);
    return multi;
}

void curl_binding_multi_cleanup(curl_binding_multi multi) { INSIDE(curl.multi_cleanup(multi)); }

int curl_binding_multi_add(curl_binding_multi multi, curl_binding_easy easy) {
    return curl.multi_add_handle(multi, easy);
}

void curl_binding_multi_remove(curl_binding_multi multi, curl_binding_easy easy) {
    INSIDE(curl.multi_remove_handle(multi, easy));
}

void curl_binding_multi_perform(curl_binding_multi multi) {
    int running;
    INSIDE(curl.multi_perform(multi, &running));
}

void curl_binding_multi_wait(curl_binding_multi multi, int other, int milliseconds) {
    struct waited waited = {other, WAIT_IN, 0};
    curl.multi_poll(multi, &waited, other >= 0, milliseconds, NULL);
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
int curl_binding_epoll_init(void) { return epoll_create1(EPOLL_CLOEXEC); }

void curl_binding_epoll_close(int epoll) { close(epoll); }

void curl_binding_epoll_set(int epoll, int socket, int former, int what) {
    struct epoll_event event = {.data.fd = socket};
    event.events = (what & CURL_BINDING_IN ? EPOLLIN : 0) | (what & CURL_BINDING_OUT ? EPOLLOUT : 0);
    epoll_ctl(epoll, !what ? EPOLL_CTL_DEL : former ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, socket, &event);
}

int curl_binding_epoll_ready(int epoll, curl_binding_ready *ready, int room) {
    struct epoll_event events[64];
    int count = epoll_wait(epoll, events, room < 64 ? room : 64, 0);
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
#else
int curl_binding_epoll_init(void) { return -1; }
void curl_binding_epoll_close(int epoll) { (void)epoll; }
void curl_binding_epoll_set(int epoll, int socket, int former, int what) {
    (void)epoll; (void)socket; (void)former; (void)what;
}
int curl_binding_epoll_ready(int epoll, curl_binding_ready *ready, int room) {
    (void)epoll; (void)ready; (void)room;
    return 0;
}
#endif

void curl_binding_multi_wake(curl_binding_multi multi) { curl.multi_wakeup(multi); }

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
