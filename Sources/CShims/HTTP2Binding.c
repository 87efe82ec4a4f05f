#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "HTTP2Binding.h"
#include "CurlBinding.h"
#include "Lookup.h"

#include <stdlib.h>
#include <string.h>

// nghttp2's structures, as far as they are read.
struct field { uint8_t *name, *value; size_t name_count, value_count; uint8_t flags; };
struct setting { int32_t id; uint32_t value; };
struct header { size_t count; int32_t stream; uint8_t type, flags, reserved; };
struct reset { struct header header; uint32_t code; };
struct goaway { struct header header; int32_t last; uint32_t code; };
struct source {
    void *pointer;
    ptrdiff_t (*read)(
        void *session, int32_t stream, uint8_t *bytes, size_t count, uint32_t *flags,
        void **source, void *context);
};

enum {
    DATA_FRAME = 0, HEADERS_FRAME = 1, RESET_FRAME = 3, SETTINGS_FRAME = 4,
    GOAWAY_FRAME = 7, LAST = 1, LAST_OF_BODY = 1,
    ENABLE_PUSH = 2, MAX_STREAMS = 3, INITIAL_WINDOW = 4, FIELD_LIMIT = 64,
};

#if __has_include(<nghttp2/nghttp2.h>)
#include <nghttp2/nghttp2.h>
#define SAME(mine, theirs) _Static_assert((long)(mine) == (long)(theirs), #theirs);
SAME(sizeof(struct field), sizeof(nghttp2_nv)) SAME(sizeof(struct setting), sizeof(nghttp2_settings_entry))
SAME(sizeof(struct header), sizeof(nghttp2_frame_hd))
SAME(offsetof(struct header, type), offsetof(nghttp2_frame_hd, type))
SAME(offsetof(struct header, flags), offsetof(nghttp2_frame_hd, flags))
SAME(offsetof(struct reset, code), offsetof(nghttp2_rst_stream, error_code))
SAME(offsetof(struct goaway, code), offsetof(nghttp2_goaway, error_code))
SAME(sizeof(struct source), sizeof(nghttp2_data_provider))
SAME(HEADERS_FRAME, NGHTTP2_HEADERS) SAME(RESET_FRAME, NGHTTP2_RST_STREAM)
SAME(SETTINGS_FRAME, NGHTTP2_SETTINGS)
SAME(GOAWAY_FRAME, NGHTTP2_GOAWAY) SAME(LAST, NGHTTP2_FLAG_END_STREAM)
SAME(LAST_OF_BODY, NGHTTP2_DATA_FLAG_EOF)
SAME(ENABLE_PUSH, NGHTTP2_SETTINGS_ENABLE_PUSH)
SAME(MAX_STREAMS, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS)
SAME(INITIAL_WINDOW, NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE)
SAME(HTTP2_BINDING_PAUSE, NGHTTP2_ERR_DEFERRED)
SAME(HTTP2_BINDING_FAIL, NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE)
#endif

#define SETTER (void *callbacks, void *call)
#define NGHTTP2(each) \
    each(nghttp2, nghttp2_, session_callbacks_new, int, (void **callbacks)) \
    each(nghttp2, nghttp2_, session_callbacks_del, void, (void *callbacks)) \
    each(nghttp2, nghttp2_, session_callbacks_set_on_header_callback, void, SETTER) \
    each(nghttp2, nghttp2_, session_callbacks_set_on_frame_recv_callback, void, SETTER) \
    each(nghttp2, nghttp2_, session_callbacks_set_on_data_chunk_recv_callback, void, SETTER) \
    each(nghttp2, nghttp2_, session_callbacks_set_on_stream_close_callback, void, SETTER) \
    each(nghttp2, nghttp2_, session_callbacks_set_on_invalid_frame_recv_callback, void, SETTER) \
    each(nghttp2, nghttp2_, session_callbacks_set_error_callback, void, SETTER) \
    each(nghttp2, nghttp2_, option_new, int, (void **options)) \
    each(nghttp2, nghttp2_, option_del, void, (void *options)) \
    each(nghttp2, nghttp2_, option_set_no_auto_window_update, void, (void *options, int value)) \
    each(nghttp2, nghttp2_, session_client_new2, int, \
        (void **session, void *callbacks, void *context, void *options)) \
    each(nghttp2, nghttp2_, session_del, void, (void *session)) \
    each(nghttp2, nghttp2_, submit_settings, int, \
        (void *session, uint8_t flags, struct setting *settings, size_t count)) \
    each(nghttp2, nghttp2_, submit_request, int32_t, \
        ( void *session, void *priority, struct field *fields, size_t count, struct source *body, \
            void *context)) \
    each(nghttp2, nghttp2_, submit_rst_stream, int, \
        (void *session, uint8_t flags, int32_t stream, uint32_t code)) \
    each(nghttp2, nghttp2_, submit_ping, int, (void *session, uint8_t flags, const uint8_t *data)) \
    each(nghttp2, nghttp2_, session_set_local_window_size, int, \
        ( void *session, uint8_t flags, int32_t stream, int32_t size)) \
    each(nghttp2, nghttp2_, session_resume_data, int, (void *session, int32_t stream)) \
    each(nghttp2, nghttp2_, session_mem_recv, ptrdiff_t, (void *session, const uint8_t *bytes, size_t count)) \
    each(nghttp2, nghttp2_, session_mem_send, ptrdiff_t, (void *session, const uint8_t **bytes)) \
    each(nghttp2, nghttp2_, session_consume_connection, int, (void *session, size_t count)) \
    each(nghttp2, nghttp2_, session_consume_stream, int, (void *session, int32_t stream, size_t count)) \
    each(nghttp2, nghttp2_, session_want_read, int, (void *session)) \
    each(nghttp2, nghttp2_, session_want_write, int, (void *session)) \
    each(nghttp2, nghttp2_, session_get_remote_settings, uint32_t, (void *session, int id)) \
    each(nghttp2, nghttp2_, http2_strerror, const char *, (uint32_t code)) \
    each(nghttp2, nghttp2_, strerror, const char *, (int code))
