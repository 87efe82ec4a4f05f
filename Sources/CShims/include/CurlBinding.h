// The parts of libcurl, zlib and brotli that StreamNet uses, looked up at run time: their ABIs are
// stable, so that no headers, no link flag and no package are needed. All functions of libcurl but
// the first two require it; inflating does not.
#ifndef CURL_BINDING_H
#define CURL_BINDING_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct curl_binding_easy *curl_binding_easy;
typedef struct curl_binding_multi *curl_binding_multi;
typedef struct curl_binding_list *curl_binding_list;

// Takes bytes of a response's head or body, or fills in those of a request's body; returns the
// number of bytes.
typedef size_t (*curl_binding_carry)(char *bytes, size_t size, size_t count, void *context);
// Rewinds the request body to `offset`; returns 0 on success.
typedef int (*curl_binding_seek)(void *context, int64_t offset, int origin);

// Asked before a request is sent on a connection; a result other than 0 closes it.
typedef int (*curl_binding_begin)(
    void *context, char *remote, char *local, int remote_port, int local_port);

// Takes a piece of the log; `kind` 0 is a text of libcurl's. Returns 0.
typedef int (*curl_binding_note)(
    void *easy, int kind, char *text, size_t count, void *context);

// Written by hand, and compared with libcurl's values where its headers are installed.
typedef enum curl_binding_option {
    CURL_BINDING_SSLVERSION = 32, CURL_BINDING_VERBOSE = 41, CURL_BINDING_NOBODY = 44, CURL_BINDING_UPLOAD = 46,
    CURL_BINDING_HTTPPROXYTUNNEL = 61, CURL_BINDING_FRESH_CONNECT = 74, CURL_BINDING_FORBID_REUSE = 75,
    CURL_BINDING_HTTP_VERSION = 84, CURL_BINDING_BUFFERSIZE = 98, CURL_BINDING_NOSIGNAL = 99,
    CURL_BINDING_CONNECT_ONLY = 141, CURL_BINDING_CONNECTTIMEOUT_MS = 156,
    CURL_BINDING_RTSP_REQUEST = 189,
    CURL_BINDING_PATH_AS_IS = 234,
    CURL_BINDING_PIPEWAIT = 237, CURL_BINDING_SUPPRESS_CONNECT_HEADERS = 265,
    CURL_BINDING_MAXAGE_CONN = 288, CURL_BINDING_MAXLIFETIME_CONN = 314,
    CURL_BINDING_QUICK_EXIT = 322,
    CURL_BINDING_URL = 10002, CURL_BINDING_PROXY = 10004, CURL_BINDING_ERRORBUFFER = 10010,
    CURL_BINDING_HTTPHEADER = 10023, CURL_BINDING_KEYPASSWD = 10026,
    CURL_BINDING_CUSTOMREQUEST = 10036, CURL_BINDING_CAINFO = 10065,
    CURL_BINDING_SSLCERTTYPE = 10086, CURL_BINDING_CAPATH = 10097,
    CURL_BINDING_PROXYUSERNAME = 10175, CURL_BINDING_PROXYPASSWORD = 10176,
    CURL_BINDING_NOPROXY = 10177, CURL_BINDING_RESOLVE = 10203, CURL_BINDING_PINNEDPUBLICKEY = 10230,
    CURL_BINDING_UNIX_SOCKET_PATH = 10231, CURL_BINDING_INFILESIZE_LARGE = 30115,
    CURL_BINDING_SSLCERT_BLOB = 40291, CURL_BINDING_SSLKEY_BLOB = 40292,
    CURL_BINDING_CAINFO_BLOB = 40309,
} curl_binding_option;

// A value of CURL_BINDING_RTSP_REQUEST, which means nothing to HTTP, except that libcurl repeats a
// request only if the server has refused its stream, and not because a reused connection was closed.
enum { CURL_BINDING_REFUSED_ONLY = 11 };

typedef enum curl_binding_info {
    CURL_BINDING_REQUEST_SIZE = 0x20000c, CURL_BINDING_NUM_CONNECTS = 0x20001a,
    CURL_BINDING_LOCAL_PORT = 0x20002a,
    CURL_BINDING_NAMELOOKUP_TIME_T = 0x600033,
    CURL_BINDING_CONNECT_TIME_T = 0x600034, CURL_BINDING_APPCONNECT_TIME_T = 0x600038,
} curl_binding_info;

// The values that a carry function may return instead of a count.
enum { CURL_BINDING_ABORT = 0x10000000, CURL_BINDING_PAUSE = 0x10000001 };

