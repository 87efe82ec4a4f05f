// The parts of libcurl, zlib and brotli that StreamNet uses, looked up at run time: their ABIs are
// stable, so that no headers, no link flag and no package are needed. All functions of libcurl but
// the first two and the texts require it; inflating does not. libcurl makes connections only.
#ifndef CURL_BINDING_H
#define CURL_BINDING_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct curl_binding_easy *curl_binding_easy;
typedef struct curl_binding_multi *curl_binding_multi;

// Written by hand, and compared with libcurl's values where its headers are installed.
typedef enum curl_binding_option {
    CURL_BINDING_SSLVERSION = 32, CURL_BINDING_HTTPPROXYTUNNEL = 61,
    CURL_BINDING_HTTP_VERSION = 84, CURL_BINDING_BUFFERSIZE = 98, CURL_BINDING_NOSIGNAL = 99,
    CURL_BINDING_CONNECT_ONLY = 141, CURL_BINDING_CONNECTTIMEOUT_MS = 156,
    CURL_BINDING_SSL_ENABLE_ALPN = 226, CURL_BINDING_PATH_AS_IS = 234,
    CURL_BINDING_SUPPRESS_CONNECT_HEADERS = 265, CURL_BINDING_QUICK_EXIT = 322,
    CURL_BINDING_URL = 10002, CURL_BINDING_PROXY = 10004,
    CURL_BINDING_KEYPASSWD = 10026, CURL_BINDING_CAINFO = 10065,
    CURL_BINDING_SSLCERTTYPE = 10086, CURL_BINDING_CAPATH = 10097,
    CURL_BINDING_PROXYUSERNAME = 10175, CURL_BINDING_PROXYPASSWORD = 10176,
    CURL_BINDING_NOPROXY = 10177, CURL_BINDING_RESOLVE = 10203, CURL_BINDING_PINNEDPUBLICKEY = 10230,
    CURL_BINDING_UNIX_SOCKET_PATH = 10231,
    CURL_BINDING_SSLCERT_BLOB = 40291, CURL_BINDING_SSLKEY_BLOB = 40292,
    CURL_BINDING_CAINFO_BLOB = 40309,
} curl_binding_option;

typedef enum curl_binding_info {
    CURL_BINDING_NAMELOOKUP_TIME_T = 0x600033, CURL_BINDING_CONNECT_TIME_T = 0x600034,
    CURL_BINDING_APPCONNECT_TIME_T = 0x600038,
} curl_binding_info;

// The reason for which libcurl is not used, worded to follow its name; NULL if it is used. The
// first call looks libcurl up and initializes it.
const char *_Nullable curl_binding_absence(void);
// The way in which libcurl was found: "linked", "in the process", or the file that was loaded.
const char *curl_binding_origin(void);
// The name and version of libcurl and of its parts.
const char *curl_binding_version(void);
// The text for a `CURLcode`, the type of all codes but that of `multi_add`; 0 is always success.
const char *curl_binding_text(int code);

// Makes a handle for one connection, which libcurl keeps apart from all others.
curl_binding_easy _Nullable curl_binding_easy_init(void);
void curl_binding_easy_cleanup(curl_binding_easy easy);
// The text of its last error; empty if there is none.
const char *curl_binding_easy_text(curl_binding_easy easy);
int curl_binding_set_number(curl_binding_easy easy, curl_binding_option option, long value);
// Text is copied.
int curl_binding_set(
    curl_binding_easy easy, curl_binding_option option, const void *_Nullable pointer);
// Adds a line to the one list that a handle may have.
int curl_binding_add_line(curl_binding_easy easy, curl_binding_option option, const char *line);
// The bytes are copied.
int curl_binding_set_bytes(
    curl_binding_easy easy, curl_binding_option option, const void *bytes, size_t count);
// Sets up TLS with the options of the handle, to a peer on this machine that ends the connection at
// once. Returns the result, which is never success; 0 if it could not be tried. The handle must not
// be used for a transfer afterwards.
int curl_binding_try_tls(curl_binding_easy easy);
// Returns the socket of the connection that CURL_BINDING_CONNECT_ONLY has made; -1 without one.
int curl_binding_socket(curl_binding_easy easy);
// Returns another descriptor of a socket, which stays open without the handle; -1 if none is left.
int curl_binding_take_socket(int socket);
// Returns microseconds since the connection was begun; 0 for a step that was not reached.
int64_t curl_binding_get(curl_binding_easy easy, curl_binding_info info);
// Sends bytes on the connection, by its TLS if it has one; `sent` is their number.
int curl_binding_send(curl_binding_easy easy, const void *bytes, size_t count, size_t *sent);
// Receives bytes from it, of several records of TLS; none and success is its end.
int curl_binding_receive(curl_binding_easy easy, void *bytes, size_t room, size_t *received);

