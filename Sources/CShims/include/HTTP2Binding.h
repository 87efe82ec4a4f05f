// The parts of nghttp2 that StreamNet uses, found as a dependency of libcurl: it frames HTTP/2, and
// the caller moves the bytes. Versions from 1.36 on have all of its functions.
#ifndef HTTP2_BINDING_H
#define HTTP2_BINDING_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef enum http2_binding_kind {
    // A field of a head or of trailers, which `bytes` and `value` are; and their end.
    HTTP2_BINDING_FIELD = 1, HTTP2_BINDING_FIELDS_END,
    HTTP2_BINDING_DATA,
    // The server has sent all of a stream; and a stream is over, for the reason of `code`.
    HTTP2_BINDING_END, HTTP2_BINDING_CLOSED,
    // The server has reset a stream; it was closed without this if it was broken.
    HTTP2_BINDING_RESET,
    // The server takes no more streams, for the reason of `code`.
    HTTP2_BINDING_GOAWAY,
    // The server has set its limits.
    HTTP2_BINDING_SETTINGS,
    // A stream, or with 0 the connection, is broken, as `bytes` say.
    HTTP2_BINDING_BROKEN,
    // A part of the request body is to be written to `room`, which has `count` bytes.
    HTTP2_BINDING_BODY,
} http2_binding_kind;

typedef struct http2_binding_event {
    http2_binding_kind kind;
    int32_t stream;
    // 1 if a part of the body is the last one, set by the handler.
    int is_last;
    uint32_t code;
    const uint8_t *_Nullable bytes;
    size_t count;
    const uint8_t *_Nullable value;
    size_t value_count;
    uint8_t *_Nullable room;
} http2_binding_event;

// The results of a part of the body besides its count.
enum { HTTP2_BINDING_PAUSE = -508, HTTP2_BINDING_FAIL = -521 };

// Takes an event. Only that of a body has a result, the count of its bytes.
typedef ptrdiff_t (*http2_binding_handler)(void *context, http2_binding_event *event);

typedef struct http2_binding_session *http2_binding_session;

// True if nghttp2 was found. Requires libcurl.
int http2_binding_is_there(void);
// Makes the client's side of a connection, whose streams and which itself may receive so many bytes
// ahead; NULL without memory.
http2_binding_session _Nullable http2_binding_init(
    uint32_t stream_window, uint32_t connection_window);
// Sets what is called with each event, while one of the functions below is.
void http2_binding_set_handler(
    http2_binding_session session, void *context, http2_binding_handler handler);
void http2_binding_cleanup(http2_binding_session session);
// Begins a stream, whose fields follow each other in `text`: `ends` has those of their names and
// values. Returns its number, or a negative code.
int32_t http2_binding_request(
    http2_binding_session session, const uint8_t *text, const size_t *ends, size_t fields,
    int has_body);
// Takes bytes from the server; false if the session cannot go on.
int http2_binding_receive(http2_binding_session session, const uint8_t *bytes, size_t count);
// Returns bytes for the server, valid until the next call; their count is 0 if there are none, and
// negative if the session cannot go on.
typedef struct http2_binding_bytes { const uint8_t *_Nullable start; ptrdiff_t count; } http2_binding_bytes;
http2_binding_bytes http2_binding_send(http2_binding_session session);
// False if the session neither sends nor receives any more.
int http2_binding_is_open(http2_binding_session session);
// Lets the server send so many bytes more: on the connection, or on a stream.
void http2_binding_consume(http2_binding_session session, int32_t stream, size_t count);
void http2_binding_reset(http2_binding_session session, int32_t stream, uint32_t code);
void http2_binding_resume(http2_binding_session session, int32_t stream);
void http2_binding_ping(http2_binding_session session);
// The number of streams that the server allows at a time.
uint32_t http2_binding_limit(http2_binding_session session);
// The name of an error code (RFC 9113 §7).
const char *http2_binding_text(uint32_t code);

#pragma clang assume_nonnull end

#endif