// The reason for which libcurl is not used, worded to follow its name; NULL if it is used. The
// first call looks libcurl up and initializes it.
const char *_Nullable curl_binding_absence(void);
// The way in which libcurl was found: "linked", "in the process", or the file that was loaded.
const char *curl_binding_origin(void);
// The name and version of libcurl and of its parts.
const char *curl_binding_version(void);
// The text for a `CURLcode`, the type of all codes but that of `multi_add`; 0 is always success.
const char *curl_binding_text(int code);

curl_binding_easy _Nullable curl_binding_easy_init(void);
void curl_binding_easy_cleanup(curl_binding_easy easy);
int curl_binding_set_number(curl_binding_easy easy, curl_binding_option option, int64_t value);
// Text is copied. A header list and the error buffer must outlive their use by the handle.
int curl_binding_set(
    curl_binding_easy easy, curl_binding_option option, const void *_Nullable pointer);
// The bytes are copied.
int curl_binding_set_bytes(
    curl_binding_easy easy, curl_binding_option option, const void *bytes, size_t count);
// Returns 0 if `begin` will be called, as from libcurl 7.80 on.
int curl_binding_set_callbacks(
    curl_binding_easy easy, void *context, curl_binding_carry head, curl_binding_carry body,
    curl_binding_carry read, curl_binding_seek seek, curl_binding_begin begin);
// Sets the function that takes the log, once CURL_BINDING_VERBOSE is set, with the same context.
void curl_binding_set_note(curl_binding_easy easy, void *context, curl_binding_note note);
// Sets up TLS with the options of the handle, to a peer on this machine that ends the connection at
// once. Returns the result, which is never success; 0 if it could not be tried. The handle must not
// be used for a transfer afterwards.
int curl_binding_try_tls(curl_binding_easy easy);
// Returns the socket of the last transfer's connection; -1 if that was not kept.
int curl_binding_socket(curl_binding_easy easy);
// Returns 1 if the socket is open and has this local port, else 0.
int curl_binding_has_port(int socket, int port);
// Returns 1 if there are bytes to read, which are left there, and the socket connects this local port
// to this address and port; else 0.
int curl_binding_has_bytes(int socket, int port, const char *remote, int remote_port);
// Returns a count, or microseconds since the start of the transfer; 0 if there is none.
int64_t curl_binding_get(curl_binding_easy easy, curl_binding_info info);
// Resumes the transfer in both directions.
void curl_binding_easy_resume(curl_binding_easy easy);
// Sends bytes on the connection that CURL_BINDING_CONNECT_ONLY has made; `sent` is their number.
int curl_binding_send(curl_binding_easy easy, const void *bytes, size_t count, size_t *sent);
// Receives bytes from it; none and success is its end.
int curl_binding_receive(curl_binding_easy easy, void *bytes, size_t room, size_t *received);

// Returns the list with a copy of `text` appended; NULL if there is no memory.
curl_binding_list _Nullable curl_binding_list_append(
    curl_binding_list _Nullable list, const char *text);
void curl_binding_list_free(curl_binding_list _Nullable list);

// Makes a handle that keeps at most `connections` connections open; NULL if there are no descriptors or
// no memory left. Its first wait ends at once.
curl_binding_multi _Nullable curl_binding_multi_init(long connections);
void curl_binding_multi_cleanup(curl_binding_multi multi);
int curl_binding_multi_add(curl_binding_multi multi, curl_binding_easy easy);
void curl_binding_multi_remove(curl_binding_multi multi, curl_binding_easy easy);
void curl_binding_multi_perform(curl_binding_multi multi);
// Waits until there is something to do, the handle is woken, the descriptor `other` can be read, or
// the time has passed; -1 is no descriptor.
void curl_binding_multi_wait(curl_binding_multi multi, int other, int milliseconds);
// Called with a socket and what it is watched for: CURL_BINDING_IN, CURL_BINDING_OUT, both, neither
// or, with CURL_BINDING_REMOVED, no more. Returns 0.
typedef int (*curl_binding_watch)(
    void *easy, int socket, int what, void *context, void *_Nullable of_socket);
// Called with the milliseconds after which to call `curl_binding_multi_act`; -1 is never. Returns 0.
typedef int (*curl_binding_timer)(void *multi, long milliseconds, void *context);
// Leaves it to the caller to watch the sockets of a handle, which is then not performed.
void curl_binding_multi_watch(
    curl_binding_multi multi, void *context, curl_binding_watch watch, curl_binding_timer timer);