static struct { NGHTTP2(FIELD) } nghttp2;

struct http2_binding_session { void *session, *context; http2_binding_handler handler; };

#if defined(__linux__)
#include <pthread.h>

NGHTTP2(DECLARE)
SEARCH(nghttp2, NGHTTP2)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_there;
// Of newer versions, which limit the frames of a head; NULL in others.
static void (*set_max_continuations)(void *options, size_t count);
extern void linked_max_continuations(void)
    __asm__("nghttp2_option_set_max_continuations") __attribute__((weak));

static void look_up(void) {
    void *file = curl_binding_file();
    is_there = !curl_binding_absence() && (take_nghttp2() || (file && find_nghttp2(file)));
    *(void **)&set_max_continuations = (void *)linked_max_continuations;
    if (is_there && !set_max_continuations && file) {
        *(void **)&set_max_continuations = dlsym(file, "nghttp2_option_set_max_continuations");
    }
}

int http2_binding_is_there(void) {
    pthread_once(&once, look_up);
    return is_there;
}
#else
static void (*set_max_continuations)(void *options, size_t count);
int http2_binding_is_there(void) { return 0; }
#endif

static ptrdiff_t pass(http2_binding_session session, http2_binding_event *event) {
    // None before the first call of the caller, and behind its last.
    return session->context ? session->handler(session->context, event) : 0;
}

static void tell(http2_binding_session session, http2_binding_event event) {
    pass(session, &event);
}

static int on_field(
    void *session, const struct header *frame, const uint8_t *name, size_t count,
    const uint8_t *value, size_t value_count, uint8_t flags, void *context) {
    tell(context, (http2_binding_event){
        .kind = HTTP2_BINDING_FIELD, .stream = frame->stream, .bytes = name, .count = count,
        .value = value, .value_count = value_count});
    return 0;
}

static int on_frame(void *session, const struct header *frame, void *context) {
    static const http2_binding_kind kinds[] = {
        [HEADERS_FRAME] = HTTP2_BINDING_FIELDS_END, [RESET_FRAME] = HTTP2_BINDING_RESET,
        [SETTINGS_FRAME] = HTTP2_BINDING_SETTINGS, [GOAWAY_FRAME] = HTTP2_BINDING_GOAWAY,
    };
    http2_binding_event event = {.stream = frame->stream};
    if (frame->type <= GOAWAY_FRAME) event.kind = kinds[frame->type];
    if (frame->type == RESET_FRAME) event.code = ((struct reset *)frame)->code;
    if (frame->type == GOAWAY_FRAME) event.code = ((struct goaway *)frame)->code;
    // There is none for others, those of a body included.
    if (event.kind) tell(context, event);
    event.kind = HTTP2_BINDING_END;
    if (frame->flags & LAST && frame->type <= HEADERS_FRAME) tell(context, event);
    return 0;
}

static int on_data(
    void *session, uint8_t flags, int32_t stream, const uint8_t *bytes, size_t count,
    void *context) {
    tell(context, (http2_binding_event){
        .kind = HTTP2_BINDING_DATA, .stream = stream, .bytes = bytes, .count = count});
    return 0;
}

static int on_close(void *session, int32_t stream, uint32_t code, void *context) {
    tell(context, (http2_binding_event){
        .kind = HTTP2_BINDING_CLOSED, .stream = stream, .code = code});
    return 0;
}

static int on_error(void *session, const char *text, size_t count, void *context) {
    tell(context, (http2_binding_event){
        .kind = HTTP2_BINDING_BROKEN, .bytes = (const uint8_t *)text, .count = count});
    return 0;
}

