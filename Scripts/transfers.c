// A few hundred connections over `CurlBinding`, as a loop would have them: libcurl makes many at a time, plain and
// with TLS, and each has one request, of HTTP/1.1 or by `HTTP2Binding`, with bodies both ways and pauses; every
// fifth is given up on its way. And compressed data, whole and cut anywhere. For Scripts/valgrind-curl.
#include "CurlBinding.h"
#include "HTTP2Binding.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { AT_A_TIME = 16, CONNECTIONS = 300, UPLOAD = 100000, SOCKETS = 1024, AGAIN = 81 };

struct connection {
    // Its own: libcurl closes the connections of a handle that it takes for dead or old when it makes another.
    curl_binding_multi multi;
    curl_binding_easy easy;
    curl_binding_list addresses;
    curl_binding_tls *tls;
    http2_binding_session http2;
    char error[256];
    uint8_t *output;
    size_t count, sent, received, uploaded;
    int32_t stream;
    int number, turns, socket;
    bool is_running, is_secure, is_upload, is_paused, is_over;
};

static struct connection connections[AT_A_TIME];
static int epoll, watched[SOCKETS], ended, cancelled, failed, resumed;
static size_t received;
static struct connection *owners[SOCKETS];

static int watch(void *easy, int socket, int what, void *context, void *of_socket) {
    (void)easy, (void)of_socket;
    owners[socket] = context;
    what = what & CURL_BINDING_REMOVED ? 0 : what;
    if (what != watched[socket]) curl_binding_epoll_set(epoll, socket, watched[socket], what);
    watched[socket] = what;
    return 0;
}

static int set_timer(void *of_multi, long milliseconds, void *context) {
    (void)of_multi, (void)milliseconds, (void)context;
    return 0;
}

static void append(struct connection *connection, const void *bytes, size_t count) {
    connection->output = realloc(connection->output, connection->count + count);
    memcpy(connection->output + connection->count, bytes, count);
    connection->count += count;
}

static void hear(struct connection *connection, const uint8_t *bytes, size_t count) {
    // Read, so that memory that is not there is noticed.
    for (size_t at = 0; at < count; at++) connection->received += bytes[at] == 0;
}

static ptrdiff_t handle(void *context, http2_binding_event *event) {
    struct connection *connection = context;
    switch (event->kind) {
    case HTTP2_BINDING_DATA:
        hear(connection, event->bytes, event->count);
        http2_binding_consume(connection->http2, 0, event->count);
        http2_binding_consume(connection->http2, event->stream, event->count);
        break;
    case HTTP2_BINDING_FIELD: hear(connection, event->value, event->value_count); break;
    case HTTP2_BINDING_END: connection->is_over = true; break;
    case HTTP2_BINDING_BODY: {
        if ((connection->is_paused = rand() % 2)) return HTTP2_BINDING_PAUSE;
        size_t left = UPLOAD - connection->uploaded, part = left < event->count ? left : event->count;
        memset(event->room, 0, part);
        connection->uploaded += part;
        event->is_last = connection->uploaded == UPLOAD;
        return part;
    }
    default: break;
    }
    return 0;
}

static void ask_http2(struct connection *connection) {
    const char *fields[] = {
        ":method", connection->is_upload ? "POST" : "GET", ":scheme", "https", ":authority", "localhost",
        ":path", connection->is_upload ? "/read" : "/file",
    };
    uint8_t text[256];
    size_t ends[8], count = 0;
    for (int at = 0; at < 8; at++) {
        memcpy(text + count, fields[at], strlen(fields[at]));
        ends[at] = count += strlen(fields[at]);
    }
    connection->http2 = http2_binding_init(connection, handle, 1 << 20, 1 << 24);
    connection->stream = http2_binding_request(connection->http2, text, ends, 4, connection->is_upload);
}

static void ask(struct connection *connection) {
    connection->socket = curl_binding_socket(connection->easy);
    curl_binding_socket_set_up(connection->socket);
    watch(NULL, connection->socket, CURL_BINDING_IN | CURL_BINDING_OUT, connection, NULL);
    if (connection->tls && connection->tls->is_resumed) resumed++;
    if (connection->tls && connection->tls->protocol == 2) return ask_http2(connection);
    char head[256];
    int count = snprintf(
        head, sizeof head,
        "%s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n\r\n",
        connection->is_upload ? "POST /read" : "GET /file", connection->is_upload ? UPLOAD : 0);
    append(connection, head, count);
    uint8_t *body = calloc(1, UPLOAD);
    if (connection->is_upload) append(connection, body, UPLOAD);
    free(body);
}