// Does what can be done on a socket that is ready for `what`; with socket -1, what is due.
void curl_binding_multi_act(curl_binding_multi multi, int socket, int what);

enum { CURL_BINDING_IN = 1, CURL_BINDING_OUT = 2, CURL_BINDING_REMOVED = 4 };

// A socket that is ready, and what it is ready for.
typedef struct curl_binding_ready { int socket, what; } curl_binding_ready;

// Makes an epoll descriptor; -1 if there is none left.
int curl_binding_epoll_init(void);
void curl_binding_epoll_close(int epoll);
// Watches a socket for `what`, or with 0 no more; `former` is what it was watched for.
void curl_binding_epoll_set(int epoll, int socket, int former, int what);
// Returns the number of sockets that are ready, at most `room`, without waiting.
int curl_binding_epoll_ready(int epoll, curl_binding_ready *ready, int room);
// May be called on any thread.
void curl_binding_multi_wake(curl_binding_multi multi);
// Returns a handle whose transfer has ended, and its result code; NULL if there is none.
curl_binding_easy _Nullable curl_binding_multi_next_ended(curl_binding_multi multi, int *code);

// The formats of compressed data, as zlib numbers them; those from -9 to -14 are deflate alone, with
// a window of so many bits.
typedef enum curl_binding_format {
    CURL_BINDING_BROTLI = 0, CURL_BINDING_ZLIB = 15, CURL_BINDING_GZIP = 31,
    CURL_BINDING_RAW_DEFLATE = -15,
} curl_binding_format;

// CURL_BINDING_GOING_ON: all the input is used, or there is no room left.
typedef enum curl_binding_inflated {
    CURL_BINDING_GOING_ON, CURL_BINDING_ENDED, CURL_BINDING_CORRUPT,
} curl_binding_inflated;

typedef struct curl_binding_inflater *curl_binding_inflater;

// True if there is a library for the format. The first call looks both up.
int curl_binding_inflates(curl_binding_format format);
// Makes an inflater for one stream of data; NULL if there is no library or no memory.
curl_binding_inflater _Nullable curl_binding_inflater_init(curl_binding_format format);
// Inflates from `in` to `out`; the counts are those of the bytes given, and then of those left.
curl_binding_inflated curl_binding_inflate(
    curl_binding_inflater inflater, const uint8_t *_Nullable in, size_t *in_count, uint8_t *out,
    size_t *out_count);
// The reason for which data is corrupt.
const char *curl_binding_inflater_text(curl_binding_inflater inflater);
// Returns 1 if the data so far, none of it empty, ends with a block of deflate, on a whole byte.
int curl_binding_inflater_is_between_blocks(curl_binding_inflater inflater);
// Prepares for another stream of data; not for brotli.
void curl_binding_inflater_reset(curl_binding_inflater inflater);
// Prepares for another stream of deflate alone, which may refer to the bytes of this one.
void curl_binding_inflater_go_on(curl_binding_inflater inflater);
void curl_binding_inflater_cleanup(curl_binding_inflater inflater);

typedef struct curl_binding_deflater *curl_binding_deflater;

// True if there is a zlib that compresses. The first call looks it up.
int curl_binding_deflates(void);
// The usual level of compression; others are 1, the fastest, to 9.
enum { CURL_BINDING_USUAL_LEVEL = -1 };

// What a deflater does behind the input: waits for more, completes the output so far up to a whole
// byte, or ends the stream.
typedef enum curl_binding_flush {
    CURL_BINDING_NO_FLUSH = 0, CURL_BINDING_SYNC_FLUSH = 2, CURL_BINDING_FINISH = 4,
} curl_binding_flush;

// Makes a deflater for one stream of data, not of brotli; NULL if there is no zlib or no memory.
curl_binding_deflater _Nullable curl_binding_deflater_init(curl_binding_format format, int level);
// Deflates from `in` to `out`; the counts are those of the bytes given, and then of those left. To
// flush, it is called until there is room left, or 1 is returned: all of the stream has been taken.
int curl_binding_deflate(
    curl_binding_deflater deflater, const uint8_t *_Nullable in, size_t *in_count, uint8_t *out,
    size_t *out_count, curl_binding_flush flush);
// Prepares for another stream of data, which refers to nothing before it.
void curl_binding_deflater_reset(curl_binding_deflater deflater);
void curl_binding_deflater_cleanup(curl_binding_deflater deflater);

#pragma clang assume_nonnull end

#endif