static int on_broken(void *session, const struct header *frame, int code, void *context) {
    const char *text = nghttp2.strerror(code);
    tell(context, (http2_binding_event){
        .kind = HTTP2_BINDING_BROKEN, .stream = frame->stream, .bytes = (const uint8_t *)text,
        .count = strlen(text)});
    return 0;
}

static ptrdiff_t read_body(
    void *session, int32_t stream, uint8_t *bytes, size_t count, uint32_t *flags, void **source,
    void *context) {
    http2_binding_event event = {
        .kind = HTTP2_BINDING_BODY, .stream = stream, .room = bytes, .count = count};
    ptrdiff_t result = pass(context, &event);
    if (result >= 0 && event.is_last) *flags |= LAST_OF_BODY;
    return result;
}

http2_binding_session http2_binding_init(uint32_t stream_window, uint32_t connection_window) {
    http2_binding_session own = calloc(1, sizeof *own);
    void *callbacks = NULL, *options = NULL;
    if (!own) return NULL;
    if (nghttp2.session_callbacks_new(&callbacks) == 0 && nghttp2.option_new(&options) == 0) {
        nghttp2.session_callbacks_set_on_header_callback(callbacks, on_field);
        nghttp2.session_callbacks_set_on_frame_recv_callback(callbacks, on_frame);
        nghttp2.session_callbacks_set_on_data_chunk_recv_callback(callbacks, on_data);
        nghttp2.session_callbacks_set_on_stream_close_callback(callbacks, on_close);
        nghttp2.session_callbacks_set_on_invalid_frame_recv_callback(callbacks, on_broken);
        nghttp2.session_callbacks_set_error_callback(callbacks, on_error);
        nghttp2.option_set_no_auto_window_update(options, 1);
        // The bytes of a head are counted by the caller.
        if (set_max_continuations) set_max_continuations(options, 64);
        nghttp2.session_client_new2(&own->session, callbacks, own, options);
    }
    if (callbacks) nghttp2.session_callbacks_del(callbacks);
    if (options) nghttp2.option_del(options);
    struct setting settings[] = {{ENABLE_PUSH, 0}, {INITIAL_WINDOW, stream_window}};
    if (own->session && nghttp2.submit_settings(own->session, 0, settings, 2) == 0
        && nghttp2.session_set_local_window_size(
            own->session, 0, 0, (int32_t)connection_window) == 0) return own;
    http2_binding_cleanup(own);
    return NULL;
}

void http2_binding_set_handler(
    http2_binding_session own, void *context, http2_binding_handler handler) {
    own->context = context, own->handler = handler;
}

void http2_binding_cleanup(http2_binding_session own) {
    own->context = NULL;
    if (own->session) nghttp2.session_del(own->session);
    free(own);
}

int32_t http2_binding_request(
    http2_binding_session own, const uint8_t *text, const size_t *ends, size_t fields,
    int has_body) {
    struct field few[FIELD_LIMIT], *all = few;
    if (fields > FIELD_LIMIT && !(all = malloc(fields * sizeof *all))) return -1;
    size_t start = 0;
    for (size_t index = 0; index < fields; index++) {
        size_t name = ends[2 * index], value = ends[2 * index + 1];
        all[index] = (struct field){
            (uint8_t *)text + start, (uint8_t *)text + name, name - start, value - name, 0};
        start = value;
    }
    struct source body = {NULL, read_body};
    int32_t stream = nghttp2.submit_request(
        own->session, NULL, all, fields, has_body ? &body : NULL, NULL);
    if (all != few) free(all);
    return stream;
}

int http2_binding_receive(http2_binding_session own, const uint8_t *bytes, size_t count) {
    return nghttp2.session_mem_recv(own->session, bytes, count) >= 0;
}

http2_binding_bytes http2_binding_send(http2_binding_session own) {
    http2_binding_bytes bytes = {NULL, 0};
    bytes.count = nghttp2.session_mem_send(own->session, &bytes.start);
    return bytes;
}

int http2_binding_is_open(http2_binding_session own) {
    return nghttp2.session_want_read(own->session) || nghttp2.session_want_write(own->session);
}

void http2_binding_consume(http2_binding_session own, int32_t stream, size_t count) {
    if (stream == 0) nghttp2.session_consume_connection(own->session, count);
    else nghttp2.session_consume_stream(own->session, stream, count);
}

void http2_binding_reset(http2_binding_session own, int32_t stream, uint32_t code) {
    nghttp2.submit_rst_stream(own->session, 0, stream, code);
}

void http2_binding_resume(http2_binding_session own, int32_t stream) {
    nghttp2.session_resume_data(own->session, stream);
}

void http2_binding_ping(http2_binding_session own) {
    nghttp2.submit_ping(own->session, 0, NULL);
}

uint32_t http2_binding_limit(http2_binding_session own) {
    return nghttp2.session_get_remote_settings(own->session, MAX_STREAMS);
}

const char *http2_binding_text(uint32_t code) {
    return http2_binding_is_there() ? nghttp2.http2_strerror(code) : "";
}