static void start(
    struct connection *connection, int number, char *urls[], const char *address, void *session) {
    *connection = (struct connection){
        .number = number, .turns = 1 + rand() % 10, .socket = -1, .is_running = true,
        .is_secure = number % 3, .is_upload = number % 2, .easy = curl_binding_easy_init(),
        .multi = curl_binding_multi_init()};
    curl_binding_multi_watch(connection->multi, connection, watch, set_timer);
    curl_binding_easy easy = connection->easy;
    curl_binding_set(easy, CURL_BINDING_ERRORBUFFER, connection->error);
    curl_binding_set_number(easy, CURL_BINDING_NOSIGNAL, 1);
    curl_binding_set_number(easy, CURL_BINDING_CONNECT_ONLY, 1);
    curl_binding_set_number(easy, CURL_BINDING_HTTP_VERSION, 2);
    curl_binding_set(easy, CURL_BINDING_URL, urls[connection->is_secure]);
    curl_binding_set(easy, CURL_BINDING_CAINFO, urls[2]);
    connection->addresses = curl_binding_list_append(NULL, address);
    curl_binding_set(easy, CURL_BINDING_RESOLVE, connection->addresses);
    const char *protocols = number % 3 == 1 ? "\x08http/1.1" : "\x02h2\x08http/1.1";
    if (connection->is_secure) {
        connection->tls = curl_binding_tls_init(easy, protocols, strlen(protocols), session);
    }
    if (curl_binding_multi_add(connection->multi, easy) != 0) failed++;
}

static void stop(struct connection *connection) {
    if (connection->socket >= 0) watch(NULL, connection->socket, CURL_BINDING_REMOVED, connection, NULL);
    if (connection->http2) http2_binding_cleanup(connection->http2);
    curl_binding_multi_remove(connection->multi, connection->easy);
    curl_binding_easy_cleanup(connection->easy);
    curl_binding_multi_cleanup(connection->multi);
    if (connection->tls) curl_binding_tls_release(connection->tls);
    curl_binding_list_free(connection->addresses);
    free(connection->output);
    connection->is_running = false;
}

static void fail(struct connection *connection, const char *text) {
    fprintf(stderr, "%d: %s %s\n", connection->number, text, connection->error);
    failed++;
    connection->is_over = true;
}

static bool send_some(struct connection *connection) {
    size_t count = 0, left = connection->count - connection->sent;
    const uint8_t *start = connection->output + connection->sent;
    if (connection->is_secure) {
        curl_binding_send(connection->easy, start, left, &count);
    } else {
        ptrdiff_t sent = curl_binding_socket_send(connection->socket, start, left);
        count = sent < 0 ? 0 : sent;
    }
    connection->sent += count;
    return count > 0;
}

static bool receive_some(struct connection *connection) {
    // Of their own size, so that writing beyond them is noticed.
    size_t room = 1 + rand() % 20000, count = 0;
    uint8_t *bytes = malloc(room);
    bool is_end;
    if (connection->is_secure) {
        int code = curl_binding_receive(connection->easy, bytes, room, &count);
        is_end = code == 0 && count == 0;
        if (code != 0 && code != AGAIN) fail(connection, curl_binding_text(code));
    } else {
        ptrdiff_t result = curl_binding_socket_receive(connection->socket, bytes, room);
        is_end = result == 0 || result == -2, count = result < 0 ? 0 : result;
    }
    if (connection->http2) {
        bool is_fine = !is_end && http2_binding_receive(connection->http2, bytes, count);
        if (!is_fine) fail(connection, "ended early");
    } else {
        hear(connection, bytes, count);
        connection->is_over |= is_end;
        if (is_end && connection->tls && !connection->tls->is_ended) fail(connection, "no close_notify");
    }
    free(bytes);
    return count > 0;
}

static void go_on(struct connection *connection) {
    const uint8_t *bytes;
    ptrdiff_t more;
    if (connection->is_paused) http2_binding_resume(connection->http2, connection->stream);
    connection->is_paused = false;
    do {
        while (connection->http2 && (more = http2_binding_send(connection->http2, &bytes)) > 0) {
            append(connection, bytes, more);
        }
        while (connection->sent < connection->count && send_some(connection)) {}
    } while (!connection->is_over && receive_some(connection) && connection->number % 5 != 4);
    if (connection->is_over && !connection->is_upload && connection->received < 200000) {
        fail(connection, "too short");
    }
}