// The facts of a connection's TLS, which outlive it.
typedef struct curl_binding_tls {
    // The protocol that the server has chosen: 1 and 2 are those of HTTP, 0 is none or unknown.
    int protocol;
    // 1 if it has ended what it sends (close_notify), and 1 if it has resumed an earlier session.
    int is_ended, is_resumed;
    // The alert with which it has ended the connection (RFC 8446 §6); 0 is none.
    int alert;
} curl_binding_tls;

// True if libcurl's TLS is an OpenSSL whose functions can be called.
int curl_binding_tls_is_known(void);
// Makes the facts of a connection that `easy` will make, which offers these protocols of ALPN, none
// for a count of 0; NULL if there is no OpenSSL or no memory. `session` is where sessions are kept.
curl_binding_tls *_Nullable curl_binding_tls_init(
    curl_binding_easy easy, const char *protocols, unsigned count, void *session);
void curl_binding_tls_release(curl_binding_tls *tls);
// The text for an alert.
const char *curl_binding_tls_text(int alert);
// Makes a place for the last TLS session with a server, which its next connection resumes.
void *_Nullable curl_binding_session_init(void);
void curl_binding_session_release(void *session);

// Called with a socket and what it is watched for: CURL_BINDING_IN, CURL_BINDING_OUT, both, neither
// or, with CURL_BINDING_REMOVED, no more. Returns 0.
typedef int (*curl_binding_watch)(
    void *easy, int socket, int what, void *context, void *_Nullable of_socket);
// Called with the milliseconds after which to call `curl_binding_multi_act`; -1 is never. Returns 0.
typedef int (*curl_binding_timer)(void *multi, long milliseconds, void *context);
// Makes a handle; NULL if there are no descriptors or no memory left.
curl_binding_multi _Nullable curl_binding_multi_init(void);
// Leaves it to the caller to watch the sockets of a handle, which keeps no connection open.
void curl_binding_multi_watch(
    curl_binding_multi multi, void *context, curl_binding_watch watch, curl_binding_timer timer);
void curl_binding_multi_cleanup(curl_binding_multi multi);
int curl_binding_multi_add(curl_binding_multi multi, curl_binding_easy easy);
void curl_binding_multi_remove(curl_binding_multi multi, curl_binding_easy easy);
// Does what can be done on a socket that is ready for `what`; with socket -1, what is due.
void curl_binding_multi_act(curl_binding_multi multi, int socket, int what);

enum { CURL_BINDING_IN = 1, CURL_BINDING_OUT = 2, CURL_BINDING_REMOVED = 4 };

// A socket that is ready, and what it is ready for.
typedef struct curl_binding_ready { int socket, what; } curl_binding_ready;

// Keeps a lost connection from ending the process, by what the calling thread sends (SIGPIPE):
// OpenSSL below some versions of libcurl would.
void curl_binding_block_signal(void);
// Makes an epoll descriptor, and one that wakes it; -1 if there are none left.
int curl_binding_epoll_init(int *waker);
void curl_binding_close(int descriptor);
// Watches a socket for `what`, or with 0 no more; `former` is what it was watched for.
void curl_binding_epoll_set(int epoll, int socket, int former, int what);
// Returns the number of sockets that are ready, at most `room`: at once, or after so many
// milliseconds if there are none.
int curl_binding_epoll_ready(int epoll, curl_binding_ready *ready, int room, int milliseconds);
// Ends the wait of an epoll descriptor, or the next one. May be called on any thread.
void curl_binding_wake(int waker);

// Sends bytes on a socket; returns their number, -1 if there is no room, -2 if it is lost.
ptrdiff_t curl_binding_socket_send(int socket, const void *bytes, size_t count);
// Receives bytes; returns their number, 0 at the end, -1 if there are none yet, -2 if it is lost.
ptrdiff_t curl_binding_socket_receive(int socket, void *bytes, size_t room);
// Sets up a connection: small writes are sent at once, and its peer is looked for when it is silent.
void curl_binding_socket_set_up(int socket);
// The milliseconds for which the peer's system has acknowledged nothing of what waits for that; 0 if
// nothing does.
int64_t curl_binding_socket_unacknowledged(int socket);

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
