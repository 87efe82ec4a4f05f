// What StreamNet takes of libcurl, found at run time: its ABI is stable, so that neither headers
// nor a link flag nor a package is needed. All but the first two functions need it to be there.
#ifndef CURL_BINDING_H
#define CURL_BINDING_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct curl_binding_easy *curl_binding_easy;
typedef struct curl_binding_multi *curl_binding_multi;
typedef struct curl_binding_list *curl_binding_list;

// Bytes of a head, of a body that comes or of one that goes; gives how many were taken or laid.
typedef size_t (*curl_binding_carry)(char *bytes, size_t size, size_t count, void *context);
// Begins the body that goes at `offset` again; 0 is done.
typedef int (*curl_binding_seek)(void *context, int64_t offset, int origin);

// Written down by hand, and compared with libcurl's own where its headers are installed.
typedef enum curl_binding_option {
    CURL_BINDING_SSLVERSION = 32, CURL_BINDING_NOBODY = 44, CURL_BINDING_UPLOAD = 46,
    CURL_BINDING_FRESH_CONNECT = 74, CURL_BINDING_FORBID_REUSE = 75,
    CURL_BINDING_HTTP_VERSION = 84, CURL_BINDING_NOSIGNAL = 99,
    CURL_BINDING_CONNECTTIMEOUT_MS = 156, CURL_BINDING_PATH_AS_IS = 234,
    CURL_BINDING_SUPPRESS_CONNECT_HEADERS = 265, CURL_BINDING_QUICK_EXIT = 322,
    CURL_BINDING_URL = 10002, CURL_BINDING_PROXY = 10004, CURL_BINDING_ERRORBUFFER = 10010,
    CURL_BINDING_HTTPHEADER = 10023, CURL_BINDING_CUSTOMREQUEST = 10036,
    CURL_BINDING_CAINFO = 10065, CURL_BINDING_CAPATH = 10097, CURL_BINDING_ACCEPT_ENCODING = 10102,
    CURL_BINDING_NOPROXY = 10177, CURL_BINDING_PINNEDPUBLICKEY = 10230,
    CURL_BINDING_UNIX_SOCKET_PATH = 10231, CURL_BINDING_INFILESIZE_LARGE = 30115,
    CURL_BINDING_SSLCERT_BLOB = 40291, CURL_BINDING_SSLKEY_BLOB = 40292,
    CURL_BINDING_CAINFO_BLOB = 40309,
} curl_binding_option;

typedef enum curl_binding_info {
    CURL_BINDING_NUM_CONNECTS = 0x20001a, CURL_BINDING_NAMELOOKUP_TIME_T = 0x600033,
    CURL_BINDING_CONNECT_TIME_T = 0x600034, CURL_BINDING_APPCONNECT_TIME_T = 0x600038,
} curl_binding_info;

// What a carry function may give instead of a count.
enum { CURL_BINDING_ABORT = 0x10000000, CURL_BINDING_PAUSE = 0x10000001 };

// Why there is no libcurl to be used, to follow its name; NULL where there is one. The first call
// looks for it and sets it up.
const char *_Nullable curl_binding_absence(void);
// Its name, its version and those of its parts.
const char *curl_binding_version(void);
// What a code says; 0 is success everywhere, and all others are of type `CURLcode`.
const char *curl_binding_text(int code);

curl_binding_easy _Nullable curl_binding_easy_init(void);
void curl_binding_easy_reset(curl_binding_easy easy);
void curl_binding_easy_cleanup(curl_binding_easy easy);
int curl_binding_set_number(curl_binding_easy easy, curl_binding_option option, int64_t value);
// Text is copied; headers and what errors are written to must stay.
int curl_binding_set(
    curl_binding_easy easy, curl_binding_option option, const void *_Nullable pointer);
// The bytes are copied.
int curl_binding_set_bytes(
    curl_binding_easy easy, curl_binding_option option, const void *bytes, size_t count);
void curl_binding_set_callbacks(
    curl_binding_easy easy, void *context, curl_binding_carry head, curl_binding_carry body,
    curl_binding_carry read, curl_binding_seek seek);
// A count, or microseconds since the beginning; 0 for what there was not.
int64_t curl_binding_get(curl_binding_easy easy, curl_binding_info info);
// Lets bytes flow again, both ways.
void curl_binding_easy_resume(curl_binding_easy easy);

// The list with a copy of `text` at its end; NULL where there is no memory.
curl_binding_list _Nullable curl_binding_list_append(
    curl_binding_list _Nullable list, const char *text);
void curl_binding_list_free(curl_binding_list _Nullable list);

// One that keeps up to so many connections open.
curl_binding_multi _Nullable curl_binding_multi_init(long connections);
void curl_binding_multi_cleanup(curl_binding_multi multi);
int curl_binding_multi_add(curl_binding_multi multi, curl_binding_easy easy);
void curl_binding_multi_remove(curl_binding_multi multi, curl_binding_easy easy);
void curl_binding_multi_perform(curl_binding_multi multi);
// Waits until there is something to do, it is woken, or so much time has passed.
void curl_binding_multi_wait(curl_binding_multi multi, int milliseconds);
// From any thread.
void curl_binding_multi_wake(curl_binding_multi multi);
// One that has ended, and the code of its ending; NULL for none.
curl_binding_easy _Nullable curl_binding_multi_next_ended(curl_binding_multi multi, int *code);

#pragma clang assume_nonnull end

#endif