// 1000 zeros, and their number of bytes.
static const uint8_t gzip[] = "\x1f\x8b\x08\0\0\0\0\0\0\x03\x33\x30\x18\x05\xa3\x60\x14\x0c\x77"
                              "\0\0\x83\x99\x5f\xa8\xe8\x03\0\0";
static const uint8_t brotli[] = "\x1b\xe7\x03\xf8\x25\x60\xa2\xb1\x40\x20\x34";

// Inflates the first bytes of data, two at a time and into room for 100; whether it ended with 1000.
static bool inflate_some(curl_binding_format format, const uint8_t *bytes, size_t count) {
    curl_binding_inflater inflater = curl_binding_inflater_init(format);
    if (!inflater) return false;
    curl_binding_inflated result = CURL_BINDING_GOING_ON;
    size_t made = 0;
    for (size_t at = 0; at < count && result == CURL_BINDING_GOING_ON;) {
        // Of their own size, so that reading beyond them is noticed.
        size_t part = count - at < 2 ? count - at : 2, left, room;
        uint8_t *in = malloc(part), *out = malloc(100);
        for (size_t next = 0; next < part; next++) in[next] = bytes[at + next];
        size_t used = 0;
        do {
            left = part - used, room = 100;
            result = curl_binding_inflate(inflater, in + used, &left, out, &room);
            used = part - left, made += 100 - room;
        } while (result == CURL_BINDING_GOING_ON && (left > 0 || room == 0));
        free(in), free(out);
        at += part;
    }
    if (result == CURL_BINDING_CORRUPT) (void)curl_binding_inflater_text(inflater);
    if (result == CURL_BINDING_ENDED && format != CURL_BINDING_BROTLI) curl_binding_inflater_reset(inflater);
    curl_binding_inflater_cleanup(inflater);
    return result == CURL_BINDING_ENDED && made == 1000;
}

static bool inflate_all(curl_binding_format format, const uint8_t *bytes, size_t count) {
    for (size_t cut = 0; cut < count; cut++)
        if (inflate_some(format, bytes, cut)) return false;
    return inflate_some(format, bytes, count);
}

int main(int count, char **arguments) {
    if (count < 5 || curl_binding_absence() || !http2_binding_is_there()) return 2;
    if (!inflate_all(CURL_BINDING_GZIP, gzip, sizeof gzip - 1)) return 3;
    if (!inflate_all(CURL_BINDING_BROTLI, brotli, sizeof brotli - 1)) return 3;
    void *session = curl_binding_session_init();
    epoll = curl_binding_epoll_init();
    for (int begun = 0; ended + cancelled < CONNECTIONS;) {
        for (int at = 0; at < AT_A_TIME && begun < CONNECTIONS; at++) {
            struct connection *connection = &connections[at];
            if (connection->is_running) continue;
            start(connection, begun++, arguments + 1, arguments[4], session);
        }
        curl_binding_ready ready[64];
        int ready_count = curl_binding_epoll_ready(epoll, ready, 64, 5);
        for (int at = 0; at < ready_count; at++) {
            struct connection *owner = owners[ready[at].socket];
            if (owner->socket < 0) curl_binding_multi_act(owner->multi, ready[at].socket, ready[at].what);
        }
        for (int at = 0; at < AT_A_TIME; at++) {
            struct connection *connection = &connections[at];
            if (!connection->is_running) continue;
            int code;
            if (connection->socket < 0) {
                curl_binding_multi_act(connection->multi, -1, 0);
                if (curl_binding_multi_next_ended(connection->multi, &code)) {
                    (void)curl_binding_get(connection->easy, CURL_BINDING_CONNECT_TIME_T);
                    if (code != 0) fail(connection, curl_binding_text(code)); else ask(connection);
                }
            }
            if (connection->socket >= 0) go_on(connection);
            bool is_cancelled = connection->number % 5 == 4 && --connection->turns <= 0;
            if (!connection->is_over && !is_cancelled) continue;
            if (connection->is_over) ended++, received += connection->received; else cancelled++;
            stop(connection);
        }
    }
    curl_binding_epoll_close(epoll);
    curl_binding_session_release(session);
    printf("%d ended, %d cancelled, %d failed, ", ended, cancelled, failed);
    printf("%d resumed, %zu bytes\n", resumed, received);
    return failed || !cancelled || !resumed || received == 0;
}
